import { randomUUID } from 'node:crypto';
import type { StatementId } from '../../shared/ids.ts';
import type { Deduction } from '../../shared/statements/deduction.ts';
import type { StatementState } from '../../shared/statements/statement-state.ts';
import { newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { mappingRepository } from '../statements/mapping/mapping-repository.ts';
import { territoryNameIdOf, territoryNameRepository } from '../statements/mapping/territory-name-repository.ts';
import { planObject } from '../statements/planning/plan-objects.ts';
import { statementGateway } from '../statements/storage/statement-gateway.ts';
import { statementItem } from '../statements/storage/stored-statement.ts';
import { aStatement } from './a-statement.ts';
import { laptop } from './laptop.ts';
import { table } from './people.ts';
import { developer } from './storage.ts';

const FOLDER = '1-example';
/** Makes the only recording of a stored statement. */
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

/** Stores a mapping. @returns its id */
export async function storedMapping(by: { id: string; name: string }): Promise<string> {
  const mappingId = `ferry-${randomUUID()}`;
  const mapping = { mappingId, name: 'Ferry', columns: { amount: 'Net' }, use: 'stream', dates: 'day-first' } as const;
  await table.transact([mappingRepository(table).save({ ...mapping, by, at: new Date().toISOString() })]);
  return mappingId;
}

/** Stores a territory name. @returns its id */
export async function storedTerritoryName(by: { id: string; name: string }): Promise<string> {
  const text = `Atlantis ${randomUUID()}`;
  const territoryNameId = territoryNameIdOf(text);
  const name = { territoryNameId, text, territory: 'PT', by, at: new Date().toISOString() };
  await table.transact([territoryNameRepository(table).save(name)]);
  return territoryNameId;
}

/** Stores a statement that is ready, with a deduction. */
export async function statementWithDeduction(by: { id: string; name: string }) {
  const [deductionId, at] = [newId('deduction'), new Date().toISOString()];
  const deduction: Deduction = { deductionId, kind: 'bank-charge', reason: 'Transfer', amount: '0.25', by, at };
  return { ...(await storedStatement('ready', by, [deduction])), deductionId };
}

/** Stores a statement with its file and the lists of its plan. */
export async function storedStatement(
  state: StatementState,
  by: { id: string; name: string },
  deductions: Deduction[] = [],
): Promise<{ statementId: StatementId; key: string }> {
  const statement = { ...aStatement(state, by), ...(deductions.length > 0 && { deductions }) };
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
      said: { to: 'track', artistId: by.id, releaseId: newId('release'), trackId: newId('track') },
      by,
      at: statement.createdAt,
    },
  });
  return { statementId, key: recording.key };
}
