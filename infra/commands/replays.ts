import { followPool } from '../../services/accounts/follow-pool.ts';
import { profileRepository } from '../../services/accounts/profile-repository.ts';
import { userPoolGateway } from '../../services/accounts/user-pool-gateway.ts';
import { userSearchRepository } from '../../services/accounts/user-search-repository.ts';
import { booksRepository } from '../../services/ledger/books-repository.ts';
import { reconcile } from '../../services/ledger/reconcile.ts';
import { reconciliationRepository } from '../../services/ledger/reconciliation-repository.ts';
import { walks } from '../../services/ledger/walks.ts';
import { recountWith } from '../../services/office/recount-with.ts';
import { healWith } from '../../services/payments/heal-with.ts';
import { openPayments } from '../../services/payments/open-payments.ts';
import { openLog } from '../../services/platform/logger.ts';
import { openTable } from '../../services/platform/table.ts';
import { projections } from '../../services/projector/projections/index.ts';
import { asStoredNow } from '../../services/relay/as-stored-now.ts';
import { deliverEvents } from '../../services/relay/deliver-events.ts';
import { factsOf } from '../../services/relay/facts-of.ts';
import { type ListenerName, listenerNames } from '../../services/relay/listeners.ts';
import { queueGateway } from '../../services/relay/queue-gateway.ts';
import { cardRepository } from '../../services/releases/card-repository.ts';
import { codeRepository } from '../../services/releases/code-repository.ts';
import { endPlans } from '../../services/releases/end-plans.ts';
import { releaseRepository } from '../../services/releases/release-repository.ts';
import { releaseSearchRepository } from '../../services/releases/release-search-repository.ts';
import { capitalized } from '../capitalized.ts';
import { eachDeadLetter, type Replayed } from './each-dead-letter.ts';
import { redrive } from './redrive.ts';
import { replayDeadLetters } from './replay-dead-letters.ts';

/** A value of the deployment by the name of its output. @throws Error when it is not known */
type Output = (name: string) => string;
type Replay = (output: Output) => Promise<Replayed>;

const backToItsQueue =
  (letters: string): Replay =>
  async (output) => ({ healed: await redrive(output(letters)), failures: [] });

/** What is derived from the table, as it is now. */
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
  return replayDeadLetters(output('ProjectorLetters'), async (lost) => {
    await projections.find(({ of }) => of.read(lost.key))?.heal(lost, needs);
  });
};

/** Delivers what was not delivered, as it is now; what was published in the outbox, as it was published. */
const relay: Replay = (output) => {
  const table = openTable(output('TableName'));
  const queues = queueGateway();
  const send = (listener: ListenerName, messages: string[]) =>
    queues.send(output(`${capitalized(listener)}Queue`), messages);
  return replayDeadLetters(output('RelayLetters'), async (lost) => {
    const events = factsOf(await asStoredNow(lost, (key) => table.get(key, { consistent: true })));
    for (const end of await deliverEvents(events, send)) if (end.status === 'rejected') throw end.reason;
  });
};

/** The run of a schedule that failed, now: whatever it was to do, and those since, is done by one. */
const oneRun = (letters: string, make: (letterId: string) => Promise<void>): Promise<Replayed> => {
  let run: Promise<void> | undefined;
  return eachDeadLetter(letters, async ({ MessageId = '' }) => {
    run ??= make(MessageId);
    await run;
    return undefined;
  });
};

const everyDay: Replay = (output) => {
  const needs = {
    profiles: profileRepository(openTable(output('TableName'))),
    pool: userPoolGateway(output('UserPoolId')),
    log: openLog('replay'),
  };
  return oneRun(output('EveryDayLetters'), (id) => followPool({ ...needs, now: new Date() }, id));
};

const plansEnd: Replay = (output) => {
  const table = openTable(output('TableName'));
  const needs = { cards: cardRepository(table), releases: releaseRepository(table), log: openLog('replay') };
  return oneRun(output('PlansEndLetters'), () => endPlans({ ...needs, now: new Date() }));
};

const reconciliation: Replay = (output) => {
  const table = openTable(output('TableName'));
  const books = booksRepository({ ledger: output('LedgerTableName'), wallets: output('WalletTableName') });
  const log = openLog('replay');
  return oneRun(output('ReconciliationLetters'), () =>
    reconcile({
      reconciliations: reconciliationRepository(table),
      piece: (walk, from) => walks[walk]({ books, table }, from),
      found: ({ invariant, where }) => log.alarm(invariant, 'the books violate an invariant', { key: where }),
      now: () => new Date(),
      isTime: () => true,
    }),
  );
};

const recount: Replay = (output) => {
  const table = openTable(output('TableName'));
  const needs = { table, log: openLog('replay'), now: () => new Date(), isTime: () => true };
  return oneRun(output('RecountLetters'), () => recountWith(needs));
};

const healing: Replay = (output) => {
  const opened = openPayments({
    config: {
      TABLE_NAME: output('TableName'),
      LEDGER_TABLE_NAME: output('LedgerTableName'),
      STRIPE_SECRET_ARN: output('StripeSecretArn'),
      STRIPE_API_URL: output('StripeApiUrl'),
      // Where a checkout returns to: none is opened here.
      SITE_URL: 'https://site.invalid',
    },
    table: openTable(output('TableName')),
    log: openLog('replay'),
    now: () => new Date(),
  });
  return oneRun(output('HealingLetters'), () => healWith(opened));
};

/** How the dead letters of each reader of the stream, of each schedule, and of each queue, are replayed. */
export const replays: Record<
  | 'projector'
  | 'relay'
  | 'every-day'
  | 'plans-end'
  | 'reconciliation'
  | 'recount'
  | 'healing'
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
  healing,
  uploads: backToItsQueue('UploadLetters'),
  'mail-outcomes': backToItsQueue('MailOutcomesLetters'),
  ...(Object.fromEntries(listenerNames.map((name) => [name, backToItsQueue(`${capitalized(name)}Letters`)])) as Record<
    ListenerName,
    Replay
  >),
};
