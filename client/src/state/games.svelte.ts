/** The games on offer: facts from the server, covers and boards from the games' own folders. */
import type { GameUi } from '$client/board/board_context';
import { call } from '$client/net/api';
import { once } from '$client/net/once';
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
  data = $state.raw<Games | null>(null);

  load = once(async () => {
    this.data = await call('games');
  });

  get(id: string): GameInfo | undefined {
    return this.data?.games.find((game) => game.id === id);
  }

  title(id: string, language: string): string {
    const titles = this.get(id)?.titles;
    return titles?.[language] ?? titles?.en ?? id;
  }
}

export const catalogue = new Catalogue();

/** Returns the address of a game's box picture; undefined if it brings none. */
export function cover(game: string): string | undefined {
  return covers[folder(game, 'cover.svg')];
}

/** Whether a game brings its own board; for one that does not the server must draw a picture. */
export function hasBoard(game: string): boolean {
  return folder(game, 'index.ts') in boards;
}

/** Loads a game's own board; null if it has none and the generic one must do. */
export async function loadBoard(game: string): Promise<GameUi | null> {
  const load = boards[folder(game, 'index.ts')];
  return load ? (await load()).default : null;
}
