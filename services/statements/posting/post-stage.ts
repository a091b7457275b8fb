import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { groupsOf } from '../../earnings/groups-of.ts';
import type { Write } from '../../platform/table.ts';
import { registerUnmatched, type SuspenseNeeds } from '../later-matches/register-unmatched.ts';
import { artistAllocations } from '../planning/artist-allocations.ts';
import { planObject, unpackBatch } from '../planning/plan-objects.ts';
import type { WorkDue } from '../stages/work-due.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import { type MoveNeeds, postPlanned, reversePlanned } from './post-transaction.ts';
import type { PlannedStatement } from './statement-source.ts';

export type PostNeeds = MoveNeeds &
  SuspenseNeeds & {
    statements: StatementRepository;
    objects: Pick<StatementGateway, 'readJson'>;
    workDue: WorkDue;
    /** Frees the claim of the file of a statement that is reversed. */
    freed: (statement: Statement) => Write[];
    /** Told when what was posted is not what was planned. */
    differs: (statementId: StatementId, found: { planned: string; posted: string }) => void;
  };

type BatchInput = { statementId: StatementId; batch: number };

/** Payees whose transactions are made at the same time; those of one payee come one after the other. */
const AT_ONCE = 8;

const moving = { POSTED: 'posting', REVERSED: 'reversing' } as const;
type Way = keyof typeof moving;

const batchesOf = ({ plan }: PlannedStatement): number[] => Array.from({ length: plan.batches }, (_, n) => n);
/** Of one that was posted before only what came since: the last folder's. */
const unpostedOf = (statement: PlannedStatement, { batchFolders = [] }: StoredStatement): number[] =>
  batchesOf(statement).filter((n) => n >= (batchFolders.at(-1)?.from ?? 0));

/**
 * Begins to post an approved statement. @returns its batches, in any order to be posted; none when it is not to be
 * posted any more
 */
export async function beginPosting(
  { statements, now }: PostNeeds,
  { statementId }: { statementId: StatementId },
): Promise<{ batches: number[] }> {
  const before = await statements.get(statementId);
  const { statement } = before;
  if (statement.state === 'posting') return { batches: unpostedOf(statement, before) };
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
  const name = planObject(folderOf(stored, batch), 'batches', batch);
  const packed = await objects.readJson(statementId, name);
  if (packed === undefined) throw new Error(`The statement ${statementId} has no batch ${batch}`);
  const postings = unpackBatch(packed);
  const payees = [...groupsOf(postings, ({ to, payee }) => `${to} ${payee}`).values()];
  const move = way === 'POSTED' ? postPlanned : reversePlanned;
  const given = artistAllocations(objects, stored);
  const worker = async () => {
    for (let own = payees.pop(); own; own = payees.pop())
      for (const planned of own)
        await move(needs, planned, {
          statement: stored.statement as PlannedStatement,
          batch: name,
          artistAllocations: given,
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
 * Ends a posting: what the batches came to is the plan, or somebody is told and it stays as it is. What the office has
 * said meanwhile of recordings that are in suspense is work from now on; what it says from now on finds that they wait
 * here.
 */
export async function finishPosting(needs: PostNeeds, { statementId }: { statementId: StatementId }): Promise<void> {
  const before = await needs.statements.get(statementId);
  const { statement } = before;
  if (statement.state !== 'posting' || !isWhole(needs, statement, statement.posted)) return;
  const now = needs.now();
  const at = now.toISOString();
  const after = { ...statement, state: 'posted' as const, postedAt: statement.postedAt ?? at, changedAt: at };
  const isMatched = await registerUnmatched(needs, before);
  const due = isMatched ? needs.workDue(statement, 'later', now) : [];
  await needs.statements.save(before, { ...before, statement: after }, due);
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
  { statementId, plan }: PlannedStatement,
  { batches, micros }: { batches: number; micros: string },
): boolean {
  if (batches === plan.batches && micros === plan.micros) return true;
  differs(statementId, { planned: `${plan.micros} in ${plan.batches}`, posted: `${micros} in ${batches}` });
  return false;
}
