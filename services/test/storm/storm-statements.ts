import type { ArtistId, PartyId, ReleaseId, StatementId, TrackId } from '../../../shared/ids.ts';
import { anId, newId } from '../../../shared/test/builders.ts';
import { recoupments } from '../../advances/recoupments.ts';
import { earningsWrites } from '../../earnings/earnings-writes.ts';
import { aCell, basesOf } from '../../earnings/test/cells.ts';
import type { Agreement, StoredParty } from '../../splits/agreement.ts';
import { putIntoEffect } from '../../splits/propose-version.ts';
import { type PlannedPosting, packBatch, planObject } from '../../statements/planning/plan-objects.ts';
import { postTransaction, reverseTransaction } from '../../statements/posting/post-transaction.ts';
import type { PlannedStatement } from '../../statements/posting/statement-source.ts';
import { paySuspense } from '../../statements/suspense/pay-suspense.ts';
import { suspenseDueIn } from '../../statements/suspense/suspense-due-event.ts';
import { suspenseRepository } from '../../statements/suspense/suspense-repository.ts';
import { persistently } from './faulted-table.ts';
import type { Storm } from './storm.ts';

const TRACKS = 12;
const MONTHS = ['2026-07', '2026-08', '2026-09'];

/** A statement with its plan. As in the office, it can be reversed only once all of it has been posted. */
export type StormStatement = {
  statement: PlannedStatement;
  postings: PlannedPosting[];
  state: 'posting' | 'posted' | 'reversing' | 'reversed';
};

/** A track whose owner has invited somebody to share it. */
type Shared = { agreement: Agreement; partyId: PartyId; invited: ArtistId };

/** Posts, reverses and pays statements as the product does, each delivered twice, and all concurrently. */
export function stormStatements({ table, ledger, artists, random, pick, below, artistOf }: Storm) {
  const all: StormStatement[] = [];
  const suspense = suspenseRepository(table);
  const now = () => new Date();
  const tracks = Array.from(
    { length: TRACKS },
    (_, n): Shared => shared(artists[n] as ArtistId, artists[n + 1] as ArtistId),
  );
  const byStatement = (statementId: StatementId) => all.find(({ statement }) => statement.statementId === statementId);
  const needs = {
    ledger,
    suspense,
    recoupments: recoupments(table),
    suspenseDue: suspenseDueIn(table),
    earningsWrites: (posted: Parameters<typeof earningsWrites>[1]) => earningsWrites(table, posted),
    statements: { get: async (id: StatementId) => byStatement(id) as never },
    objects: { readJson: async (id: StatementId) => packBatch(byStatement(id)?.postings ?? []) },
    splits: { find: async (id: TrackId) => tracks.find(({ agreement }) => agreement.trackId === id)?.agreement },
    now,
  };

  const amount = () => BigInt(1 + below(90_000_000)) * (random() < 0.05 ? -1n : 1n);
  const part = (n: number, micros: bigint, of: { artistId: ArtistId; releaseId: ReleaseId; trackId: TrackId }) => {
    const platformMicros = micros / 19n;
    const month = pick(MONTHS);
    const cells = [aCell({ ...of, month, micros, platformMicros, grossMicros: micros + platformMicros, quantity: 3n })];
    return { n, micros, platformMicros, cells, bases: basesOf(cells) };
  };
  const planned = (): PlannedPosting[] => {
    const payees = new Set([artistOf(), artistOf()].slice(0, 1 + below(2)));
    const toArtists = [...payees].map((artistId): PlannedPosting => {
      const track = anId<TrackId>(`trk_${artistId}`);
      return {
        to: 'artist',
        payee: artistId,
        ...part(0, amount(), { artistId, releaseId: anId('rel_own'), trackId: track }),
      };
    });
    const { agreement, partyId, invited } = pick(tracks);
    const { trackId, releaseId } = agreement;
    const toSuspense = {
      to: 'suspense',
      payee: partyId,
      ...part(0, amount(), { artistId: invited, releaseId, trackId }),
    } as const;
    const toNobody = {
      to: 'unmatched',
      payee: 'unmatched',
      n: 0,
      micros: BigInt(1 + below(9_000_000)),
      platformMicros: 0n,
    } as const;
    return [...toArtists, ...(random() < 0.5 ? [toSuspense] : []), ...(random() < 0.2 ? [toNobody] : [])];
  };
  const move = async (
    { statement, postings }: StormStatement,
    way: typeof postTransaction | typeof reverseTransaction,
  ) => {
    const batch = planObject('storm', 'batches', 0);
    const each = () =>
      Promise.all(postings.map((posting) => persistently(() => way(needs, posting, { statement, batch }))));
    await Promise.all(random() < 0.2 ? [each(), each()] : [each()]);
  };

  return {
    all,
    tracks,
    suspense,

    async post(): Promise<void> {
      const posted = all.filter(({ state }) => state === 'posted');
      // Delivers a posted statement again, as a queue may.
      if (posted.length > 0 && random() < 0.2) return move(pick(posted), postTransaction);
      const made: StormStatement = {
        statement: aStatement(pick(['blue', 'green'])),
        postings: planned(),
        state: 'posting',
      };
      all.push(made);
      await move(made, postTransaction);
      made.state = 'posted';
    },

    async reverse(): Promise<void> {
      const made = pick(all.filter(({ state }) => state === 'posted'));
      if (!made) return;
      made.state = 'reversing';
      await move(made, reverseTransaction);
      made.state = 'reversed';
    },

    /** A party accepts, or declines and is left out; then the suspense is paid, sometimes twice at the same time. */
    async answer(): Promise<void> {
      const track = pick(tracks);
      if (random() < 0.2) track.agreement = answered(track, random() < 0.5);
      await this.give(track, random() < 0.5 ? 2 : 1);
    },

    async give({ partyId }: Shared, times = 1): Promise<void> {
      await Promise.all(Array.from({ length: times }, () => persistently(() => paySuspense(needs, partyId))));
    },

    /** Delivers everything once more. */
    async again(): Promise<void> {
      for (const made of all) {
        await move(made, postTransaction);
        if (made.state === 'reversed') await move(made, reverseTransaction);
      }
    },
  };
}

function aStatement(payer: string): PlannedStatement {
  const read = { payer, payerName: payer, currency: 'USD', rate: '1' };
  return { statementId: newId('statement'), fileName: 'storm.csv', state: 'posting', plan: {}, read } as never;
}

function shared(ownerId: ArtistId, invited: ArtistId): Shared {
  const partyId = newId('party');
  const parties: StoredParty[] = [
    { partyId: newId('party'), name: 'Mara', email: '', parts: 5000, state: 'accepted', artistId: ownerId },
    { partyId, name: 'Ines', email: 'ines@segno.test', parts: 5000, state: 'invited' },
  ];
  const version = { version: 1, from: '2026-01-01', proposedAt: '2026-01-01T00:00:00.000Z', parties };
  const of = { trackId: newId('track'), releaseId: newId('release'), ownerId, ownerName: 'Mara' };
  return { agreement: { ...of, releaseTitle: '', title: '', isrc: '', rev: 1, versions: [version] }, partyId, invited };
}

/** The agreement after a party's final answer. */
function answered({ agreement, partyId, invited }: Shared, accepts: boolean): Agreement {
  const [version] = agreement.versions;
  const party = version?.parties.find((one) => one.partyId === partyId);
  if (!version || party?.state !== 'invited') return agreement;
  const answer = accepts ? { state: 'accepted' as const, artistId: invited } : { state: 'declined' as const };
  const parties = version.parties.map((one) => (one === party ? { ...one, ...answer } : one));
  const after = { ...agreement, versions: [{ ...version, parties }] };
  return accepts ? after : putIntoEffect(after, { ...version, version: 2, parties: parties.slice(0, 1) });
}

export type StormStatements = ReturnType<typeof stormStatements>;
