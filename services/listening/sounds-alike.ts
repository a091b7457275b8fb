/** How far two fingerprints may be shifted against each other, in words of about an eighth of a second. */
const MAX_SHIFT = 60;
/** The minimum number of words that both must have at a shift. */
const MIN_OVERLAP = 80;
/**
 * The maximum share of differing bits. Another encoding of a recording differs in 4% to 6%, an equalised one in less
 * than 10%, another recording in 36% or more.
 */
const MAX_DIFFERENCE = 0.15;

/** Whether two fingerprints are of the same recording, at some shift. */
export function soundsAlike(one: Uint32Array, other: Uint32Array): boolean {
  for (let shift = -MAX_SHIFT; shift <= MAX_SHIFT; shift++) {
    const from = Math.max(0, shift);
    const to = Math.min(one.length, other.length + shift);
    if (to - from < MIN_OVERLAP) continue;
    let differing = 0;
    for (let at = from; at < to; at++) differing += bitsIn((one[at] ?? 0) ^ (other[at - shift] ?? 0));
    if (differing <= MAX_DIFFERENCE * 32 * (to - from)) return true;
  }
  return false;
}

/** Counts the bits that are set. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
