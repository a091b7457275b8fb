import { randomUUID } from 'node:crypto';
import type { StatementId } from '../../shared/ids.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import type { StatementState } from '../../shared/statements/statement-state.ts';
import { newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { planObject } from '../statements/plan-objects.ts';
import { statementGateway } from '../statements/statement-gateway.ts';
import { statementItem } from '../statements/stored-statement.ts';
import { laptop } from './laptop.ts';
import { table } from './people.ts';
import { developer } from './storage.ts';

const FOLDER = '1-example';
const none = { recordings: 0, lines: 0, amount: '0' };

/** A statement that a stage left in a state: its file has one recording that nobody knows. */
function aStatement(state: StatementState, by: { id: string; name: string }): Statement {
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
    payer: 'spotify',
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
      micros: '1500000',
      artistMicros: '0',
      platformMicros: '0',
      suspenseMicros: '1500000',
      artists: 0,
      batches: 0,
    },
    repeats: [],
    approvals: [],
    approvalsNeeded: 1,
  };
  const moved = { batches: 0, micros: '0' };
  const reversal = { by, at, reason: 'Of another month' };
  const views: { [S in StatementState]: Extract<Statement, { state: S }> } = {
    'awaiting-file': { ...base, state: 'awaiting-file' },
    reading: { ...base, state: 'reading', progress: { stage: 'waiting', at } },
    stopped: { ...base, state: 'stopped', fault: { code: 'empty', text: 'The file is empty.', details: {} } },
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

/** The one recording of such a statement. */
const exampleRecording = (seed: string = randomUUID()) => ({
  key: Buffer.from(seed.padEnd(32, '-').slice(0, 32)).toString('hex'),
  kind: 'unmatched' as const,
  isrc: '',
  upc: '',
  title: 'Low Tide',
  artist: 'Mara Ellis',
  lines: 1,
  amount: '1.5',
});

/** Stores one, with its file and what its plan lists. */
export async function storedStatement(
  state: StatementState,
  by: { id: string; name: string },
): Promise<{ statementId: StatementId; key: string }> {
  const statement = aStatement(state, by);
  const { statementId } = statement;
  const recording = exampleRecording(statementId);
  const objects = statementGateway(laptop.outputs.StatementsBucket, developer);
  await objects.storeJson(statementId, 'original', '1234567');
  await objects.storeJson(statementId, planObject(FOLDER, 'unmatched', 0), [recording]);
  await table.put({ Item: statementItem({ statement, planFolder: FOLDER }) });
  await table.put({
    Item: {
      ...keys.recordingMatch({ recording: recording.key }),
      v: 1,
      recording: recording.key,
      said: { to: 'suspense' },
      by,
      at: statement.createdAt,
    },
  });
  return { statementId, key: recording.key };
}
