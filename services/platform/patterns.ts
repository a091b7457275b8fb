import { auditKeys, indexKeys, keys, ledgerKeys } from './keys.ts';

type KeyTemplate = { pk: string; sk: string; index?: string };

/** One question that the product asks of the table, or one change that it makes. */
export type Pattern = {
  /** What is asked, in words. */
  what: string;
  /** Where in the product: the repository's function. */
  by: string;
  how: 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'TransactWriteItems';
  on: readonly KeyTemplate[];
};

/**
 * Every access pattern. ACCESS-PATTERNS.md is printed from these rows (`npm run docs`), and a test fails when it is stale or when a
 * key has no row. No request scans.
 */
export const patterns: readonly Pattern[] = [
  { what: 'who is calling, and what may they do', by: 'profileRepository.find', how: 'GetItem', on: [keys.profile] },
  {
    what: 'a new account',
    by: 'profileRepository.create',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.userTotals],
  },
  {
    what: 'an account moves to another status',
    by: 'profileRepository.setStatus',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.userTotals, auditKeys.entry],
  },
  {
    what: 'the admin role is given, with an active account',
    by: 'profileRepository.giveAdminRole',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.userTotals, auditKeys.entry],
  },
  {
    what: 'the admin role is taken',
    by: 'profileRepository.takeAdminRole',
    how: 'TransactWriteItems',
    on: [keys.profile, auditKeys.entry],
  },
  {
    what: 'the e-mail address follows the user pool',
    by: 'profileRepository.setEmail',
    how: 'UpdateItem',
    on: [keys.profile],
  },
  { what: 'every sign-in ends', by: 'profileRepository.endSignIns', how: 'UpdateItem', on: [keys.profile] },
  {
    what: 'an account is gone from the user pool',
    by: 'profileRepository.close',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.userTotals],
  },
  {
    what: 'a page of the accounts of a status',
    by: 'profileRepository.list',
    how: 'Query',
    on: [indexKeys.usersByStatus],
  },
  { what: 'a page of all accounts', by: 'profileRepository.list', how: 'Query', on: [indexKeys.allUsers] },
  {
    what: 'the counts of tabs and totals',
    by: 'counters.read',
    how: 'Query',
    on: [keys.userTotals, keys.releaseTotals],
  },

  { what: 'a page of an artist’s library', by: 'cardRepository.library', how: 'Query', on: [indexKeys.library] },
  {
    what: 'a page of an admin’s tab of releases',
    by: 'cardRepository.tab',
    how: 'Query',
    on: [indexKeys.releasesByState],
  },
  {
    what: 'a card follows its release',
    by: 'cardRepository.put',
    how: 'TransactWriteItems',
    on: [keys.card, keys.releaseTotals],
  },
  {
    what: 'a card goes with its release',
    by: 'cardRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.card, keys.releaseTotals],
  },

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
    what: 'a submitted release is exported',
    by: 'releaseRepository.saveExported',
    how: 'TransactWriteItems',
    on: [keys.release, auditKeys.entry],
  },

  {
    what: 'an upload of a draft is expected',
    by: 'mediaRepository.expectUpload',
    how: 'TransactWriteItems',
    on: [keys.release, keys.media, keys.awaitedUploads, keys.uploadsOfDay],
  },
  {
    what: 'which uploads of a release are on their way, as its quota has them',
    by: 'uploadQuota.forgetJudged',
    how: 'GetItem',
    on: [keys.awaitedUploads],
  },
  {
    what: 'uploads that were judged are forgotten by the quota',
    by: 'uploadQuota.forgetJudged',
    how: 'UpdateItem',
    on: [keys.awaitedUploads],
  },
  {
    what: 'which uploads of a release are on their way, as they are',
    by: 'mediaRepository.awaitedIn',
    how: 'Query',
    on: [keys.media],
  },
  {
    what: 'an upload is bound to the bytes that were judged',
    by: 'mediaRepository.claim',
    how: 'UpdateItem',
    on: [keys.media],
  },
  { what: 'uploads that newer ones superseded', by: 'mediaRepository.supersededBy', how: 'Query', on: [keys.media] },
  { what: 'an upload', by: 'mediaRepository.find', how: 'GetItem', on: [keys.media] },
  { what: 'an upload is refused', by: 'mediaRepository.refuse', how: 'UpdateItem', on: [keys.media] },
  {
    what: 'a checked file becomes part of its release',
    by: 'mediaRepository.place',
    how: 'TransactWriteItems',
    on: [keys.media, keys.release, keys.profile],
  },
  {
    what: 'the uploads of a deleted release or track',
    by: 'mediaRepository.leftBehind',
    how: 'Query',
    on: [{ ...keys.release, sk: 'all' }],
  },
  {
    what: 'an upload goes with its release or track',
    by: 'mediaRepository.remove',
    how: 'DeleteItem',
    on: [keys.media],
  },

  {
    what: 'a checkout is opened, and its release knows it',
    by: 'paymentRepository.openCheckout',
    how: 'TransactWriteItems',
    on: [keys.checkout, keys.release, keys.idempotency],
  },
  {
    what: 'a checkout ends without a payment',
    by: 'paymentRepository.closeCheckout',
    how: 'UpdateItem',
    on: [keys.release],
  },
  { what: 'what a checkout was opened for', by: 'paymentRepository.findCheckout', how: 'GetItem', on: [keys.checkout] },
  {
    what: 'a payment, its posting and the plan',
    by: 'paymentRepository.record',
    how: 'TransactWriteItems',
    on: [keys.payment, ledgerKeys.transaction, ledgerKeys.entry, keys.release],
  },
  { what: 'what became of a payment', by: 'paymentRepository.find', how: 'GetItem', on: [keys.payment] },
  {
    what: 'a payment was given back, and its posting',
    by: 'paymentRepository.recordRefund',
    how: 'TransactWriteItems',
    on: [keys.payment, ledgerKeys.transaction, ledgerKeys.entry],
  },

  {
    what: 'something happened that others must hear of',
    by: 'outbox.tell',
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
