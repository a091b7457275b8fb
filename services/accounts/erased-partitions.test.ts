import { partitions } from '../platform/partitions.ts';

const ERASER = 'accounts/on-account-erased';
const BY_ITS_TIME = 'it goes by its time to live, within days';
const MONEY = 'an amount under an id that says nothing of a person';

/** Partitions of an artist that the eraser leaves alone, each with what becomes of it. */
const left: Record<string, string> = {
  'ACCOUNT#{artistId}': 'erase-due-accounts.ts empties the profile, which is what begins all this',
  'LIBRARY#{artistId}': 'a card goes with its release, by the projector',
  'CONVERSATION#{artistId}#{releaseId}': 'it goes with its release, by assistant/on-uploads-left',
  'ASSISTANT-COUNT#{artistId}': BY_ITS_TIME,
  'UPLOAD-COUNT#{artistId}': BY_ITS_TIME,
  'SPLIT-COUNT#{artistId}': BY_ITS_TIME,
  'IDEMPOTENCY#{artistId}#{hash}': BY_ITS_TIME,
  'ADVANCE#{artistId}': MONEY,
  'EARNINGS#{artistId}': MONEY,
  'RELEASE-EARNINGS#{artistId}#{releaseId}': MONEY,
  'WALLET#{artistId}': MONEY,
};

test('product 19.3: of each partition of an artist the eraser is a writer, or it is said what becomes of it', () => {
  const kept = partitions
    .filter(({ pk, writers, removers }) => pk.includes('{artistId}') && ![...writers, ...removers].includes(ERASER))
    .map(({ pk }) => pk);
  expect(kept.sort()).toEqual(Object.keys(left).sort());
});
