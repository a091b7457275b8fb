import { sumOf } from '../../shared/earnings/figure.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { MonthEarned, NoticeOf } from '../../shared/notices/notice.ts';
import type { EarningsRepository } from '../earnings/earnings-repository.ts';
import type { Tally } from '../earnings/tally.ts';

/** The name with the highest earnings; undefined without any. */
function topIn(tally: Tally): string | undefined {
  let top: string | undefined;
  let most = 0n;
  for (const [name, { micros }] of tally) if (micros > most) [top, most] = [name, micros];
  return top;
}

/** An artist's months as the earnings page shows them now, and what each month's earnings mostly came from. */
export async function readEarnings(
  earnings: Pick<EarningsRepository, 'months'>,
  artistId: ArtistId,
  wanted: readonly string[],
): Promise<{ months: MonthEarned[]; topOf: (month: string) => NoticeOf<'earned'>['top'] }> {
  const [from = '', to = from] = [[...wanted].sort()[0], [...wanted].sort().at(-1)];
  const { head, months } = await earnings.months(artistId, { from, to });
  return {
    months: wanted.map((month) => {
      const releases = months.get(month)?.releases ?? new Map();
      return { month, earnedMicros: String(sumOf(releases.values()).micros) };
    }),
    topOf(month) {
      const figures = months.get(month);
      const [release, store] = figures ? [topIn(figures.releases), topIn(figures.stores)] : [];
      return release !== undefined && store !== undefined
        ? { title: head.titles.get(release) ?? '', store }
        : undefined;
    },
  };
}
