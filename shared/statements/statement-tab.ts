import type { StatementState } from './statement-state.ts';

/** Tabs of the office's list, in addition to *All*; tabs with work to do come first (product 30.1). */
export const statementTabs = ['to-approve', 'stopped', 'in-progress', 'posted', 'reversed', 'discarded'] as const;
export type StatementTab = (typeof statementTabs)[number];

const tabs: Record<StatementState, StatementTab> = {
  'awaiting-file': 'in-progress',
  reading: 'in-progress',
  stopped: 'stopped',
  ready: 'to-approve',
  approved: 'in-progress',
  posting: 'in-progress',
  posted: 'posted',
  reversing: 'in-progress',
  reversed: 'reversed',
  discarded: 'discarded',
};

/** The tab that lists a statement in this state. */
export const tabOfState = (state: StatementState): StatementTab => tabs[state];
