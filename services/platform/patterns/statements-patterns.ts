import { auditKeys, indexKeys, keys, ledgerKeys, walletKeys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

const change = [keys.statement, indexKeys.statements, indexKeys.statementsOfTab, keys.statementTotals, auditKeys.entry];

export const statementsPatterns: readonly Pattern[] = [
  {
    what: 'an import begins',
    by: 'statementRepository.create',
    how: 'TransactWriteItems',
    on: [...change, keys.idempotency],
  },
  { what: 'a statement', by: 'statementRepository.find', how: 'GetItem', on: [keys.statement] },
  {
    what: 'a page of all statements, or of a tab',
    by: 'statementRepository.page',
    how: 'Query',
    on: [indexKeys.statements, indexKeys.statementsOfTab],
  },
  {
    what: 'the number of statements in each tab',
    by: 'statementRepository.totals',
    how: 'Query',
    on: [keys.statementTotals],
  },
  {
    what: 'a statement changes state, or advances within it, with everything that this frees, saves or causes',
    by: 'statementRepository.save',
    how: 'TransactWriteItems',
    on: [
      ...change,
      keys.statementFile,
      keys.statementMapping,
      keys.postedLines,
      keys.postedStatement,
      keys.territoryName,
      keys.recordingMatch,
      keys.outbox,
    ],
  },
  {
    what: 'a batch of postings is counted, once',
    by: 'statementRepository.addBatch',
    how: 'TransactWriteItems',
    on: [keys.statementBatch, keys.statement],
  },
  {
    what: 'a part of an artist’s allocation from a statement is posted, reversed, or paid out of suspense after they accepted: entries, wallet and earnings',
    by: 'ledgerRepository.record',
    how: 'TransactWriteItems',
    on: [
      ...[ledgerKeys.transaction, ledgerKeys.entry, walletKeys.wallet],
      ...[keys.earnings, keys.monthEarnings, keys.releaseEarnings],
      ...[keys.suspense, keys.outbox],
      ...[keys.advance, keys.takenForAdvance],
    ],
  },
  {
    what: 'an artist’s advances: when their part of a statement is posted, and for each artist on a page of a plan',
    by: 'recoupments.advancesOf',
    how: 'Query',
    on: [keys.advance],
  },
  {
    what: 'the recoupment from an artist’s share of a statement: to show it, and when more of it is posted',
    by: 'recoupments.recoupedFromShare',
    how: 'Query',
    on: [keys.takenForAdvance],
  },
  {
    what: 'the recoupment of a transaction',
    by: 'recoupments.reverse',
    how: 'GetItem',
    on: [keys.takenForAdvance],
  },
  {
    what: 'the suspended money of a party who has accepted',
    by: 'suspenseRepository.waitingFor',
    how: 'Query',
    on: [keys.suspense],
  },
  {
    what: 'the outcome of a suspended part',
    by: 'suspenseRepository.find',
    how: 'GetItem',
    on: [keys.suspense],
  },
  {
    what: 'the columns that the office has mapped',
    by: 'mappingRepository.all',
    how: 'Query',
    on: [keys.statementMapping],
  },
  {
    what: 'a mapping is removed',
    by: 'mappingRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.statementMapping, auditKeys.entry],
  },
  {
    what: 'the names of territories that the office has identified',
    by: 'territoryNameRepository.all',
    how: 'Query',
    on: [keys.territoryName],
  },
  {
    what: 'a name of a territory is removed',
    by: 'territoryNameRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.territoryName, auditKeys.entry],
  },
  {
    what: 'the office’s matches of recordings',
    by: 'recordingMatchRepository.among',
    how: 'BatchGetItem',
    on: [keys.recordingMatch],
  },
  {
    what: 'the office’s match of a recording',
    by: 'recordingMatchRepository.find',
    how: 'GetItem',
    on: [keys.recordingMatch],
  },
  {
    what: 'the statements with a recording’s money in suspense',
    by: 'unmatchedRecordingRepository.statementsWith',
    how: 'Query',
    on: [keys.recordingWaits],
  },
  {
    what: 'a statement was posted with a recording’s money in suspense',
    by: 'unmatchedRecordingRepository.register',
    how: 'PutItem',
    on: [keys.recordingWaits],
  },
  {
    what: 'the statement of a file',
    by: 'fileClaims.holder',
    how: 'GetItem',
    on: [keys.statementFile],
  },
  {
    what: 'the statements with posted lines of a payer',
    by: 'postedLines.of',
    how: 'Query',
    on: [keys.postedLines, keys.postedStatement],
  },
  {
    what: 'the holders of the codes in a statement, and their releases',
    by: 'loadCatalogue.load',
    how: 'BatchGetItem',
    on: [keys.code, keys.release],
  },
];
