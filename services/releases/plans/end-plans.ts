import { type Log, thrown } from '../../platform/logger.ts';
import type { CardRepository } from '../library/card-repository.ts';
import type { ReleaseRepository } from '../storage/release-repository.ts';

type Needs = {
  cards: Pick<CardRepository, 'endedPlans'>;
  releases: Pick<ReleaseRepository, 'endPlan'>;
  log: Log;
  now: Date;
};

/**
 * Writes the end of each expired plan to its release (product 10.4), so that the stream updates the card and every page
 * that shows it. If interrupted, the next run continues.
 * @throws Error if some could not be written; all others were
 */
export async function endPlans({ cards, releases, log, now }: Needs): Promise<void> {
  const failed: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await cards.endedPlans(now, cursor);
    for (const { artistId, id: releaseId, plan, planExpiresAt: expiresAt } of page.items) {
      if (!plan || !expiresAt) continue;
      try {
        const isWritten = await releases.endPlan({ artistId, releaseId }, { plan, expiresAt, now });
        if (isWritten) log.info('a plan has ended', { artistId, releaseId });
      } catch (error) {
        log.error('the end of a plan was not written', { artistId, releaseId, ...thrown(error) });
        failed.push(releaseId);
      }
    }
    cursor = page.next;
  } while (cursor);
  if (failed.length > 0) throw new Error(`The end of the plan of ${failed.join(', ')} was not written`);
}
