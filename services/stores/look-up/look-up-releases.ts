import { Problem } from '../../../shared/contract/problem.ts';
import { isChangeId, type NewId } from '../../../shared/ids.ts';
import { type Log, thrown } from '../../platform/logger.ts';
import { retryWhenChanged } from '../../platform/retry-when-changed.ts';
import type { Owned } from '../../releases/writes/release-write.ts';
import type { StoreEventRecorder } from '../store-event-recorder.ts';
import type { Catalogue, FoundAlbum } from './catalogue.ts';
import { catalogueEvent, isAwaitedAt, lookUpCode, lookUpCountry } from './catalogue-event.ts';
import { lookUpHour } from './look-up-day.ts';
import { releasesToLookUp } from './releases-to-look-up.ts';

type Needs = {
  cards: Parameters<typeof releasesToLookUp>[0];
  recorder: StoreEventRecorder;
  catalogues: readonly Catalogue[];
  /** Waits until the next release may be looked up. */
  turn: () => Promise<void>;
  newId: NewId;
  now: () => Date;
  log: Log;
};

/** A catalogue that fails this many times in a run is left alone until the next run. */
const MAX_FAILURES = 3;

/**
 * Looks up today's releases at public catalogues, and records what was found (product 33.7). Looking up a release again
 * changes nothing.
 * @param options `hour` limits it to the releases of that hour; `until` is when to stop, before the function is stopped
 * @throws Error if some could not be recorded; all others were
 */
export async function lookUpReleases(needs: Needs, { hour, until }: { hour?: number; until: Date }): Promise<void> {
  const { cards, log, now } = needs;
  const look = catalogueLooker(needs);
  const rows = (await releasesToLookUp(cards, now())).filter(
    ({ id }) => !isChangeId(id) && (hour === undefined || lookUpHour(id) === hour),
  );
  const failed: string[] = [];
  for (const [n, { artistId, id: releaseId }] of rows.entries()) {
    if (now() >= until) {
      log.warn('releases were left for tomorrow', { reason: `${rows.length - n} of ${rows.length}` });
      break;
    }
    try {
      await look({ artistId, releaseId });
    } catch (error) {
      log.error('a look-up was not recorded', { artistId, releaseId, ...thrown(error) });
      failed.push(releaseId);
    }
  }
  if (failed.length > 0) throw new Error(`The look-up of ${failed.join(', ')} was not recorded`);
}

/** Looks up one release after another. */
function catalogueLooker({ recorder, catalogues, turn, newId, now, log }: Needs) {
  const failures = new Map<Catalogue, number>();

  async function ask(catalogue: Catalogue, upc: string, country: string): Promise<FoundAlbum | undefined> {
    try {
      return await catalogue.find(upc, country);
    } catch (error) {
      failures.set(catalogue, (failures.get(catalogue) ?? 0) + 1);
      log.warn('a catalogue did not answer', { key: catalogue.name, ...thrown(error) });
      return undefined;
    }
  }

  return async (owned: Owned): Promise<void> => {
    const known = await recorder.read(owned).catch(ignoreGone);
    const upc = known && lookUpCode(known.release);
    if (!upc) return;
    const candidates = catalogues.filter((one) => (failures.get(one) ?? 0) < MAX_FAILURES && isAwaitedAt(known, one));
    if (candidates.length === 0) return;
    await turn();
    const country = lookUpCountry(known.release);
    const found = await Promise.all(
      candidates.map(async (one) => ({ catalogue: one, album: await ask(one, upc, country) })),
    );
    if (found.every(({ album }) => album === undefined)) return;
    await retryWhenChanged('release-changed', async () => {
      const current = await recorder.read(owned);
      const events = found.flatMap(({ catalogue, album }) =>
        album ? (catalogueEvent(current, catalogue, album, { id: newId('store-event'), now: now() }) ?? []) : [],
      );
      const change = recorder.apply(current, events);
      if (change) await recorder.write(change);
    });
  };
}

/** A release may have been withdrawn since its row was read. */
function ignoreGone(error: unknown): undefined {
  const isGone = error instanceof Problem && ['release-not-found', 'release-not-exported'].includes(error.code);
  if (!isGone) throw error;
}
