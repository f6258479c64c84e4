/**
 * Checks that the server did not cheat. The commitment shown before the first move must be the hash
 * of the secret told at the end, and every draw must follow from that secret and the players'
 * nonces. Computed in the browser from the record, so the server need not be trusted.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Story } from '$client/wire';

export interface Verdict {
  seal: boolean; // the secret fits the seal
  draws: number;
  wrong: { step: number; draw: number }[]; // draws that do not follow from the secret
  mixed: number; // players who mixed something in
}

export type Sealed = Pick<Story, 'chapters' | 'nonces' | 'secret' | 'commitment'>;

export function checkFairness(story: Sealed): Verdict {
  const secret = hexToBytes(story.secret);
  const key = hmac(sha256, secret, utf8ToBytes(['scurry draws', ...story.nonces].join('\n')));
  const wrong: Verdict['wrong'] = [];
  let draws = 0;
  story.chapters.forEach((chapter, step) => {
    chapter.draws.forEach((draw, index) => {
      if (expectedDraw(key, draws, draw.below) !== draw.value) wrong.push({ step, draw: index });
      draws++;
    });
  });
  return {
    seal: bytesToHex(sha256(secret)) === story.commitment,
    draws,
    wrong,
    mixed: story.nonces.filter(Boolean).length,
  };
}

/** Draw number `number` of the game, from 0 up to, not including, `below`. */
export function expectedDraw(key: Uint8Array, number: number, below: number): number {
  const digest = hmac(sha256, key, utf8ToBytes(`draw ${number} of ${below}`));
  return Number(BigInt(`0x${bytesToHex(digest)}`) % BigInt(below));
}
