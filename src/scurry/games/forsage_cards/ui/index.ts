/** The table of Forsage with cards. */
import type { GameUi } from '$client/board';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { isOffered } from './choices';
import Hand from './Hand.svelte';
import { motions, sound } from './motions';
import Picture from './Picture.svelte';
import Plate from './Plate.svelte';
import { opensTurn } from './story';
import { racing, viewOf } from './table_view';

const ui: GameUi = {
  board: Board,
  hand: Hand,
  plate: Plate,
  choice: Choice,
  picture: Picture,
  motions,
  sound,
  opensTurn,
  goal: (context) => context.say('ui-goal', racing(viewOf(context))),
  window: (context) => [
    { key: 'stop', label: context.say('choice-stop'), strikes: true },
    { key: 'pass', label: context.say('choice-pass') },
  ],
  covers: (_context, option) => isOffered(option),
};
export default ui;
