import { keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const platformPatterns: readonly Pattern[] = [
  {
    what: 'an event is published',
    by: 'outbox.publish',
    how: 'TransactWriteItems',
    on: [keys.outbox],
  },
  { what: 'an email is about to be sent', by: 'mailRepository.claim', how: 'UpdateItem', on: [keys.mail] },
  { what: 'the outcome of an email', by: 'mailRepository.settle', how: 'UpdateItem', on: [keys.mail] },
  {
    what: 'whether an address may be written to',
    by: 'addressRepository.isClosed',
    how: 'GetItem',
    on: [keys.address],
  },
  { what: 'an address is blocked from email', by: 'addressRepository.close', how: 'PutItem', on: [keys.address] },
  {
    what: 'an address may be written to again (a command)',
    by: 'addressRepository.open',
    how: 'DeleteItem',
    on: [keys.address],
  },
  {
    what: 'whether a network address has called too often',
    by: 'callQuota',
    how: 'UpdateItem',
    on: [keys.calls],
  },
  {
    what: 'a request with an Idempotency-Key begins, or gets its answer',
    by: 'storedAnswer.begin, keep',
    how: 'PutItem',
    on: [keys.idempotency],
  },
  {
    what: 'the stored answer of a request that failed',
    by: 'storedAnswer.find',
    how: 'GetItem',
    on: [keys.idempotency],
  },
  {
    what: 'a page of all items, to migrate those of an old shape (a command)',
    by: 'migrationRepository.page',
    how: 'Scan',
    on: [keys.release],
  },
  {
    what: 'an item is rewritten in its new shape, if it has not changed (a command)',
    by: 'migrationRepository.rewrite',
    how: 'UpdateItem',
    on: [keys.release],
  },
  {
    what: 'the progress of a migration (a command)',
    by: 'migrationRepository.progress',
    how: 'GetItem',
    on: [keys.migration],
  },
  {
    what: 'a page of a migration is done, once (a command)',
    by: 'migrationRepository.save',
    how: 'PutItem',
    on: [keys.migration],
  },
  { what: 'a refused request frees its key', by: 'storedAnswer.free', how: 'DeleteItem', on: [keys.idempotency] },
];
