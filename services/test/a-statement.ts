import { faultText } from '../../shared/royalties/statement-fault.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import type { StatementState } from '../../shared/statements/statement-state.ts';
import { newId } from '../../shared/test/builders.ts';

const none = { recordings: 0, lines: 0, amount: '0' };

/** Makes a statement in the given state, as the stage before it leaves it. Its file has one unknown recording. */
export function aStatement(state: StatementState, by: { id: string; name: string }): Statement {
  const at = new Date().toISOString();
  const base = {
    statementId: newId('statement'),
    fileName: 'august.csv',
    bytes: 9,
    given: {},
    createdAt: at,
    createdBy: by,
    changedAt: at,
    ver: 1,
  };
  const read = {
    format: 'spotify_licensor',
    formatName: 'Spotify (to licensors)',
    // Each statement has a separate payer, because statements from one payer affect each other.
    payer: `spotify-${base.statementId.slice(-8).toLowerCase()}`,
    payerName: 'Spotify',
    currency: 'USD',
    months: ['2026-08'],
    lines: 1,
    groups: 1,
    amount: '1.5',
    quantity: '2',
    badLines: 0,
    unknownTerritories: [],
    rate: '1',
    postedBefore: { asOf: 0, lines: 0, amount: '0', statements: [] },
  };
  const planned = {
    ...base,
    read,
    matches: {
      matched: none,
      withdrawn: none,
      'two-owners': none,
      'two-releases': none,
      unmatched: { recordings: 1, lines: 1, amount: '1.5' },
    },
    plan: {
      version: 1,
      madeAt: at,
      micros: '0',
      artistMicros: '0',
      platformMicros: '0',
      suspenseMicros: '0',
      artists: 0,
      batches: 0,
    },
    approvals: [],
    approvalsNeeded: 1,
  };
  const moved = { batches: 0, micros: '0' };
  const reversal = { by, at, reason: 'Of another month' };
  const views: { [S in StatementState]: Extract<Statement, { state: S }> } = {
    'awaiting-file': { ...base, state: 'awaiting-file' },
    reading: { ...base, state: 'reading', progress: { stage: 'waiting', at } },
    stopped: {
      ...base,
      state: 'stopped',
      fault: {
        code: 'two-currencies',
        text: faultText({ code: 'two-currencies', currencies: ['EUR', 'USD'] }),
        details: { currencies: ['EUR', 'USD'] },
      },
    },
    ready: { ...planned, state: 'ready' },
    approved: { ...planned, state: 'approved' },
    posting: { ...planned, state: 'posting', posted: moved },
    posted: { ...planned, state: 'posted', posted: moved, postedAt: at },
    reversing: { ...planned, state: 'reversing', posted: moved, reversal, reversed: moved },
    reversed: { ...planned, state: 'reversed', posted: moved, reversal, reversed: moved, reversedAt: at },
    discarded: { ...base, state: 'discarded', discarded: { by, at } },
  };
  return views[state];
}
