import { Problem } from '../../../shared/contract/problem.ts';
import type { Basis, Cell, StatementSource } from '../../../shared/earnings/cell.ts';
import type { ArtistId, StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { groupsOf } from '../../earnings/groups-of.ts';
import type { ledgerRepository } from '../../ledger/ledger-repository.ts';
import type { MoneyTables } from '../../ledger/post.ts';
import { whenRefused } from '../../platform/condition.ts';
import { retryWhenChanged } from '../../platform/retry-when-changed.ts';
import type { Write } from '../../platform/table.ts';
import { type PlannedPosting, planObject, unpackBatch } from '../plan-objects.ts';
import { postingOf, reversalOf } from '../posting-of.ts';
import type { StatementGateway } from '../statement-gateway.ts';
import type { StatementRepository } from '../statement-repository.ts';
import type { StoredStatement } from '../stored-statement.ts';

/** What an artist's cells change in their earnings, for the transaction that posts them. */
type EarningsWrites = (of: {
  artistId: ArtistId;
  statement: StatementSource;
  cells: readonly Cell[];
  bases: readonly Basis[];
  sign: 1 | -1;
  at: Date;
}) => Promise<Write[]>;

export type PostNeeds = {
  statements: StatementRepository;
  objects: Pick<StatementGateway, 'readJson'>;
  ledger: Pick<ReturnType<typeof ledgerRepository<MoneyTables>>, 'record'>;
  earningsWrites: EarningsWrites;
  /** Frees the claim of the file of a statement that is reversed. */
  freed: (statement: Statement) => Write[];
  /** Told when what was posted is not what was planned. */
  differs: (statementId: StatementId, found: { planned: string; posted: string }) => void;
  now: () => Date;
};

type BatchInput = { statementId: StatementId; batch: number };
/** What is posted, or was: it has a plan. */
type Planned = Extract<Statement, { state: 'approved' | 'posting' | 'posted' | 'reversing' | 'reversed' }>;

/** Payees whose transactions are made at the same time; those of one payee come one after the other. */
const AT_ONCE = 8;
/** How often a transaction is made again whose earnings somebody else changed meanwhile: other batches of the same statement, mostly. */
const TRIES = 20;

const moving = { POSTED: 'posting', REVERSED: 'reversing' } as const;
type Way = keyof typeof moving;

const batchesOf = ({ plan }: Planned): number[] => Array.from({ length: plan.batches }, (_, n) => n);

/** Begins to post an approved statement. @returns its batches, in any order to be posted; none when it is not to be posted any more */
export async function beginPosting(
  { statements, now }: PostNeeds,
  { statementId }: { statementId: StatementId },
): Promise<{ batches: number[] }> {
  const before = await statements.get(statementId);
  const { statement } = before;
  if (statement.state === 'posting') return { batches: batchesOf(statement) };
  if (statement.state !== 'approved') return { batches: [] };
  const changedAt = now().toISOString();
  const posted = { batches: 0, micros: '0' };
  await statements.save(before, { ...before, statement: { ...statement, state: 'posting', posted, changedAt } });
  return { batches: batchesOf(statement) };
}

/** @returns the batches to take back; none when that is not to be done */
export async function beginReversal(
  { statements }: PostNeeds,
  { statementId }: { statementId: StatementId },
): Promise<{ batches: number[] }> {
  const { statement } = await statements.get(statementId);
  return { batches: statement.state === 'reversing' ? batchesOf(statement) : [] };
}

/** Posts one batch: each of its transactions once, however often it is told, and then that it is done. */
export const postBatch = (needs: PostNeeds, input: BatchInput): Promise<void> => moveBatch(needs, input, 'POSTED');

/** Takes one batch back, by opposite entries. */
export const reverseBatch = (needs: PostNeeds, input: BatchInput): Promise<void> => moveBatch(needs, input, 'REVERSED');

async function moveBatch(needs: PostNeeds, { statementId, batch }: BatchInput, way: Way): Promise<void> {
  const { statements, objects, now } = needs;
  const stored = await statements.get(statementId);
  if (stored.statement.state !== moving[way]) return;
  const packed = await objects.readJson(statementId, planObject(folderOf(stored), 'batches', batch));
  if (packed === undefined) throw new Error(`The statement ${statementId} has no batch ${batch}`);
  const postings = unpackBatch(packed);
  const payees = [...groupsOf(postings, ({ to, payee }) => `${to} ${payee}`).values()];
  const worker = async () => {
    for (let own = payees.pop(); own; own = payees.pop())
      for (const planned of own) await move(needs, stored.statement as Planned, planned, way);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const micros = postings.reduce((sum, posting) => sum + posting.micros + posting.platformMicros, 0n);
  const keys = postings.map(({ payee, n }) => `${payee}:${n}`);
  await statements.addBatch(statementId, { way, batch, micros, keys }, now());
}

const folderOf = ({ planFolder }: StoredStatement): string => planFolder ?? '';

/** One transaction: its entries, the wallet, and what the artist sees of it, together or not at all. */
async function move(needs: PostNeeds, statement: Planned, planned: PlannedPosting, way: Way): Promise<void> {
  const { ledger, earningsWrites, now } = needs;
  const { statementId, fileName, read } = statement;
  const at = now();
  const posting = (way === 'POSTED' ? postingOf : reversalOf)(planned, { statementId, payer: read.payer, at });
  const source: StatementSource = {
    statementId,
    source: read.payerName,
    fileName,
    currency: read.currency,
    rate: read.rate ?? '1',
  };
  await retryWhenChanged(
    'busy',
    async () => {
      const writes =
        planned.to === 'artist'
          ? await earningsWrites({
              artistId: planned.payee as ArtistId,
              statement: source,
              cells: planned.cells,
              bases: planned.bases,
              sign: way === 'POSTED' ? 1 : -1,
              at,
            })
          : [];
      await whenRefused(ledger.record(posting, writes), ({ index, error }) => {
        // The earnings are others by now: they are read again.
        if (index < writes.length) throw new Problem('busy', { reason: 'the earnings changed' });
        throw error;
      });
    },
    TRIES,
  );
}

/** Ends a posting: what the batches came to is the plan, or somebody is told and it stays as it is. */
export async function finishPosting(needs: PostNeeds, { statementId }: { statementId: StatementId }): Promise<void> {
  const before = await needs.statements.get(statementId);
  const { statement } = before;
  if (statement.state !== 'posting' || !isWhole(needs, statement, statement.posted)) return;
  const at = needs.now().toISOString();
  const after = { ...statement, state: 'posted' as const, postedAt: at, changedAt: at };
  await needs.statements.save(before, { ...before, statement: after });
}

/** Ends a reversal, in the same way. Its file may be dropped again. */
export async function finishReversal(needs: PostNeeds, { statementId }: { statementId: StatementId }): Promise<void> {
  const before = await needs.statements.get(statementId);
  const { statement } = before;
  if (statement.state !== 'reversing' || !isWhole(needs, statement, statement.reversed)) return;
  const at = needs.now().toISOString();
  const after = { ...statement, state: 'reversed' as const, reversedAt: at, changedAt: at };
  await needs.statements.save(before, { ...before, statement: after }, needs.freed(statement));
}

function isWhole(
  { differs }: PostNeeds,
  { statementId, plan }: Planned,
  { batches, micros }: { batches: number; micros: string },
): boolean {
  if (batches === plan.batches && micros === plan.micros) return true;
  differs(statementId, { planned: `${plan.micros} in ${plan.batches}`, posted: `${micros} in ${batches}` });
  return false;
}
