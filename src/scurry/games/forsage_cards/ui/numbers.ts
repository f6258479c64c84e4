/** 0, 1, … up to, not including, a number: for things drawn so many times. */
export function upTo(end: number): number[] {
  return [...Array(Math.max(0, end)).keys()];
}
