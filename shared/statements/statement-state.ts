/**
 * What became of a store's statement (product 23.8). `awaiting-file`: its upload has begun. `reading`: it is read, or matched again.
 * `stopped`: something is wrong with it, or missing. `ready`: a person decides. `approved`: enough people did, and it is to be posted.
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

/** What a statement in a state may become. */
const statementEdges = {
  'awaiting-file': ['reading', 'discarded'],
  // A file that takes long may be let go of while it is read.
  reading: ['ready', 'stopped', 'discarded'],
  // What it lacks was given.
  stopped: ['reading', 'discarded'],
  ready: ['approved', 'reading', 'discarded'],
  // A match that changes asks for another approval.
  approved: ['posting', 'reading'],
  posting: ['posted'],
  // A recording was matched that waited in suspense.
  posted: ['reversing', 'posting'],
  reversing: ['reversed'],
  reversed: [],
  discarded: [],
} as const satisfies Record<StatementState, readonly StatementState[]>;

/** Whether a statement may go from one state to the other. */
export const mayBecome = (from: StatementState, to: StatementState): boolean =>
  (statementEdges[from] as readonly StatementState[]).includes(to);

/** Whether a stage works on it at this moment, so that it moves by itself. */
export const isMoving = (state: StatementState): boolean =>
  state === 'reading' || state === 'approved' || state === 'posting' || state === 'reversing';
