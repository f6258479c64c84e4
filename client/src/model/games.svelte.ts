/** The games there are: from the server; with covers and boards from the games' own folders. */
import { call } from '$client/net/api';
import type { GameUi } from './sight';
import type { GameInfo, Games } from '$client/wire';

const boards = import.meta.glob<{ default: GameUi }>('../../../src/scurry/games/*/ui/index.ts');
const covers = import.meta.glob<string>('../../../src/scurry/games/*/ui/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

function folder(game: string, file: string): string {
  return `../../../src/scurry/games/${game}/ui/${file}`;
}

class Catalogue {
  found = $state.raw<Games | null>(null);

  async load(): Promise<Games> {
    this.found ??= await call('games');
    return this.found;
  }

  get(id: string): GameInfo | undefined {
    return this.found?.games.find((game) => game.id === id);
  }

  title(id: string, language: string): string {
    const titles = this.get(id)?.titles;
    return titles?.[language] ?? titles?.en ?? id;
  }
}

export const catalogue = new Catalogue();

/** The picture on the box; undefined for a game that brings none. */
export function cover(game: string): string | undefined {
  return covers[folder(game, 'cover.svg')];
}

/** The game's own board, or null: then the generic one does. */
export async function boardOf(game: string): Promise<GameUi | null> {
  const load = boards[folder(game, 'index.ts')];
  return load ? (await load()).default : null;
}
