import { ledgerRepository } from '../services/ledger/ledger-repository.ts';
import { profileRepository } from '../services/profiles/profile-repository.ts';
import { cardRepository } from '../services/releases/library/card-repository.ts';
import { officeCard } from '../shared/releases/release-card.ts';
import { benchTable } from './bench-table.ts';
import { countUnits } from './count-units.ts';
import { atMost, type Figure } from './figure.ts';
import { quotas } from './quotas.ts';
import { albumOf, artistIdOf } from './table-population.ts';

const POPULATIONS = [1_000, 100_000, 1_000_000];

/**
 * An average day of one artist: assumptions of the simulation, printed in its rows. A third of the artists are active
 * on any day.
 */
const dailyActivity = {
  active: 0.3,
  editsOfActive: 12,
  releasesOfActive: 0.02,
  emailsOfActive: 0.1,
  signUps: 0.003,
  /**
   * Ledger entries per month: one statement line for a recording has an entry in an artist's account and one in the
   * house's.
   */
  ledgerItemsOfMonth: 30,
  monthsOfLedger: 12,
  /** The fraction of a day's calls that the busiest hour has. */
  busiestHour: 0.1,
};

/** Units and times measured on this machine, with the product's own code. */
type Measured = {
  /** Milliseconds per account in the daily walk, without the user pool. */
  accountMs: number;
  /** Units for reading an account's profile in the walk. */
  accountUnits: number;
  /** Table units for projecting an edit, and a new release. */
  editUnits: number;
  releaseUnits: number;
  /** Milliseconds per edit in the projector. */
  projectMs: number;
  /** Milliseconds per ledger item in the check of the books. */
  ledgerItemMs: number;
};

/**
 * Simulates a day at several sizes, and compares it with each AWS limit, from measured units and published quotas
 * (design 9).
 */
export async function scale(): Promise<Figure[]> {
  const measured = await measure();
  const counted = Object.entries(measured).map(([name, value]) => atMost(`counted: ${name}`, value, '', null));
  return [...counted, ...POPULATIONS.flatMap((artists) => dayOf(artists, measured))];
}

async function measure(): Promise<Measured> {
  const { table, nameOf, stop } = await benchTable(500);
  const unitsUsed = countUnits([table]);
  const timed = async (run: () => Promise<unknown>) => {
    unitsUsed();
    const start = performance.now();
    await run();
    return { ms: performance.now() - start, units: unitsUsed() };
  };

  const profiles = profileRepository(table);
  const page = await timed(() => profiles.list({}));

  const cards = cardRepository(table);
  const album = albumOf(artistIdOf(1));
  const first = officeCard(album);
  const created = await timed(() => cards.put(first, undefined));
  const EDITS = 50;
  const edited = await timed(async () => {
    for (let n = 1; n <= EDITS; n++) {
      const before = officeCard({ ...album, rev: n, title: `Title ${n}` });
      await cards.put(officeCard({ ...album, rev: n + 1, title: `Title ${n + 1}` }), before);
    }
  });

  const tables = { ledger: nameOf('LedgerTableName'), wallets: nameOf('WalletTableName') };
  const ledger = ledgerRepository(table, tables);
  const at = new Date();
  const POSTINGS = 200;
  for (let n = 0; n < POSTINGS; n++)
    await ledger.record({
      key: `scale:${n}`,
      what: 'bench',
      entries: [
        { account: 'receivable:bench', micros: 1n },
        { account: `artist:${n}`, part: 'available', micros: -1n },
      ],
      at,
    });
  const { booksRepository } = await import('../services/ledger/books-repository.ts');
  const { walks } = await import('../services/ledger/reconciliation-walks.ts');
  const needs = { books: booksRepository(tables), table, now: at };
  const walked = await timed(async () => {
    for (let from: string | undefined = undefined, isFirst = true; isFirst || from; isFirst = false)
      from = (await walks.ledger(needs, from)).next;
  });
  await stop();
  return {
    accountMs: page.ms / 50,
    accountUnits: page.units / 50,
    editUnits: edited.units / EDITS,
    releaseUnits: created.units,
    projectMs: edited.ms / EDITS,
    ledgerItemMs: walked.ms / (3 * POSTINGS),
  };
}

function dayOf(artists: number, measured: Measured): Figure[] {
  const { active, editsOfActive, releasesOfActive, emailsOfActive, signUps, busiestHour } = dailyActivity;
  const row = (what: string, value: number, unit: string, limit: number) =>
    atMost(`${artists.toLocaleString('en')} artists: ${what}`, value, unit, Math.round(limit * 10) / 10);
  const busiestSecond = (ofWholeDay: number) => (ofWholeDay * busiestHour) / 3600;

  const edits = artists * active * editsOfActive;
  const releases = artists * active * releasesOfActive;
  const emails = artists * (active * emailsOfActive + signUps);
  const walkSeconds = artists / quotas.poolReadsPerSecond + (artists * measured.accountMs) / 1000;
  const runs = quotas.walkRunsOfDay * quotas.walkSecondsOfRun;
  const projected = busiestSecond(edits + releases);
  // Assumes that the projector handles one item of a batch after the other, although it handles several concurrently.
  const ofShard = (quotas.batchesAtOnce * 1000) / measured.projectMs;
  const newEntries = (artists * dailyActivity.ledgerItemsOfMonth * 3) / 30;
  const wholeLedger = artists * dailyActivity.ledgerItemsOfMonth * dailyActivity.monthsOfLedger;
  const checkHours = (items: number) => (items * measured.ledgerItemMs) / 3_600_000;
  const signUpPages = (artists * signUps) / quotas.listUsersPage;

  return [
    row(
      'one run of the daily walk, of 15 minutes of Lambda',
      Math.min(walkSeconds, quotas.walkSecondsOfRun),
      's',
      quotas.lambdaSeconds,
    ),
    row('the daily walk, of the time of its runs', walkSeconds / 3600, 'h', runs / 3600),
    row('reads of the user pool by the walk, of the quota', quotas.poolReadsPerSecond, '/s', quotas.poolReadQuota / 2),
    row(
      'pages of ListUsers for unconfirmed sign-ups, at a quarter of its rate',
      signUpPages / (quotas.listUsersPerSecond / 4),
      's',
      quotas.walkSecondsOfRun,
    ),
    row('sign-ups in the busiest second', busiestSecond(artists * signUps), '/s', quotas.signUpsPerSecond),
    row('changes to project in the busiest second', projected, '/s', quotas.leastShards * ofShard),
    row('write units of projections in the busiest second', projected * measured.editUnits, 'WCU', quotas.tableWrites),
    row(
      'write units of one index key (RELEASES#draft) in the busiest second',
      busiestSecond(releases + edits * 0.2) * 2,
      'WCU',
      quotas.partitionWrites,
    ),
    row(
      'write units of the eight shards of a total in the busiest second',
      busiestSecond(releases) * 2,
      'WCU',
      quotas.partitionWrites,
    ),
    row('emails of a day, at the rate of the mailer', emails / quotas.mailPerSecond / 3600, 'h', 24),
    row(
      'an email to every artist, of the time that a queue keeps it',
      artists / quotas.mailPerSecond / 3600,
      'h',
      quotas.queueHours,
    ),
    row('the rate of the mailer, of SES’s after the sandbox', quotas.mailPerSecond, '/s', quotas.sesPerSecond),
    row('the daily check of new entries (three days)', checkHours(newEntries), 'h', runs / 3600 / 2),
    row('the check of a whole year’s ledger, in four weeks', checkHours(wholeLedger), 'h', (28 * runs) / 3600 / 2),
  ];
}
