import { accountWalkRepository } from '../../services/accounts/account-walk-repository.ts';
import { followAccounts } from '../../services/accounts/follow-accounts.ts';
import { earningsRepository } from '../../services/earnings/earnings-repository.ts';
import { booksRepository } from '../../services/ledger/books-repository.ts';
import { reconcile } from '../../services/ledger/reconcile.ts';
import { reconciliationRepository } from '../../services/ledger/reconciliation-repository.ts';
import { walks } from '../../services/ledger/reconciliation-walks.ts';
import { announceReleaseDays } from '../../services/notices/announce-release-days.ts';
import { noticeRepository } from '../../services/notices/notice-repository.ts';
import { releaseDayRepository } from '../../services/notices/release-day-repository.ts';
import { sendAllDue } from '../../services/notices/send-all-due.ts';
import { runRecount } from '../../services/office/run-recount.ts';
import { openPayments } from '../../services/payments/open-payments.ts';
import { runHealing } from '../../services/payments/run-healing.ts';
import { forfeitedBalance } from '../../services/payouts/forfeited-balance.ts';
import { walletRepository } from '../../services/payouts/wallet-repository.ts';
import { openLog } from '../../services/platform/logger.ts';
import { pacer } from '../../services/platform/pacer.ts';
import { openTable, type Table } from '../../services/platform/table.ts';
import { profileRepository } from '../../services/profiles/profile-repository.ts';
import { userPoolGateway } from '../../services/profiles/user-pool-gateway.ts';
import { userSearchRepository } from '../../services/profiles/user-search-repository.ts';
import { projections } from '../../services/projector/projections/index.ts';
import { deliverEvents } from '../../services/relay/deliver-events.ts';
import { factsFromChange } from '../../services/relay/facts-from-change.ts';
import { type ListenerName, listenerNames } from '../../services/relay/listeners.ts';
import { queueGateway } from '../../services/relay/queue-gateway.ts';
import { withCurrentItem } from '../../services/relay/with-current-item.ts';
import { codeRepository } from '../../services/releases/codes/code-repository.ts';
import { cardRepository } from '../../services/releases/library/card-repository.ts';
import { releaseSearchRepository } from '../../services/releases/library/release-search-repository.ts';
import { endPlans } from '../../services/releases/plans/end-plans.ts';
import { releaseRepository } from '../../services/releases/storage/release-repository.ts';
import { openLookUps } from '../../services/stores/look-up/open-look-ups.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { recordFromEntries } from '../../shared/typed-record.ts';
import { toPascalCase } from '../pascal-case.ts';
import { handleDeadLetters, type ReplayOutcome } from './handle-dead-letters.ts';
import { redriveQueue } from './redrive-queue.ts';
import { replayDeadLetters } from './replay-dead-letters.ts';

/** Looks up an output of the deployment by its name. @throws Error if there is none */
type Output = (name: string) => string;
type Replay = (output: Output) => Promise<ReplayOutcome>;

const moveBackToQueue =
  (letters: string): Replay =>
  async (output) => ({ healed: await redriveQueue(output(letters)), failures: [] });

/** Derives the read models again, from the table's current state. */
const projector: Replay = (output) => {
  const table = openTable(output('TableName'));
  const needs = {
    table,
    releases: releaseRepository(table),
    cards: cardRepository(table),
    codes: codeRepository(table),
    userSearch: userSearchRepository(table),
    releaseSearch: releaseSearchRepository(table),
    log: openLog('replay'),
  };
  return replayDeadLetters(output('ProjectorLetters'), async (change) => {
    await projections.find(({ row }) => row.read(change.key))?.heal(change, needs);
  });
};

/**
 * Delivers events that were not delivered: those derived from items, based on their current state, and those in the
 * outbox as they were published.
 */
const relay: Replay = (output) => {
  const table = openTable(output('TableName'));
  const queues = queueGateway();
  const send = (listener: ListenerName, messages: string[]) =>
    queues.send(output(`${toPascalCase(listener)}Queue`), messages);
  return replayDeadLetters(output('RelayLetters'), async (change) => {
    const events = factsFromChange(await withCurrentItem(change, (key) => table.get(key, { consistent: true })));
    for (const end of (await deliverEvents(events, send)).values()) if (end.status === 'rejected') throw end.reason;
  });
};

/** Runs a failed schedule only once, because one run catches up on all failed ones. */
const runOnce = (letters: string, make: (letterId: string) => Promise<void>): Promise<ReplayOutcome> => {
  let run: Promise<void> | undefined;
  return handleDeadLetters(letters, async ({ MessageId = '' }) => {
    run ??= make(MessageId);
    await run;
    return undefined;
  });
};

const everyDay: Replay = (output) => {
  const table = openTable(output('TableName'));
  const wallets = walletRepository(openTable(output('WalletTableName')));
  const needs = {
    walks: accountWalkRepository(table),
    profiles: profileRepository(table),
    pool: userPoolGateway(output('UserPoolId')),
    poolTurn: pacer(Number(output('PoolReadsPerSecond'))),
    cards: cardRepository(table).all,
    hasMoney: async (artistId: ArtistId) => forfeitedBalance(await wallets.find(artistId)) !== undefined,
    log: openLog('replay'),
    now: () => new Date(),
    isTime: () => true,
    restMs: 0,
  };
  return runOnce(output('EveryDayLetters'), (id) => followAccounts(needs, id));
};

const plansEnd: Replay = (output) => {
  const table = openTable(output('TableName'));
  const needs = { cards: cardRepository(table), releases: releaseRepository(table), log: openLog('replay') };
  return runOnce(output('PlansEndLetters'), () => endPlans({ ...needs, now: new Date() }));
};

const reconciliation: Replay = (output) => {
  const table = openTable(output('TableName'));
  const books = booksRepository({ ledger: output('LedgerTableName'), wallets: output('WalletTableName') });
  const log = openLog('replay');
  return runOnce(output('ReconciliationLetters'), () =>
    reconcile({
      reconciliations: reconciliationRepository(table),
      piece: (walk, from) => walks[walk]({ books, table, now: new Date() }, from),
      found: ({ invariant, where }) => log.alarm(invariant, 'the books violate an invariant', { key: where }),
      now: () => new Date(),
      isTime: () => true,
    }),
  );
};

const recount: Replay = (output) => {
  const table = openTable(output('TableName'));
  const needs = { table, log: openLog('replay'), now: () => new Date(), isTime: () => true };
  return runOnce(output('RecountLetters'), () => runRecount(needs));
};

const paymentRepair: Replay = (output) => {
  const opened = openPayments({
    config: {
      TABLE_NAME: output('TableName'),
      LEDGER_TABLE_NAME: output('LedgerTableName'),
      STRIPE_SECRET_ARN: output('StripeSecretArn'),
      STRIPE_API_URL: output('StripeApiUrl'),
      // The URL to which a checkout returns. It is required, although no checkout is opened here.
      SITE_URL: 'https://site.invalid',
    },
    table: openTable(output('TableName')),
    log: openLog('replay'),
    now: () => new Date(),
  });
  return runOnce(output('HealingLetters'), () => runHealing(opened));
};

/** Looks up all of today's releases, because a failed run is of an hour that has passed. */
const lookUps: Replay = (output) => {
  const lookUp = openLookUps({
    table: openTable(output('TableName')),
    now: () => new Date(),
    log: openLog('replay'),
    urls: { itunes: output('ItunesUrl'), deezer: output('DeezerUrl') },
    perMinute: Number(output('LookUpsPerMinute')),
  });
  const DAY_MS = 86_400_000;
  return runOnce(output('LookUpsLetters'), () => lookUp({ until: new Date(Date.now() + DAY_MS) }));
};

const noticeNeeds = (table: Table) => ({
  table,
  notices: noticeRepository(table),
  profiles: profileRepository(table),
  now: () => new Date(),
});

const digests: Replay = (output) => {
  const table = openTable(output('TableName'));
  const needs = { ...noticeNeeds(table), earnings: earningsRepository(table), log: openLog('replay') };
  return runOnce(output('DigestsLetters'), () => sendAllDue(needs));
};

const releaseDays: Replay = (output) => {
  const table = openTable(output('TableName'));
  const needs = {
    ...noticeNeeds(table),
    progress: releaseDayRepository(table),
    cards: cardRepository(table),
    releases: releaseRepository(table),
  };
  return runOnce(output('ReleaseDaysLetters'), () => announceReleaseDays(needs));
};

/** Replays the dead letters of each stream reader, each schedule and each queue. */
export const replays: Record<
  | 'projector'
  | 'relay'
  | 'every-day'
  | 'plans-end'
  | 'reconciliation'
  | 'recount'
  | 'healing'
  | 'look-ups'
  | 'digests'
  | 'release-days'
  | 'uploads'
  | 'mail-outcomes'
  | ListenerName,
  Replay
> = {
  projector,
  relay,
  'every-day': everyDay,
  'plans-end': plansEnd,
  reconciliation,
  recount,
  healing: paymentRepair,
  'look-ups': lookUps,
  digests,
  'release-days': releaseDays,
  uploads: moveBackToQueue('UploadLetters'),
  'mail-outcomes': moveBackToQueue('MailOutcomesLetters'),
  ...recordFromEntries(listenerNames.map((name) => [name, moveBackToQueue(`${toPascalCase(name)}Letters`)] as const)),
};
