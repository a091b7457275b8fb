import { ArtistId, PartyId, ReleaseId, TrackId } from '../../../shared/ids.ts';
import { asEan } from '../../../shared/releases/upc.ts';
import { addDecimals, decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import type { NamedRecording } from '../../../shared/royalties/match-recording.ts';
import type { SplitVersion } from '../../../shared/royalties/split-agreement.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../shared/test/builders.ts';
import type { Payment } from '../../payments/payment.ts';
import { type Key, keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { recordingKey } from '../matching/recording-match-repository.ts';
import type { MadeGroup } from './write-groups.ts';

const RELEASES = 400;
const RELEASES_OF_ARTIST = 10;
const MONTHS = ['2026-06', '2026-07', '2026-08'];
const STORES = ['Spotify', 'Deezer'];
const TERRITORIES = ['US', 'DE', 'JP'];

const id = (kind: string, n: number) => `${kind}_${String(n).padStart(26, '0')}`;
const artistIdOf = (n: number) => ArtistId.parse(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
const releaseIdOf = (n: number) => ReleaseId.parse(id('rel', n));
const trackIdOf = (n: number, t: number) => TrackId.parse(id('trk', n * 10 + t));
const ownerOf = (n: number) => artistIdOf(Math.floor(n / RELEASES_OF_ARTIST));
const tracksOf = (n: number) => 1 + ((n * 3) % 5);
const upcOf = (n: number) => asEan(`8600${String(n).padStart(8, '0')}`);
/** The first track of some releases is on the artist's previous release too. */
const isShared = (n: number) => n % 7 === 3 && n % RELEASES_OF_ARTIST !== 0;
const isrcOf = (n: number, t: number): string =>
  t === 0 && isShared(n) ? isrcOf(n - 1, 0) : `QZVAR26${String(n * 10 + t).padStart(5, '0')}`;
const timeOf = (month: number, day: number) => `2026-0${month}-${String(day).padStart(2, '0')}T10:00:00.000Z`;

/** Payments that change the plan in some months: bought, upgraded, refunded, or disputed and won. */
function paymentsOf(n: number): Payment[] {
  const payment = (more: object) =>
    ({ releaseId: releaseIdOf(n), plan: 'ep', cents: 600, paidAt: timeOf(5, 1), ...more }) as unknown as Payment;
  const single = payment({ plan: 'single', cents: 300 });
  return [
    [],
    [payment({ paidAt: timeOf(7, 1) })],
    [payment({ refundedAt: timeOf(7, 1) })],
    [single, payment({ plan: 'ep', cents: 300, paidAt: timeOf(8, 31) })],
    [payment({ disputedAt: timeOf(7, 1), wonAt: timeOf(8, 1) })],
    [payment({ returned: true })],
  ][n % 6] as Payment[];
}

function versionsOf(n: number, t: number): SplitVersion[] {
  const owner = ownerOf(n);
  const other = artistIdOf(1_000 + (n % 5));
  const party = PartyId.parse(id('pty', n * 10 + t));
  const accepted = (id: string, parts: number) => ({ id, parts, state: 'accepted' as const });
  const ways: SplitVersion[][] = [
    [{ version: 1, from: '2026-01-01', parties: [accepted(owner, 3_333), accepted(other, 6_667)] }],
    [{ version: 1, from: '2026-07-11', parties: [accepted(owner, 9_999), { id: party, parts: 1, state: 'declined' }] }],
    [
      { version: 1, from: '2026-01-01', parties: [accepted(owner, 5_000), accepted(other, 5_000)] },
      {
        version: 2,
        from: '2026-08-14',
        parties: [accepted(other, 5_000), { id: party, parts: 5_000, state: 'invited' }],
      },
    ],
  ];
  return ways[(n + t) % 11] ?? [];
}

function releaseItem(n: number): Item {
  const tracks = Array.from({ length: tracksOf(n) }, (_, t) =>
    aTrack({ id: trackIdOf(n, t), isrc: isrcOf(n, t), title: `Track ${t} of ${n}` }),
  );
  const legacy = n % 13 === 0 && {
    plan: { name: 'annual_9', percentage: 100, paidAt: timeOf(1, 1), expiresAt: timeOf(7, 31) },
  };
  const status = n % 31 === 7 ? 'draft' : n % 29 === 5 ? 'changes_requested' : 'submitted';
  const changes = { at: timeOf(6, 1), reasons: [], message: 'Another cover', by: { id: 'ada', name: 'Ada' } };
  return {
    ...aCompleteDraft(inOrder(tracks)),
    ...{ id: releaseIdOf(n), artistId: ownerOf(n), upc: upcOf(n), title: `Release ${n}`, ...legacy },
    status,
    ...(status !== 'draft' && { submission: { at: timeOf(5, 1), agreementVersion: '1', by: ownerOf(n) } }),
    ...(status === 'changes_requested' && { changes }),
  };
}

const items = Array.from({ length: RELEASES }, (_, n) => releaseItem(n));

const holders = new Map<string, number>();
for (let n = 0; n < RELEASES; n++) {
  holders.set(upcOf(n), n);
  for (let t = 0; t < tracksOf(n); t++) if (!holders.has(isrcOf(n, t))) holders.set(isrcOf(n, t), n);
}

/** A table with releases in every state, shared recordings, and codes with one holder each. */
const table = {
  batchGet: async (wanted: readonly Key[]): Promise<Item[]> =>
    wanted.flatMap((key) => {
      const { code } = keys.code.read(key) ?? {};
      const holder = code === undefined ? undefined : holders.get(code);
      if (holder !== undefined) return [{ ...key, artistId: ownerOf(holder), releaseId: releaseIdOf(holder) }];
      const { releaseId } = keys.release.read(key) ?? {};
      const item = items[Number(releaseId?.slice(-9))];
      return item ? [item] : [];
    }),
};

const named = (of: Partial<NamedRecording>): NamedRecording => ({ isrc: '', upc: '', title: '', artist: '', ...of });
const titleOnly = (n: number) => named({ title: `Nameless ${n}`, artist: 'Mara' });

/** How a statement names the recordings of a release: by all codes, by one, as a whole, or by words only. */
const recordingsOf = (n: number): NamedRecording[] => [
  ...Array.from({ length: tracksOf(n) }, (_, t) => named({ isrc: isrcOf(n, t), upc: t % 2 === 0 ? upcOf(n) : '' })),
  ...(n % 4 === 1 ? [named({ upc: upcOf(n), title: `Release ${n}`, artist: 'Mara' })] : []),
  ...(n % 8 === 1 ? [named({ upc: upcOf(n), title: `Release ${n}`, artist: 'Mara and friends' })] : []),
  ...(n % 17 === 2 ? [named({ upc: upcOf(n), title: `Track 0 of ${n}`, artist: 'Mara' })] : []),
  ...(isShared(n) ? [named({ isrc: isrcOf(n, 0) })] : []),
  ...(n % 23 === 4 ? [named({ isrc: isrcOf(n, 0), upc: upcOf((n + 50) % RELEASES) })] : []),
  ...(n % 10 === 0 ? [titleOnly(n)] : []),
];

/** A generator of the same numbers each time, from 0 up to and excluding `below`. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function groups(): MadeGroup[] {
  const next = numbers(7);
  return Array.from({ length: RELEASES }, (_, n) => n).flatMap((n) =>
    recordingsOf(n).flatMap((recording) =>
      MONTHS.flatMap((month) =>
        STORES.map((store): MadeGroup => {
          const territory = TERRITORIES[next(TERRITORIES.length)] ?? 'US';
          const isReturn = next(40) === 0;
          const amount = `${isReturn ? '-' : ''}${next(4)}.${String(next(10 ** 9)).padStart(9, '0')}`;
          const [quantity, lines] = [isReturn ? '-1' : String(next(900)), 1 + next(5)];
          return { ...recording, store, territory, month, use: 'stream', lines, quantity, amount };
        }),
      ),
    ),
  );
}

/** Returns the sum of the amounts of groups. */
export const sumOfGroups = (groups: readonly MadeGroup[]): string =>
  decimalText(groups.reduce((sum, { amount }) => addDecimals(sum, decimalOf(amount) ?? sum), { units: 0n, places: 0 }));

/** The office's decisions about recordings without codes, also for a draft and for another artist's release. */
function decisions(): Map<string, Decision> {
  const ofRelease = (n: number) => ({ artistId: ownerOf(n), releaseId: releaseIdOf(n) });
  const pairs: [NamedRecording, Decision][] = [
    [titleOnly(10), { to: 'track', ...ofRelease(12), trackId: trackIdOf(12, 0) }],
    [titleOnly(20), { to: 'release', ...ofRelease(21) }],
    [titleOnly(30), { to: 'release', ...ofRelease(333) }],
    [titleOnly(40), { to: 'suspense' }],
    [titleOnly(50), { to: 'track', ...ofRelease(7), trackId: trackIdOf(7, 1) }],
    [recordingsOf(100)[0] ?? titleOnly(100), { to: 'track', ...ofRelease(222), trackId: trackIdOf(222, 1) }],
    [recordingsOf(101)[0] ?? titleOnly(101), { to: 'suspense' }],
  ];
  return new Map(pairs.map(([recording, decision]) => [recordingKey(recording), decision]));
}

/**
 * A statement whose recordings fill several pages and batches, and its catalogue, always the same: lines of whole
 * releases, lines without codes, tracks that two releases share, releases whose plan changes, splits of every kind,
 * withdrawn releases, drafts, returns, and decisions of the office.
 */
export const variedStatement = () => ({
  table,
  cards: {
    all: async (artistId: ArtistId) => {
      const first = Number(artistId.slice(-12)) * RELEASES_OF_ARTIST;
      return Array.from({ length: RELEASES_OF_ARTIST }, (_, n) => ({ artistId, id: releaseIdOf(first + n) }));
    },
  },
  paymentsOf: async (artistId: ArtistId) => {
    const first = Number(artistId.slice(-12)) * RELEASES_OF_ARTIST;
    return Array.from({ length: RELEASES_OF_ARTIST }, (_, n) => paymentsOf(first + n)).flat();
  },
  splitsOf: async (trackIds: readonly TrackId[]) =>
    new Map(
      trackIds.flatMap((trackId): [TrackId, SplitVersion[]][] => {
        const n = Number(trackId.slice(-9));
        const versions = versionsOf(Math.floor(n / 10), n % 10);
        return versions.length > 0 ? [[trackId, versions]] : [];
      }),
    ),
  groups: groups(),
  decisions: decisions(),
});
