import { indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const splitsPatterns: readonly Pattern[] = [
  { what: 'what was agreed about a track', by: 'splitRepository.find', how: 'GetItem', on: [keys.split] },
  {
    what: 'a page of the tracks of which somebody has a part',
    by: 'splitRepository.tracksOf',
    how: 'Query',
    on: [keys.splitParty],
  },
  {
    what: 'agreements change as one: somebody proposes, accepts, declines, agrees or does not, or takes a change back',
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
    what: 'a recording is on another release, and its agreement follows it there',
    by: 'carryOver',
    how: 'TransactWriteItems',
    on: [keys.split, keys.splitParty, keys.splitInvitation],
  },
  {
    what: 'its owner and parties are told, and the release’s history says it',
    by: 'carryOver',
    how: 'TransactWriteItems',
    on: [keys.outbox, keys.release],
  },
  {
    what: 'agreements name an erased account no more, and it finds them no more',
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
    what: 'what an address is invited to and has not answered',
    by: 'splitInvitationRepository.openFor',
    how: 'Query',
    on: [indexKeys.splitInvitationsTo],
  },
];
