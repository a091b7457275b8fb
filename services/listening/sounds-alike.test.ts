import fc from 'fast-check';
import { smallestHashes } from './smallest-hashes.ts';
import { soundsAlike } from './sounds-alike.ts';

/** Fingerprints of unrelated words, as those of unrelated recordings are. */
const prints = fc.tuple(fc.integer({ min: 1, max: 0x7fffffff }), fc.integer({ min: 200, max: 900 })).map(noise);

function noise([seed, length]: [number, number]): Uint32Array {
  let state = seed;
  return Uint32Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  });
}

/** Flips this share of the bits, as another encoding of the same recording does. */
const changed = (print: Uint32Array, share: number) =>
  print.map((word, n) => {
    let bits = 0;
    for (let bit = 0; bit < 32; bit++) if (((n * 32 + bit) * 2_654_435_761) % 1000 < share * 1000) bits |= 1 << bit;
    return (word ^ bits) >>> 0;
  });

test('a recording sounds like itself, trimmed, delayed, or with a tenth of its bits changed', () => {
  fc.assert(
    fc.property(prints, fc.integer({ min: 0, max: 60 }), (print, shift) => {
      expect(soundsAlike(print, print)).toBe(true);
      expect(soundsAlike(print, print.slice(shift))).toBe(true);
      expect(soundsAlike(print.slice(shift), print)).toBe(true);
      expect(soundsAlike(print, changed(print, 0.1))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('two recordings do not sound alike, and neither do two seconds of one', () => {
  fc.assert(
    fc.property(prints, prints, (one, other) => {
      fc.pre(one[0] !== other[0]);
      expect(soundsAlike(one, other)).toBe(false);
      expect(soundsAlike(one.slice(0, 20), one.slice(0, 20))).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test('hashes are shared by the same words in any order, and not by others', () => {
  fc.assert(
    fc.property(prints, prints, (one, other) => {
      fc.pre(one[0] !== other[0]);
      const hashes = smallestHashes(one);
      expect(hashes).toHaveLength(32);
      expect(smallestHashes(one.slice().reverse())).toEqual(hashes);
      // The last four bits are not stable.
      expect(smallestHashes(one.map((word) => (word ^ 5) >>> 0))).toEqual(hashes);
      expect(smallestHashes(other).filter((hash) => hashes.includes(hash)).length).toBeLessThan(3);
    }),
    { numRuns: 30 },
  );
});

test('silence and held notes have no hashes, because they would match each other', () => {
  expect(smallestHashes(new Uint32Array(948).fill(627_964_279))).toEqual([]);
});
