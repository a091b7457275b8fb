import { auditKeys, indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const accountsPatterns: readonly Pattern[] = [
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
    what: 'an account gets a role in the office, with which it is active, or loses it',
    by: 'officeRoleRepository.setRole',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.office, keys.userTotals, auditKeys.entry],
  },
  { what: 'who works in the office', by: 'officeRoleRepository.officeMembers', how: 'GetItem', on: [keys.office] },
  {
    what: 'the e-mail address follows the user pool',
    by: 'profileRepository.copyFromPool',
    how: 'UpdateItem',
    on: [keys.profile],
  },
  {
    what: 'which mails an artist wants',
    by: 'accountMailRepository.setPreferences',
    how: 'UpdateItem',
    on: [keys.profile],
  },
  {
    what: 'a password was changed',
    by: 'accountMailRepository.passwordChanged',
    how: 'TransactWriteItems',
    on: [keys.outbox],
  },
  { what: 'every sign-in ends', by: 'profileRepository.endSignIns', how: 'UpdateItem', on: [keys.profile] },
  {
    what: 'an account is gone from the user pool',
    by: 'profileRepository.close',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.office, keys.userTotals],
  },
  {
    what: 'a page of the accounts of a status',
    by: 'profileListRepository.list',
    how: 'Query',
    on: [indexKeys.usersByStatus],
  },
  { what: 'a page of all accounts', by: 'profileListRepository.list', how: 'Query', on: [indexKeys.allUsers] },
  {
    what: 'accounts by the beginning of a name or a handle',
    by: 'userSearchRepository.search',
    how: 'Query',
    on: [keys.userTerm],
  },
  {
    what: 'what an account is found by',
    by: 'userSearchRepository.setTerms',
    how: 'TransactWriteItems',
    on: [keys.userTerm],
  },
  {
    what: 'somebody of the office sees an artist’s pages',
    by: 'profileRepository.seenAsArtist',
    how: 'TransactWriteItems',
    on: [auditKeys.entry],
  },
  {
    what: 'the counts of tabs and totals',
    by: 'counters.read',
    how: 'Query',
    on: [keys.userTotals, keys.releaseTotals, keys.paymentTotals],
  },
  {
    what: 'the end of an account begins, and its artist is mailed',
    by: 'deletionRepository.beginDeletion',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.outbox],
  },
  {
    what: 'the end of an account is taken back, or cannot be any more',
    by: 'deletionRepository.takeDeletionBack, claimErasure',
    how: 'UpdateItem',
    on: [keys.profile],
  },
  {
    what: 'a profile is emptied of everything personal, and closed',
    by: 'deletionRepository.erase',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.userTotals],
  },
  {
    what: 'a draft of an erased account goes',
    by: 'releaseRepository.removeUnpaid',
    how: 'TransactWriteItems',
    on: [keys.release, keys.releaseCount],
  },
  {
    what: 'the lead of an erased account goes',
    by: 'leadRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.lead, keys.leadTotals],
  },
];
