import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from '../bench/child-laptop.ts';
import { randomFrom } from '../infra/faults/random-from.ts';
import { readLaptopFile } from '../infra/laptop-file.ts';
import { freeBase } from '../infra/local/ports.ts';
import type { LaptopApi } from '../infra/seed/session.ts';
import type { StatementId } from '../shared/ids.ts';
import type { Proof } from './proof-result.ts';
import { restartChild } from './restart-child.ts';
import { developerOf, newEarners, officeOf, signedIn } from './royalty-people.ts';
import {
  type Acknowledged,
  type ApprovalGoal,
  askForPayouts,
  decidePayouts,
  findLost,
  importStatements,
  retryUntilAnswered,
} from './royalty-work.ts';

const ROUNDS = 100;
/** How many rounds to run before waiting for all unfinished work and comparing the books. */
const ROUNDS_TO_COMPARE = 10;
const SEED = Number(process.env.SEED ?? 20261123);
/**
 * The product is killed at a random time after a round's first statement was approved, within this many milliseconds.
 */
const KILL_WITHIN = 1500;
/** Only to detect hangs: on a busy machine a statement may need minutes from upload to approval. */
const MAX_WAIT_MS = 600_000;

/**
 * Kills the running product with kill -9 while statements are read, approved, posted and reversed, and payouts are
 * requested, cancelled and decided, and restarts it on the same data, round after round. All acknowledged work must
 * still exist and all work in progress must complete. Then the books must be correct, and each artist's earnings must
 * equal, to the micro-dollar, the total of the posted statements.
 */
export async function killRoyalties(): Promise<Proof[]> {
  const random = randomFrom(SEED);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-kill-royalties-'));
  const port = await freeBase();
  process.env.SEGNO_PAYOUT_HOLD_HOURS = '0';
  let laptop = await startChild({ dataFolder, port });
  const file = readLaptopFile(dataFolder);
  const developer = developerOf(file);
  const people = await newEarners(file, developer);
  await developer.fill();
  await developer.settle();
  const acks: Acknowledged = {
    statements: new Map(),
    payouts: new Map(),
    payoutRequests: 0,
    reversed: 0,
    uploaded: 0,
    stopped: [],
    firstApproved: () => {},
  };
  const broken: string[] = [];

  let [office, earners] = [await officeOf(file), await signedIn(file, people)];
  for (let round = 1; round <= ROUNDS; round++) {
    const until = { stopped: false };
    const firstApproved = new Promise<void>((approved) => {
      acks.firstApproved = approved;
    });
    const needs = { office, earners, random, round };
    const work = [importStatements, askForPayouts, decidePayouts].map((does) => does(needs, acks, until));
    await waitForApproval(MAX_WAIT_MS, firstApproved);
    await new Promise((killed) => setTimeout(killed, random() * KILL_WITHIN));
    process.kill(-(laptop.child.pid ?? 0), 'SIGKILL');
    until.stopped = true;
    await Promise.all(work);
    laptop = await restartChild({ dataFolder, port });
    broken.push(...(await findLost(office, earners, acks)), ...acks.stopped.splice(0));
    if (round % ROUNDS_TO_COMPARE !== 0) continue;
    [office, earners] = [await officeOf(file), await signedIn(file, people)];
    const posted = (
      await Promise.all([...acks.statements].map(([id, wanted]) => waitForStatement(office, id, wanted, broken)))
    ).flat();
    for (const { where, invariant } of await retryUntilAnswered(() => developer.differences()))
      broken.push(`${invariant}: ${where}`);
    const planned = posted.reduce((sum, { artistMicros }) => sum + BigInt(artistMicros), 0n);
    const wallets = await Promise.all(
      people.map(({ artistId }) => retryUntilAnswered(() => developer.wallet(artistId))),
    );
    const earned = wallets.reduce((sum, wallet) => sum + wallet.earned, 0n);
    if (earned !== planned) broken.push(`round ${round}: ${earned} is earned, and ${planned} is posted`);
    console.log(
      `round ${round}: ${acks.statements.size} statements, ${acks.payoutRequests} payouts, ${broken.length} broken`,
    );
  }
  await laptop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  for (const what of broken) console.log(what);
  const { statements, payoutRequests, reversed } = acks;
  return [
    {
      name: 'no royalty is lost or posted twice by kill -9',
      count: `${ROUNDS} rounds, ${statements.size} statements, ${reversed} reversals, ${payoutRequests} payouts`,
      violations: broken.length,
      seed: SEED,
    },
  ];
}

/** Waits for the first approval. @throws Error if nothing was approved within this time */
const waitForApproval = (ms: number, approved: Promise<void>): Promise<void> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No statement was approved')), ms).unref();
  });
  return Promise.race([approved, late]);
};

/**
 * Waits until a statement no longer advances; if its stages were killed, resumes it, as the office would. @returns
 * which part of the statement is posted
 */
async function waitForStatement(
  office: LaptopApi,
  statementId: StatementId,
  wanted: ApprovalGoal,
  broken: string[],
): Promise<{ artistMicros: string }[]> {
  const began = Date.now();
  const params = { statementId };
  for (let tries = 1; ; tries++) {
    const statement = await retryUntilAnswered(() => office('GET /api/admin/statements/{statementId}', { params }));
    if (statement.state === 'posted' && wanted !== 'reversed') return [statement.plan];
    if (statement.state === 'reversed' || (statement.state === 'ready' && wanted === 'requested')) return [];
    if (Date.now() - began > MAX_WAIT_MS) {
      broken.push(`${statementId} stays ${statement.state}`);
      return [];
    }
    if (tries % 20 === 0) await office('POST /api/admin/statements/{statementId}/resume', { params }).catch(() => {});
    await new Promise((next) => setTimeout(next, 250));
  }
}
