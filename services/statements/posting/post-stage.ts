import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { groupBy } from '../../earnings/group-by.ts';
import type { Write } from '../../platform/table.ts';
import { type RegisterNeeds, registerUnmatched } from '../later-matches/register-unmatched.ts';
import { artistAllocations } from '../planning/artist-allocations.ts';
import { planObject, unpackBatch } from '../planning/plan-objects.ts';
import type { WorkDue } from '../stages/work-due.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import { postTransaction, reverseTransaction, type TransactionNeeds } from './post-transaction.ts';
import type { PlannedStatement } from './statement-source.ts';

export type PostNeeds = TransactionNeeds &
  RegisterNeeds & {
    statements: StatementRepository;
    objects: Pick<StatementGateway, 'readJson'>;
    workDue: WorkDue;
    /** Releases the file claim of a reversed statement. */
    releaseFile: (statement: Statement) => Write[];
    /** Called if the posted total differs from the plan. */
    reportMismatch: (statementId: StatementId, found: { planned: string; posted: string }) => void;
  };

type BatchInput = { statementId: StatementId; batch: number };

/** The number of payees that are posted concurrently. Transactions for the same payee are posted sequentially. */
const AT_ONCE = 8;

const moving = { POSTED: 'posting', REVERSED: 'reversing' } as const;
type Way = keyof typeof moving;

const isMoved = (statement: Statement, way: Way): statement is PlannedStatement => statement.state === moving[way];

const allBatches = ({ plan }: PlannedStatement): number[] => Array.from({ length: plan.batches }, (_, n) => n);
/**
 * Lists the batches that have yet to be posted; for a statement that was posted before, only those in its last folder.
 */
const unpostedBatches = (statement: PlannedStatement, { batchFolders = [] }: StoredStatement): number[] =>
  allBatches(statement).filter((n) => n >= (batchFolders.at(-1)?.from ?? 0));

/**
 * Begins to post an approved statement.
 * @returns the batches to post, in any order; none if the statement has advanced
 */
export async function beginPosting(
  { statements, now }: PostNeeds,
  { statementId }: { statementId: StatementId },
): Promise<{ batches: number[] }> {
  const before = await statements.get(statementId);
  const { statement } = before;
  if (statement.state === 'posting') return { batches: unpostedBatches(statement, before) };
  if (statement.state !== 'approved') return { batches: [] };
  const changedAt = now().toISOString();
  const posted = { batches: 0, micros: '0' };
  await statements.save(before, { ...before, statement: { ...statement, state: 'posting', posted, changedAt } });
  return { batches: allBatches(statement) };
}

/**
 * Begins to reverse a statement.
 * @returns the batches to reverse; none if the statement is not being reversed
 */
export async function beginReversal(
  { statements }: PostNeeds,
  { statementId }: { statementId: StatementId },
): Promise<{ batches: number[] }> {
  const { statement } = await statements.get(statementId);
  return { batches: statement.state === 'reversing' ? allBatches(statement) : [] };
}

/** Posts the transactions of a batch, then counts the batch. Repeated calls post each transaction only once. */
export const postBatch = (needs: PostNeeds, input: BatchInput): Promise<void> => moveBatch(needs, input, 'POSTED');

/** Reverses a batch with opposite entries. */
export const reverseBatch = (needs: PostNeeds, input: BatchInput): Promise<void> => moveBatch(needs, input, 'REVERSED');

async function moveBatch(needs: PostNeeds, { statementId, batch }: BatchInput, way: Way): Promise<void> {
  const { statements, objects, now } = needs;
  const stored = await statements.get(statementId);
  const { statement } = stored;
  if (!isMoved(statement, way)) return;
  const name = planObject(folderOf(stored, batch), 'batches', batch);
  const packed = await objects.readJson(statementId, name);
  if (packed === undefined) throw new Error(`The statement ${statementId} has no batch ${batch}`);
  const postings = unpackBatch(packed);
  const payees = [...groupBy(postings, ({ to, payee }) => `${to} ${payee}`).values()];
  const move = way === 'POSTED' ? postTransaction : reverseTransaction;
  const allocations = artistAllocations(objects, stored);
  const worker = async () => {
    for (let own = payees.pop(); own; own = payees.pop())
      for (const planned of own)
        await move(needs, planned, {
          statement,
          batch: name,
          artistAllocations: allocations,
        });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const micros = postings.reduce((sum, posting) => sum + posting.micros + posting.platformMicros, 0n);
  const keys = postings.map(({ payee, n }) => `${payee}:${n}`);
  await statements.addBatch(statementId, { way, batch, micros, keys }, now());
}

const folderOf = ({ planFolder, batchFolders = [] }: StoredStatement, batch: number): string =>
  batchFolders.findLast(({ from }) => from <= batch)?.folder ?? planFolder ?? '';

/**
 * Finishes a posting if the batches add up to the plan; otherwise reports the mismatch and leaves the statement
 * unchanged. Queues recordings that were matched while the statement was being posted. Matches made after that find the
 * statement registered under the recording.
 */
export async function finishPosting(needs: PostNeeds, { statementId }: { statementId: StatementId }): Promise<void> {
  const before = await needs.statements.get(statementId);
  const { statement } = before;
  if (statement.state !== 'posting' || !matchesPlan(needs, statement, statement.posted)) return;
  const now = needs.now();
  const at = now.toISOString();
  const after = { ...statement, state: 'posted' as const, postedAt: statement.postedAt ?? at, changedAt: at };
  const isMatched = await registerUnmatched(needs, before);
  const due = isMatched ? needs.workDue(statement, 'later', now) : [];
  await needs.statements.save(before, { ...before, statement: after }, due);
}

/** Finishes a reversal in the same way. The statement's file can then be imported again. */
export async function finishReversal(needs: PostNeeds, { statementId }: { statementId: StatementId }): Promise<void> {
  const before = await needs.statements.get(statementId);
  const { statement } = before;
  if (statement.state !== 'reversing' || !matchesPlan(needs, statement, statement.reversed)) return;
  const at = needs.now().toISOString();
  const after = { ...statement, state: 'reversed' as const, reversedAt: at, changedAt: at };
  await needs.statements.save(before, { ...before, statement: after }, needs.releaseFile(statement));
}

function matchesPlan(
  { reportMismatch }: PostNeeds,
  { statementId, plan }: PlannedStatement,
  { batches, micros }: { batches: number; micros: string },
): boolean {
  if (batches === plan.batches && micros === plan.micros) return true;
  reportMismatch(statementId, { planned: `${plan.micros} in ${plan.batches}`, posted: `${micros} in ${batches}` });
  return false;
}
