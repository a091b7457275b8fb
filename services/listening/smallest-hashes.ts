/** How many hashes of a fingerprint are kept. */
const KEPT_HASHES = 32;
/** The last bits of a fingerprint's words change first when a recording is encoded again. */
const STABLE_BITS = 0xfffffff0;
/** A fingerprint of silence, or of one held note, has fewer different words. It would match every other one. */
const MIN_WORDS = KEPT_HASHES;

/**
 * The smallest hashes of a fingerprint's words. Two fingerprints share many of them if and only if they share many
 * words, wherever these are (minimum hashing); so a recording can be found again by any few of them.
 * @returns whole numbers below 2^32, in order; none for a fingerprint without enough different words
 */
export function smallestHashes(print: Uint32Array): number[] {
  const hashes = new Set<number>();
  for (const word of print) hashes.add(mix((word & STABLE_BITS) >>> 0));
  if (hashes.size < MIN_WORDS) return [];
  return [...hashes].sort((a, b) => a - b).slice(0, KEPT_HASHES);
}

/** Mixes the bits of a word, so that similar words have unrelated hashes (the finalizer of MurmurHash3). */
function mix(word: number): number {
  let hash = word;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
