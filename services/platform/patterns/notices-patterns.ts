import { indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const noticesPatterns: readonly Pattern[] = [
  {
    what: 'an artist’s notices, newest first; those of an hour, for a digest',
    by: 'noticeRepository.page',
    how: 'Query',
    on: [keys.notice],
  },
  { what: 'all notices of an artist, for their archive', by: 'noticeRepository.all', how: 'Query', on: [keys.notice] },
  {
    what: 'how many notices are unread, and what is to be emailed',
    by: 'noticeRepository.head',
    how: 'GetItem',
    on: [keys.notices],
  },
  {
    what: 'a notice is stored, with the state after it and the request for its email',
    by: 'noticeRepository.add',
    how: 'TransactWriteItems',
    on: [keys.notice, keys.notices, indexKeys.dueDigests, keys.outbox],
  },
  {
    what: 'a month’s earnings changed; what is due for an artist is announced and emailed',
    by: 'noticeRepository.settle',
    how: 'TransactWriteItems',
    on: [keys.notices, indexKeys.dueDigests, keys.notice, keys.outbox],
  },
  {
    what: 'the notice of a day names another store',
    by: 'noticeRepository.revise',
    how: 'UpdateItem',
    on: [keys.notice],
  },
  { what: 'notices were read', by: 'noticeRepository.markRead', how: 'UpdateItem', on: [keys.notices] },
  {
    what: 'artists for whom a digest or an announcement is due',
    by: 'noticeRepository.due',
    how: 'Query',
    on: [indexKeys.dueDigests],
  },
  {
    what: 'an account is erased',
    by: 'noticeRepository.removeAll',
    how: 'DeleteItem',
    on: [keys.notices, keys.notice],
  },
  {
    what: 'how far the look for release days has come',
    by: 'releaseDayRepository.find',
    how: 'GetItem',
    on: [keys.releaseDays],
  },
  {
    what: 'release days were announced up to a moment',
    by: 'releaseDayRepository.save',
    how: 'PutItem',
    on: [keys.releaseDays],
  },
  {
    what: 'delivered releases that start on a day',
    by: 'cardRepository.startingOn',
    how: 'Query',
    on: [indexKeys.releasesByDate],
  },
];
