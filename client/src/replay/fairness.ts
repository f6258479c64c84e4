/**
 * Was it fair? The seal shown before the first move must fit the secret told at the end, and every
 * draw of the game must follow from that secret and from what the players mixed in. Computed here,
 * in the browser, from the record; the server is not asked to vouch for itself.
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

export function check(story: Sealed): Verdict {
  const secret = hexToBytes(story.secret);
  const key = hmac(sha256, secret, utf8ToBytes(['scurry draws', ...story.nonces].join('\n')));
  const wrong: Verdict['wrong'] = [];
  let draws = 0;
  story.chapters.forEach((chapter, step) => {
    chapter.draws.forEach((draw, index) => {
      if (drawn(key, draws, draw.below) !== draw.value) wrong.push({ step, draw: index });
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
export function drawn(key: Uint8Array, number: number, below: number): number {
  const digest = hmac(sha256, key, utf8ToBytes(`draw ${number} of ${below}`));
  return Number(BigInt(`0x${bytesToHex(digest)}`) % BigInt(below));
}
