import { auditKeys, indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const accountsPatterns: readonly Pattern[] = [
  { what: 'the caller, and what they may do', by: 'profileRepository.find', how: 'GetItem', on: [keys.profile] },
  {
    what: 'a new account',
    by: 'profileRepository.create',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.userTotals],
  },
  {
    what: 'an account changes status',
    by: 'profileRepository.setStatus',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.userTotals, auditKeys.entry],
  },
  {
    what: 'an account gets a role in the office, which makes it active, or loses it',
    by: 'officeRoleRepository.setRole',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.office, keys.userTotals, auditKeys.entry],
  },
  { what: 'the members of the office', by: 'officeRoleRepository.officeMembers', how: 'GetItem', on: [keys.office] },
  {
    what: 'the email address follows the user pool',
    by: 'profileRepository.copyFromPool',
    how: 'UpdateItem',
    on: [keys.profile],
  },
  {
    what: 'which emails an artist wants',
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
    what: 'an account was deleted at the user pool',
    by: 'profileRepository.close',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.office, keys.userTotals],
  },
  {
    what: 'a page of the accounts with a status',
    by: 'profileListRepository.list',
    how: 'Query',
    on: [indexKeys.usersByStatus],
  },
  { what: 'a page of all accounts', by: 'profileListRepository.list', how: 'Query', on: [indexKeys.allUsers] },
  {
    what: 'accounts by the prefix of a name or a handle',
    by: 'userSearchRepository.search',
    how: 'Query',
    on: [keys.userTerm],
  },
  {
    what: 'the search entries of an account',
    by: 'userSearchRepository.setTerms',
    how: 'TransactWriteItems',
    on: [keys.userTerm],
  },
  {
    what: 'somebody in the office views an artist’s pages',
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
    what: 'the deletion of an account begins, and its artist is emailed',
    by: 'deletionRepository.beginDeletion',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.outbox],
  },
  {
    what: 'the deletion of an account is cancelled, or cannot be any more',
    by: 'deletionRepository.takeDeletionBack, claimErasure',
    how: 'UpdateItem',
    on: [keys.profile],
  },
  {
    what: 'a profile is cleared of everything personal, and closed',
    by: 'deletionRepository.erase',
    how: 'TransactWriteItems',
    on: [keys.profile, keys.userTotals],
  },
  {
    what: 'the progress of the daily walk over all accounts (no request)',
    by: 'accountWalkRepository.find',
    how: 'GetItem',
    on: [keys.accountWalk],
  },
  {
    what: 'a page of accounts was handled, once (no request)',
    by: 'accountWalkRepository.save',
    how: 'PutItem',
    on: [keys.accountWalk],
  },
  {
    what: 'a draft of an erased account is removed',
    by: 'releaseRepository.removeUnpaid',
    how: 'TransactWriteItems',
    on: [keys.release, keys.releaseCount],
  },
  {
    what: 'the lead of an erased account is removed',
    by: 'leadRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.lead, keys.leadTotals],
  },
];
