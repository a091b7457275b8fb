import { execFileSync } from 'node:child_process';
import { DescribeExecutionCommand, SFNClient } from '@aws-sdk/client-sfn';
import { asEan } from '../../shared/releases/upc.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { walletRepository } from '../payouts/wallet-repository.ts';
import { openTable } from '../platform/table.ts';
import { claimsOf } from '../releases/codes/code-claim.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { laptop } from '../test/laptop.ts';
import { admin, newAccount, newArtist, type Person, table } from '../test/people.ts';
import { freshKey, stored, until } from '../test/releases.ts';
import { invitedTo } from '../test/splits.ts';
import { newIsrc, newUpc } from '../test/typed-codes.ts';
import { workNameOf } from './stages/work-due-event.ts';
import { type In, officeStatements, params } from './test/office-statements.ts';
import { file, line } from './test/own-import.ts';
import { readEarned } from './test/read-earned.ts';

let office: Person;
let statements: ReturnType<typeof officeStatements>;
beforeAll(async () => {
  office = await admin();
  statements = officeStatements(office);
});

/** Creates a submitted release by a new artist. */
async function releaseInStores() {
  const { artistId } = await newArtist();
  const isrc = newIsrc();
  const tracks = inOrder([aTrack({ id: newId('track'), isrc })]);
  const draft = aCompleteDraft({ id: newId('release'), artistId, upc: newUpc(), ...tracks });
  const release = await stored(draft, 'submitted');
  for (const claim of claimsOf(release)) await codeRepository(table).keep(claim);
  return { artistId, release, codes: { upc: asEan(release.upc), isrc } };
}

const approve = ({ statementId, plan }: In<'ready'>) =>
  office.api('POST /api/admin/statements/{statementId}/approve', {
    ...params(statementId),
    body: { planVersion: plan.version },
    ...freshKey(),
  });

const wallet = async (artistId: Person['artistId']) =>
  (await walletRepository(openTable(laptop.outputs.WalletTableName)).find(artistId))?.available ?? 0n;

const executions = new SFNClient({ endpoint: laptop.addresses.states });
/** Waits until an execution has succeeded. */
const ended = async (name: string) => {
  const executionArn = `${laptop.outputs.StatementImportArn?.replace(':stateMachine:', ':execution:')}:${name}`;
  const status = async () => (await executions.send(new DescribeExecutionCommand({ executionArn }))).status;
  const end = await until(status, (now) => now !== 'RUNNING', `the end of ${name}`);
  expect(end).toBe('SUCCEEDED');
};

/** Kills the local processes that run a step. @returns how many there were */
function killStep(step: string): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const here = rows.filter((row) => row.includes(process.cwd()) && row.includes(`StatementImport${step}`));
  const pids = here.map((row) => Number(row.trim().split(' ')[0]));
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}

it('design 8.6: the workflow reads, posts and reverses a dropped file, each in one execution that ends', async () => {
  const { artistId, codes } = await releaseInStores();
  const statementId = await statements.drop(
    file(line({ ...codes, net: '10' }), line({ ...codes, net: '2.5', country: 'DE' })),
  );
  const ready = await statements.comesTo(statementId, 'ready');
  expect(ready).toMatchObject({ read: { lines: 2, amount: '12.5' }, plan: { micros: '12500000', artists: 1 } });
  await ended(workNameOf(statementId, 'read', 1));
  expect(await wallet(artistId)).toBe(0n);

  await approve(ready);
  const posted = await statements.comesTo(statementId, 'posted');
  expect(posted.posted).toEqual({ batches: ready.plan.batches, micros: '12500000' });
  expect(await wallet(artistId)).toBe(BigInt(ready.plan.artistMicros));

  const body = { reason: 'Wrong month' };
  await office.api('POST /api/admin/statements/{statementId}/reverse', { ...params(statementId), body, ...freshKey() });
  expect((await statements.comesTo(statementId, 'reversed')).reversed.micros).toBe('12500000');
  expect(await wallet(artistId)).toBe(0n);
});

it('design 8.6: a step whose process is killed is retried with the same result', async () => {
  const { codes } = await releaseInStores();
  const lines = Array.from({ length: 60_000 }, (_, n) => line({ ...codes, net: `0.${1000 + (n % 9000)}` }));
  const sum = lines.reduce((all, text) => all + BigInt(text.slice(text.lastIndexOf('.') + 1)), 0n) * 100n;
  const statementId = await statements.drop(file(...lines));
  // Whether the statement is in this step, which consists of two stages. Either one may be over by the next check.
  const isInStep = (statement: Statement) =>
    statement.state === 'reading' && ['reading', 'storing'].includes(statement.progress.stage);
  await until(() => statements.find(statementId), isInStep, 'a statement in the middle of its reading');
  expect(killStep('ReadDue')).toBeGreaterThan(0);
  const { read, plan } = await statements.comesTo(statementId, 'ready');
  expect(read).toMatchObject({ lines: 60_000, badLines: 0 });
  expect(BigInt(plan.micros)).toBe(sum);
  await ended(workNameOf(statementId, 'read', 1));
});

it('product 29.3: suspended earnings reach a party when they accept, and are reversed with the statement', async () => {
  const { artistId, release, codes } = await releaseInStores();
  const ines = await newAccount('Ines Faro');
  const { invitationId = '', token } = await invitedTo(release, { owner: artistId, email: ines.email });
  const month = new Date().toISOString().slice(0, 7);
  const statementId = await statements.drop(file(line({ ...codes, net: '100', month })));
  const ready = await statements.comesTo(statementId, 'ready');
  const suspended = BigInt(ready.plan.suspenseMicros);
  expect(suspended).toBeGreaterThan(0n);
  await approve(ready);
  await statements.comesTo(statementId, 'posted');
  expect(await wallet(ines.artistId)).toBe(0n);

  const link = { invitationId: invitationId as never, token };
  const { agreementsHash } = await ines.api('GET /api/split-invitations/{invitationId}/{token}', { params: link });
  const route = 'POST /api/split-invitations/{invitationId}/{token}/accept';
  await ines.api(route, { params: link, body: { agreementsHash } });
  await until(
    () => wallet(ines.artistId),
    (now) => now === suspended,
    'the suspended earnings',
  );
  const seen = await readEarned(table, { artistId: ines.artistId, releaseId: release.id, month });
  expect(seen.micros).toBe(suspended);

  const body = { reason: 'Wrong month' };
  await office.api('POST /api/admin/statements/{statementId}/reverse', { ...params(statementId), body, ...freshKey() });
  await statements.comesTo(statementId, 'reversed');
  expect(await wallet(ines.artistId)).toBe(0n);
  expect(await wallet(artistId)).toBe(0n);
});
