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
    what: 'a page of all statements, or of those of a tab',
    by: 'statementRepository.page',
    how: 'Query',
    on: [indexKeys.statements, indexKeys.statementsOfTab],
  },
  {
    what: 'how many statements each tab has',
    by: 'statementRepository.totals',
    how: 'Query',
    on: [keys.statementTotals],
  },
  {
    what: 'a statement comes into another state, or on in its own, with what that frees, saves or causes',
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
    what: 'what a batch of postings came to is added, once',
    by: 'statementRepository.addBatch',
    how: 'TransactWriteItems',
    on: [keys.statementBatch, keys.statement],
  },
  {
    what: 'a part of what a statement gives one artist is posted, taken back, or given when they have accepted: entries, wallet, and what the artist sees of it',
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
    what: 'what an artist was paid ahead: as their part of a statement is posted, and for each of a page of those whom one would give something',
    by: 'recoupments.advancesOf',
    how: 'Query',
    on: [keys.advance],
  },
  {
    what: 'what advances took of an artist’s share of a statement: to show it, and as more of it is posted',
    by: 'recoupments.takenOfShare',
    how: 'Query',
    on: [keys.takenForAdvance],
  },
  {
    what: 'what a transaction took for advances',
    by: 'recoupments.givenBack',
    how: 'GetItem',
    on: [keys.takenForAdvance],
  },
  {
    what: 'what waits in suspense for somebody who has accepted their part',
    by: 'suspenseRepository.waitingFor',
    how: 'Query',
    on: [keys.suspense],
  },
  {
    what: 'what became of a part that waited in suspense',
    by: 'suspenseRepository.find',
    how: 'GetItem',
    on: [keys.suspense],
  },
  {
    what: 'which columns the office has mapped',
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
    what: 'which names of territories the office has identified',
    by: 'territoryNameRepository.all',
    how: 'Query',
    on: [keys.territoryName],
  },
  {
    what: 'a name of a territory is forgotten',
    by: 'territoryNameRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.territoryName, auditKeys.entry],
  },
  {
    what: 'what the office said of recordings',
    by: 'recordingMatchRepository.among',
    how: 'BatchGetItem',
    on: [keys.recordingMatch],
  },
  {
    what: 'what the office said of a recording',
    by: 'recordingMatchRepository.find',
    how: 'GetItem',
    on: [keys.recordingMatch],
  },
  {
    what: 'which statements keep money of a recording in suspense',
    by: 'recordingWaitsRepository.statementsOf',
    how: 'Query',
    on: [keys.recordingWaits],
  },
  {
    what: 'a statement was posted with money of a recording in suspense',
    by: 'recordingWaitsRepository.keep',
    how: 'PutItem',
    on: [keys.recordingWaits],
  },
  {
    what: 'which statement has a file',
    by: 'fileClaim.holder',
    how: 'GetItem',
    on: [keys.statementFile],
  },
  {
    what: 'which statements have posted lines of a payer',
    by: 'postedLines.of',
    how: 'Query',
    on: [keys.postedLines, keys.postedStatement],
  },
  {
    what: 'who has the codes that a statement names, and their releases',
    by: 'loadCatalogue.load',
    how: 'BatchGetItem',
    on: [keys.code, keys.release],
  },
];
