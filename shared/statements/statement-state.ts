import { isListed } from '../is-listed.ts';

/**
 * States of a statement (product 23.8). `awaiting-file`: its upload has begun. `reading`: it is being read, or matched
 * again. `stopped`: something is wrong or missing. `ready`: a person has to decide. `approved`: it has all approvals,
 * and will be posted next.
 */
export const statementStates = [
  'awaiting-file',
  'reading',
  'stopped',
  'ready',
  'approved',
  'posting',
  'posted',
  'reversing',
  'reversed',
  'discarded',
] as const;
export type StatementState = (typeof statementStates)[number];

/** The states that may follow each state. */
const statementEdges = {
  'awaiting-file': ['reading', 'discarded'],
  // A file can be discarded while it is still being read.
  reading: ['ready', 'stopped', 'discarded'],
  // Somebody has supplied the missing fact.
  stopped: ['reading', 'discarded'],
  ready: ['approved', 'reading', 'discarded'],
  // A changed match requires new approvals.
  approved: ['posting', 'reading'],
  posting: ['posted'],
  // A recording in suspense was matched, and is now posted.
  posted: ['reversing', 'posting'],
  reversing: ['reversed'],
  reversed: [],
  discarded: [],
} as const satisfies Record<StatementState, readonly StatementState[]>;

/** Whether a statement may go from one state to another. */
export const mayBecome = (from: StatementState, to: StatementState): boolean => isListed(statementEdges[from], to);

/** Whether a stage is working on the statement, so that it advances without anyone's action. */
export const isInProgress = (state: StatementState): boolean =>
  state === 'reading' || state === 'approved' || state === 'posting' || state === 'reversing';
