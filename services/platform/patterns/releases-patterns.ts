import { auditKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const releasesPatterns: readonly Pattern[] = [
  {
    what: 'a new release',
    by: 'releaseRepository.create',
    how: 'TransactWriteItems',
    on: [keys.release, keys.releaseCount, keys.idempotency],
  },
  { what: 'a release', by: 'releaseRepository.get', how: 'GetItem', on: [keys.release] },
  {
    what: 'a release with its uploads',
    by: 'releaseRepository.aggregate',
    how: 'Query',
    on: [{ ...keys.release, sk: 'all' }],
  },
  { what: 'a field of a release or track', by: 'releaseRepository.edit', how: 'UpdateItem', on: [keys.release] },
  { what: 'a track is added', by: 'trackRepository.add', how: 'UpdateItem', on: [keys.release] },
  { what: 'a track is removed', by: 'trackRepository.remove', how: 'UpdateItem', on: [keys.release] },
  { what: 'the tracks get another order', by: 'trackRepository.reorder', how: 'UpdateItem', on: [keys.release] },
  { what: 'a field of all tracks', by: 'trackRepository.editAll', how: 'UpdateItem', on: [keys.release] },
  {
    what: 'a draft is deleted',
    by: 'releaseRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.release, keys.releaseCount],
  },
  {
    what: 'a step of the strategy is ticked',
    by: 'releaseRepository.saveChecklist',
    how: 'UpdateItem',
    on: [keys.release],
  },
  { what: 'the plan of a release has ended', by: 'releaseRepository.endPlan', how: 'UpdateItem', on: [keys.release] },
  { what: 'a draft is submitted', by: 'releaseRepository.saveSubmitted', how: 'UpdateItem', on: [keys.release] },
  {
    what: 'a draft with typed codes is submitted',
    by: 'releaseRepository.saveSubmitted',
    how: 'TransactWriteItems',
    on: [keys.release, keys.code],
  },
  { what: 'the next codes of a range', by: 'codeRepository.take', how: 'UpdateItem', on: [keys.codeRange] },
  { what: 'does somebody have a code', by: 'codeRepository.claimed', how: 'GetItem', on: [keys.code] },
  { what: 'is a typed code somebody else’s', by: 'codeRepository.refused', how: 'GetItem', on: [keys.code] },
  { what: 'who has a code that was assigned', by: 'codeRepository.keep', how: 'UpdateItem', on: [keys.code] },
  {
    what: 'a message joins the thread of a release',
    by: 'messageRepository.add',
    how: 'TransactWriteItems',
    on: [keys.release, keys.releaseMessage, keys.outbox, auditKeys.entry, keys.idempotency],
  },
  {
    what: 'changes of a submission are requested',
    by: 'releaseRepository.saveChangesRequested',
    how: 'TransactWriteItems',
    on: [keys.release, keys.earlierSubmission, keys.releaseMessage, keys.outbox, auditKeys.entry, keys.idempotency],
  },
  {
    what: 'a submitted release is exported',
    by: 'releaseRepository.saveExported',
    how: 'TransactWriteItems',
    on: [keys.release, keys.export, auditKeys.entry],
  },
  { what: 'who has a code', by: 'codeRepository.holder', how: 'GetItem', on: [keys.code] },
  {
    what: 'the distributor’s codes are entered',
    by: 'assignedCodeRepository.enter',
    how: 'TransactWriteItems',
    on: [keys.release, keys.code, auditKeys.entry],
  },
  {
    what: 'a code is taken from a release',
    by: 'assignedCodeRepository.free',
    how: 'TransactWriteItems',
    on: [keys.code, keys.release, auditKeys.entry],
  },
  { what: 'what was handed out of a release', by: 'exportRepository.ofRelease', how: 'Query', on: [keys.export] },
];
