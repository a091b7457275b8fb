import type { ArtistId, ReleaseId, TrackId } from '../../../shared/ids.ts';
import { plans } from '../../../shared/plans/plan.ts';
import { type PaymentWithTimes, percentageOfMonth } from '../../../shared/plans/plan-on-day.ts';
import type { Terms } from '../../../shared/royalties/allocate.ts';
import type { SplitVersion } from '../../../shared/royalties/split-agreement.ts';
import { groupBy } from '../../earnings/group-by.ts';
import type { Payment } from '../../payments/payment.ts';
import type { ReleaseTerms } from '../matching/catalogue-release.ts';

/** The facts that determine a release's percentage in any month. They can be stored as JSON. */
export type ReleaseAgreement = {
  releaseId: ReleaseId;
  artistId: ArtistId;
  trackCount: number;
  payments: PaymentWithTimes[];
};

/** The current agreements about some releases, and the splits of some tracks; a track without a split is omitted. */
export type Agreements = {
  releases: ReadonlyMap<string, ReleaseAgreement>;
  splits: ReadonlyMap<string, readonly SplitVersion[]>;
};

export type LoadAgreements = (releases: readonly ReleaseTerms[], trackIds: readonly TrackId[]) => Promise<Agreements>;

type Needs = {
  paymentsOf: (artistId: ArtistId) => Promise<Payment[]>;
  /** Loads the splits of tracks. If a track has none, its owner receives everything. */
  splitsOf: (trackIds: readonly TrackId[]) => Promise<Map<TrackId, SplitVersion[]>>;
};

/** The number of artists whose payments are loaded concurrently. */
const AT_ONCE = 8;

/** Keeps the facts of a payment that determine a percentage, few because a statement may name a million releases. */
const factsOf = ({ plan, cents, paidAt, expiresAt, refundedAt, disputedAt, wonAt }: PaymentWithTimes) => ({
  ...{ plan, cents, paidAt },
  ...(expiresAt && { expiresAt }),
  ...(refundedAt && { refundedAt }),
  ...(disputedAt && { disputedAt }),
  ...(wonAt && { wonAt }),
});

/** Returns the payments that determine a release's percentage, and a plan that is older than payment records. */
function paymentsFor({ id, plan }: ReleaseTerms, payments: readonly Payment[]): PaymentWithTimes[] {
  const own = payments.filter(({ releaseId, returned }) => releaseId === id && returned === undefined);
  const { name, paidAt, expiresAt } = plan ?? {};
  const isLegacy = name !== undefined && !(name in plans);
  return [
    ...own.map(factsOf),
    ...(isLegacy && paidAt ? [{ plan: name, cents: 0, paidAt, ...(expiresAt && { expiresAt }) }] : []),
  ];
}

export const agreementsLoader =
  ({ paymentsOf, splitsOf }: Needs): LoadAgreements =>
  async (releases, trackIds) => {
    const ofArtists = [...groupBy(releases, ({ artistId }) => artistId).values()];
    const loaded = new Map<string, ReleaseAgreement>();
    for (let at = 0; at < ofArtists.length; at += AT_ONCE) {
      const load = async (own: (typeof ofArtists)[number]) => {
        const payments = await paymentsOf(own[0].artistId);
        for (const release of own) {
          const { id: releaseId, artistId, trackCount } = release;
          loaded.set(releaseId, { releaseId, artistId, trackCount, payments: paymentsFor(release, payments) });
        }
      };
      await Promise.all(ofArtists.slice(at, at + AT_ONCE).map(load));
    }
    return { releases: loaded, splits: await splitsOf(trackIds) };
  };

/** Derives the terms of an allocation from agreements. */
export function termsFrom({ releases, splits }: Agreements): Terms {
  const percentages = new Map<string, number>();
  const releaseOf = (releaseId: string): ReleaseAgreement => {
    const release = releases.get(releaseId);
    if (!release) throw new Error(`The release ${releaseId} was matched, but is not loaded`);
    return release;
  };
  return {
    ownerOf: (releaseId) => releaseOf(releaseId).artistId,
    percentageOf: (releaseId, month) => {
      const name = `${releaseId} ${month}`;
      const cached = percentages.get(name);
      if (cached !== undefined) return cached;
      const { payments, trackCount } = releaseOf(releaseId);
      const percentage = percentageOfMonth(payments, trackCount, month);
      percentages.set(name, percentage);
      return percentage;
    },
    splitOf: (trackId) => splits.get(trackId) ?? [],
  };
}
