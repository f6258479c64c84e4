/** The table of Forsage with cards. */
import type { GameUi } from '$client/model/sight';
import Board from './Board.svelte';
import { facts } from './facts';
import Hand from './Hand.svelte';
import { targetsOf } from './pick.svelte';
import { offered } from './ways';

const ui: GameUi = {
  board: Board,
  hand: Hand,
  facts,
  targets: targetsOf,
  window: (sight) => [
    { key: 'stop', label: sight.say('choice-stop'), strikes: true },
    { key: 'pass', label: sight.say('choice-pass') },
  ],
  covers: (_sight, key) => offered(key, innerHeight >= 480),
};
export default ui;
