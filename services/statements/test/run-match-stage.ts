import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ArtistId, StatementId, TrackId } from '../../../shared/ids.ts';
import type { SplitVersion } from '../../../shared/royalties/split-agreement.ts';
import type { Deduction } from '../../../shared/statements/deduction.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import type { Payment } from '../../payments/payment.ts';
import type { Table } from '../../platform/table.ts';
import type { CardRepository } from '../../releases/library/card-repository.ts';
import { catalogueLoader, ownersFinder } from '../matching/load-catalogue.ts';
import { matchStage } from '../matching/match-stage.ts';
import { agreementsLoader } from '../planning/load-terms.ts';
import type { StageNeeds } from '../stages/stage-needs.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';

type Input = {
  table: Pick<Table, 'batchGet'>;
  cards: Pick<CardRepository, 'all'>;
  paymentsOf: (artistId: ArtistId) => Promise<Payment[]>;
  splitsOf: (trackIds: readonly TrackId[]) => Promise<Map<TrackId, SplitVersion[]>>;
  decisions: ReadonlyMap<string, Decision>;
  /** The files that the read stage leaves. */
  files: { groups: string; recordings: string };
  deductions?: Deduction[];
  rate: string;
  /** The sum of the lines. */
  amount: string;
  /** Called with each object of the plan. */
  store: (name: string, json: unknown) => void;
};

/**
 * Runs the match stage of a statement without a laptop, on a catalogue in memory.
 * @returns the statement afterwards
 */
export async function runMatchStage({ table, cards, files, decisions, ...input }: Input): Promise<Statement> {
  const at = '2026-11-23T10:00:00.000Z';
  const read = { currency: 'EUR', lines: 1, payer: 'payer', payerName: 'A payer', amount: input.amount };
  const statement = {
    ...{ statementId: 'statement', state: 'reading', given: { rate: input.rate }, ver: 1, createdAt: at },
    ...{ read, ...(input.deductions && { deductions: input.deductions }) },
  } as unknown as Statement;
  let stored: StoredStatement = { statement, planFolder: undefined };
  const match = (said: Decision) => ({ said, by: { id: 'ada', name: 'Ada' }, at });
  const needs = {
    statements: { get: async () => stored, save: async (_: unknown, after: StoredStatement) => (stored = after) },
    objects: {
      fetch: async (_: StatementId, name: string, to: string) => {
        await copyFile(name === 'groups.parquet' ? files.groups : files.recordings, to);
        return true;
      },
      storeJson: async (_: StatementId, name: string, json: unknown) => input.store(name, json),
    },
    matches: {
      among: async (keys: readonly string[]) =>
        new Map(
          keys.flatMap((key) => {
            const said = decisions.get(key);
            return said ? [[key, match(said)] as const] : [];
          }),
        ),
    },
    findOwners: ownersFinder(table),
    loadCatalogue: catalogueLoader(table, cards),
    loadAgreements: agreementsLoader(input),
    newFolder: () => 'plan',
    withTemporaryFolder: async <T>(work: (folder: string) => Promise<T>) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'segno-match-'));
      return work(folder).finally(() => rm(folder, { recursive: true }));
    },
    now: () => new Date(at),
  } as unknown as StageNeeds;
  await matchStage(needs, { statementId: statement.statementId });
  return stored.statement;
}
