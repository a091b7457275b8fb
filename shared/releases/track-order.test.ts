import fc from 'fast-check';
import { aTrack, inOrder, newId } from '../test/builders.ts';
import { derivedCredits } from './derived-credits.ts';
import { orderedTracks } from './ordered-tracks.ts';
import { isPermutation, TrackOrder } from './track-order.ts';

const ids = fc.integer({ min: 0, max: 15 }).map((count) => Array.from({ length: count }, () => newId('track')));
const shuffled = <I extends string>(all: I[]) =>
  fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
const orders = ids.chain((from) => fc.record({ from: fc.constant(from), to: shuffled(from) }));

test('every permutation of the tracks is a valid order', () => {
  fc.assert(fc.property(orders, (order) => expect(TrackOrder.parse(order)).toEqual(order)));
});

test('an order with a missing, repeated or foreign track is not valid', () => {
  fc.assert(
    fc.property(orders, fc.nat(), ({ from, to }, at) => {
      fc.pre(to.length > 0);
      const place = at % to.length;
      const without = to.filter((_, n) => n !== place);
      const replaced = (by: string) => to.map((id, n) => (n === place ? by : id));
      const wrong = [without, [...to, newId('track')], replaced(newId('track'))];
      if (to.length > 1) wrong.push(replaced(to[(place + 1) % to.length] ?? ''), [...without, without[0] ?? '']);
      for (const order of wrong) expect(isPermutation(from, order)).toBe(false);
    }),
  );
});

test('product 7.3: reordering keeps the set of tracks, and each track’s number is its position', () => {
  const album = fc.integer({ min: 1, max: 15 }).map((count) => inOrder(Array.from({ length: count }, () => aTrack())));
  const reordered = album.chain((before) =>
    fc.record({ before: fc.constant(before), trackIds: shuffled(before.trackIds) }),
  );
  fc.assert(
    fc.property(reordered, ({ before, trackIds }) => {
      const after = orderedTracks({ ...before, trackIds });
      expect(new Set(after)).toEqual(new Set(orderedTracks(before)));
      expect(after.map(({ id }) => id)).toEqual(trackIds);
      // Values derived from all tracks do not depend on their order.
      const [one, two] = [derivedCredits(before), derivedCredits({ ...before, trackIds })];
      expect([two.explicit, two.containsCovers]).toEqual([one.explicit, one.containsCovers]);
    }),
  );
});
