import { partitions } from '../platform/partitions.ts';
import { allBelongings } from './all-belongings.ts';

const ERASER = 'accounts/on-account-erased';

test('each partition of an artist is written by the eraser, or kept by its domain for a reason (product 19.3)', () => {
  const notErased = partitions
    .filter(({ pk, writers, removers }) => pk.includes('{artistId}') && ![...writers, ...removers].includes(ERASER))
    .map(({ pk }) => pk);
  const kept = allBelongings.flatMap((one) => Object.keys(one.kept ?? {}));
  expect(kept.sort()).toEqual(notErased.sort());
});
