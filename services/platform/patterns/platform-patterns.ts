import { keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const platformPatterns: readonly Pattern[] = [
  {
    what: 'something happened that others must hear of',
    by: 'outbox.publish',
    how: 'TransactWriteItems',
    on: [keys.outbox],
  },
  { what: 'a mail is about to be sent', by: 'mailRepository.claim', how: 'UpdateItem', on: [keys.mail] },
  { what: 'what became of a mail', by: 'mailRepository.settle', how: 'UpdateItem', on: [keys.mail] },
  { what: 'may an address be written to', by: 'addressRepository.isClosed', how: 'GetItem', on: [keys.address] },
  { what: 'an address takes no more mail', by: 'addressRepository.close', how: 'PutItem', on: [keys.address] },
  {
    what: 'an address is written to again (a command)',
    by: 'addressRepository.open',
    how: 'DeleteItem',
    on: [keys.address],
  },
  {
    what: 'has a network address called too often',
    by: 'callQuota',
    how: 'UpdateItem',
    on: [keys.calls],
  },
  {
    what: 'a request with an Idempotency-Key begins, or has its answer',
    by: 'storedAnswer.begin, keep',
    how: 'PutItem',
    on: [keys.idempotency],
  },
  {
    what: 'the answer that a failed request already has',
    by: 'storedAnswer.find',
    how: 'GetItem',
    on: [keys.idempotency],
  },
  { what: 'a refused request frees its key', by: 'storedAnswer.free', how: 'DeleteItem', on: [keys.idempotency] },
];
