import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ArtistId, ReleaseId, StatementId, TrackId } from '../../../shared/ids.ts';
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
  /** Lists an artist's releases. */
  cards: { all: (artistId: ArtistId) => Promise<{ artistId: ArtistId; id: ReleaseId }[]> };
  paymentsOf: (artistId: ArtistId) => Promise<Payment[]>;
  splitsOf: (trackIds: readonly TrackId[]) => Promise<Map<TrackId, SplitVersion[]>>;
  decisions: ReadonlyMap<string, Decision>;
  /** The files that the read stage leaves. */
  files: { groups: string; recordings: string };
  deductions?: Deduction[];
  rate: string;
  /** The sum of the lines. */
  amount: string;
  /** Called with each object of a plan. */
  store: (name: string, json: unknown) => void;
  /** Returns an object that was stored. */
  read?: (name: string) => unknown;
};

/** Builds what the match stages need without a laptop, for one statement on a catalogue in memory. */
export function stagesInMemory({ table, cards, files, decisions, ...input }: Input) {
  const at = '2026-11-23T10:00:00.000Z';
  const read = { currency: 'EUR', lines: 1, payer: 'payer', payerName: 'A payer', amount: input.amount };
  const statement = {
    ...{ statementId: 'statement', state: 'reading', given: { rate: input.rate }, ver: 1, createdAt: at },
    ...{ read, ...(input.deductions && { deductions: input.deductions }) },
  } as unknown as Statement;
  let stored: StoredStatement = { statement, planFolder: undefined };
  const match = (decision: Decision) => ({ said: decision, by: { id: 'ada', name: 'Ada' }, at });
  const needs = {
    statements: { get: async () => stored, save: async (_: unknown, after: StoredStatement) => (stored = after) },
    objects: {
      fetch: async (_: StatementId, name: string, to: string) => {
        await copyFile(name === 'groups.parquet' ? files.groups : files.recordings, to);
        return true;
      },
      storeJson: async (_: StatementId, name: string, json: unknown) => input.store(name, json),
      readJson: async (_: StatementId, name: string) => input.read?.(name),
    },
    matches: {
      among: async (keys: readonly string[]) =>
        new Map(
          keys.flatMap((key) => {
            const decision = decisions.get(key);
            return decision ? [[key, match(decision)] as const] : [];
          }),
        ),
    },
    findOwners: ownersFinder(table),
    loadCatalogue: catalogueLoader(table, cards as unknown as CardRepository),
    loadAgreements: agreementsLoader(input),
    newFolder: () => (stored.planFolder ? 'later' : 'plan'),
    withTemporaryFolder: async <T>(work: (folder: string) => Promise<T>) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'segno-match-'));
      return work(folder).finally(() => rm(folder, { recursive: true }));
    },
    now: () => new Date(at),
  } as unknown as StageNeeds;
  return {
    needs,
    current: (): StoredStatement => stored,
    /** Changes the statement, as its other stages do. */
    change: (change: (before: StoredStatement) => StoredStatement): void => {
      stored = change(stored);
    },
  };
}

/** Runs the match stage of a statement without a laptop. @returns the statement afterwards */
export async function runMatchStage(input: Input): Promise<Statement> {
  const { needs, current } = stagesInMemory(input);
  await matchStage(needs, { statementId: current().statement.statementId });
  return current().statement;
}
