import type { ArtistId, TrackId } from '../../../shared/ids.ts';
import { plans } from '../../../shared/plans/plan.ts';
import { type PaymentWithTimes, percentageOfMonth } from '../../../shared/plans/plan-on-day.ts';
import type { Terms } from '../../../shared/royalties/allocate.ts';
import type { SplitVersion } from '../../../shared/royalties/split-agreement.ts';
import { groupBy } from '../../earnings/group-by.ts';
import type { Payment } from '../../payments/payment.ts';
import type { ReleaseTerms } from '../matching/catalogue-release.ts';

/** Loads the current terms of releases and tracks: owners, percentages and splits. */
export type LoadTerms = (releases: readonly ReleaseTerms[], trackIds: readonly TrackId[]) => Promise<Terms>;

type Needs = {
  paymentsOf: (artistId: ArtistId) => Promise<Payment[]>;
  /** Loads the splits of tracks. If a track has none, its owner receives everything. */
  splitsOf: (trackIds: readonly TrackId[]) => Promise<Map<TrackId, SplitVersion[]>>;
};

/** The number of artists whose payments are loaded concurrently. */
const AT_ONCE = 8;

/**
 * Returns the payments that determine a release's percentage, including a substitute for a plan from before payments
 * were recorded.
 */
function paymentsFor({ id, plan }: ReleaseTerms, payments: readonly Payment[]): PaymentWithTimes[] {
  const own = payments.filter(({ releaseId, returned }) => releaseId === id && returned === undefined);
  const { name, paidAt, expiresAt } = plan ?? {};
  const isLegacy = name !== undefined && !(name in plans);
  return [...own, ...(isLegacy && paidAt ? [{ plan: name, cents: 0, paidAt, ...(expiresAt && { expiresAt }) }] : [])];
}

export const termsLoader =
  ({ paymentsOf, splitsOf }: Needs): LoadTerms =>
  async (releases, trackIds) => {
    const ofArtists = [...groupBy(releases, ({ artistId }) => artistId).values()];
    const payments = new Map<string, PaymentWithTimes[]>();
    for (let at = 0; at < ofArtists.length; at += AT_ONCE) {
      const load = async (own: (typeof ofArtists)[number]) => {
        const found = await paymentsOf(own[0].artistId);
        for (const release of own) {
          const counting = paymentsFor(release, found);
          if (counting.length > 0) payments.set(release.id, counting);
        }
      };
      await Promise.all(ofArtists.slice(at, at + AT_ONCE).map(load));
    }
    const splits: ReadonlyMap<string, readonly SplitVersion[]> = await splitsOf(trackIds);
    const byId = new Map<string, ReleaseTerms>(releases.map((release) => [release.id, release]));
    const percentages = new Map<string, number>();
    const releaseOf = (releaseId: string): ReleaseTerms => {
      const release = byId.get(releaseId);
      if (!release) throw new Error(`The release ${releaseId} was matched, but is not loaded`);
      return release;
    };
    return {
      ownerOf: (releaseId) => releaseOf(releaseId).artistId,
      percentageOf: (releaseId, month) => {
        const name = `${releaseId} ${month}`;
        const cached = percentages.get(name);
        if (cached !== undefined) return cached;
        const release = releaseOf(releaseId);
        const percentage = percentageOfMonth(payments.get(releaseId) ?? [], release.trackCount, month);
        percentages.set(name, percentage);
        return percentage;
      },
      splitOf: (trackId) => splits.get(trackId) ?? [],
    };
  };
