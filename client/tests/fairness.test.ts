import { describe, expect, test } from 'vitest';
import { checkFairness, type Sealed } from '$client/replay/fairness';

// Made by the server's own generator: scurry.kernel.rng.KeyedRng(bytes(range(32)), ("ab", "", "cd")).
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SEAL = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const DRAWS = [5, 50, 172200]; // below 6, 52 and 1000000

function story(): Sealed {
  const chapter = { chooser: null, key: null, events: [], standing: [] };
  const [a, b, c] = DRAWS.map((value, at) => ({ value, below: [6, 52, 1_000_000][at]! }));
  return {
    chapters: [
      { ...chapter, draws: [a!, b!] },
      { ...chapter, draws: [] },
      { ...chapter, draws: [c!] },
    ],
    nonces: ['ab', '', 'cd'],
    secret: SECRET,
    commitment: SEAL,
  };
}

describe('fairness', () => {
  test('a fair game is recomputed to the last draw', () => {
    expect(checkFairness(story())).toEqual({ seal: true, draws: 3, wrong: [], mixed: 2 });
  });

  test('a forged draw is named', () => {
    const forged = story();
    forged.chapters[2]!.draws[0]!.value += 1;
    expect(checkFairness(forged).wrong).toEqual([{ step: 2, draw: 0 }]);
  });

  test('another secret than the sealed one is found out', () => {
    expect(checkFairness({ ...story(), commitment: SEAL.replace(/^./, 'x') }).seal).toBe(false);
    const other = checkFairness({ ...story(), secret: SECRET.replace('00', 'ff') });
    expect(other.seal).toBe(false);
    expect(other.wrong.length).toBeGreaterThan(0);
  });

  test('what a player mixed in counts', () => {
    expect(checkFairness({ ...story(), nonces: ['ab', 'x', 'cd'] }).wrong.length).toBeGreaterThan(
      0,
    );
  });
});
