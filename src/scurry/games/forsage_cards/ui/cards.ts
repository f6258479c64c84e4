/** The thirteen cards: what the game calls them, their pictures, and the name printed on them. */
import type { BoardContext } from '$client/board';

export const KINDS = [
  'crash',
  'boost',
  'stop',
  'overtake',
  'parking',
  'give-way',
  'traffic',
  'attention',
  'blyskavka',
  'taifun',
  'yaguaryk',
  'kometa',
  'pryvyd',
] as const;
export type Kind = (typeof KINDS)[number];

const PICTURES: Partial<Record<Kind, string>> = {
  'give-way': 'giveway',
  blyskavka: 'lightning',
  taifun: 'typhoon',
  yaguaryk: 'jaguarik',
  kometa: 'comet',
  pryvyd: 'ghost',
};

/** The last part of a picture's id: `fc-card-…`, `fc-ico-…`. */
export function picture(kind: Kind): string {
  return PICTURES[kind] ?? kind;
}

export function isKind(word: string): word is Kind {
  return (KINDS as readonly string[]).includes(word);
}

/** The name as printed. What stands in brackets is drawn on the card already. */
export function faceOf(context: BoardContext, kind: Kind): string {
  return context.say(`card-${kind}.face`).replace(/\s*\(.*\)$/, '');
}

export interface Group {
  kind: Kind;
  count: number;
}

/** Equal cards lie on each other, in the order of the box. */
export function grouped(cards: readonly Kind[]): Group[] {
  return KINDS.map((kind) => ({
    kind,
    count: cards.filter((card) => card === kind).length,
  })).filter((group) => group.count > 0);
}
