import { indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const splitsPatterns: readonly Pattern[] = [
  { what: 'the agreement about a track', by: 'splitRepository.find', how: 'GetItem', on: [keys.split] },
  {
    what: 'a page of the tracks in which somebody has a part',
    by: 'splitRepository.tracksOf',
    how: 'Query',
    on: [keys.splitParty],
  },
  {
    what: 'agreements change together: somebody proposes, accepts, declines, agrees, disagrees, or withdraws a change',
    by: 'splitRepository.save',
    how: 'TransactWriteItems',
    on: [
      keys.split,
      keys.splitParty,
      keys.splitInvitation,
      indexKeys.splitInvitationsTo,
      keys.splitInvitationsOfDay,
      keys.outbox,
      keys.idempotency,
    ],
  },
  {
    what: 'an agreement is carried over to another release of its recording',
    by: 'carryOver',
    how: 'TransactWriteItems',
    on: [keys.split, keys.splitParty, keys.splitInvitation],
  },
  {
    what: 'its owner and parties are notified, and the release’s history records it',
    by: 'carryOver',
    how: 'TransactWriteItems',
    on: [keys.outbox, keys.release],
  },
  {
    what: 'an erased account is removed from its agreements',
    by: 'splitNamesRepository.forget',
    how: 'DeleteItem',
    on: [keys.splitParty],
  },
  {
    what: 'an invitation to a split',
    by: 'splitInvitationRepository.find',
    how: 'GetItem',
    on: [keys.splitInvitation],
  },
  {
    what: 'the open invitations of an address',
    by: 'splitInvitationRepository.openFor',
    how: 'Query',
    on: [indexKeys.splitInvitationsTo],
  },
];
