import { earningsRepository } from '../services/earnings/earnings-repository.ts';
import { mediaRepository } from '../services/media/media-repository.ts';
import { intentChanger } from '../services/payments/intent-changes.ts';
import { intentRepository } from '../services/payments/intent-repository.ts';
import { paymentListRepository } from '../services/payments/payment-list-repository.ts';
import { providerEventRepository } from '../services/payments/provider-event-repository.ts';
import { addFacts } from '../services/payments/refunder.ts';
import { openLog } from '../services/platform/logger.ts';
import { artistTotals } from '../services/profiles/artist-totals.ts';
import { profileRepository } from '../services/profiles/profile-repository.ts';
import { codeAssigner } from '../services/releases/codes/assign-codes.ts';
import { codeRepository } from '../services/releases/codes/code-repository.ts';
import { cardRepository } from '../services/releases/library/card-repository.ts';
import { releaseSearchRepository } from '../services/releases/library/release-search-repository.ts';
import { releaseDetail } from '../services/releases/storage/release-detail.ts';
import { releaseRepository } from '../services/releases/storage/release-repository.ts';
import { benchTable } from './bench-table.ts';
import { countUnits } from './count-units.ts';
import { atMost, type Figure } from './figure.ts';
import { albumOf, artistIdOf, newId, now } from './table-population.ts';

const POPULATIONS = [100, 1_000, 10_000];
const PROFILE_READ = 0.5;

/** Measures the table units of each access pattern, with 100, 1,000 and 10,000 artists: the results must not differ. */
export async function tableUnits(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const artists of POPULATIONS) figures.push(...(await unitsWithArtists(artists)));
  return figures;
}

/** Measures the table units of each access pattern in a table with this many artists. */
export async function unitsWithArtists(artists: number): Promise<Figure[]> {
  const { table, nameOf, stop } = await benchTable(artists);

  const unitsUsed = countUnits([table]);
  const count = async (what: string, target: number | null, run: () => Promise<unknown>, extra = PROFILE_READ) => {
    unitsUsed();
    await run();
    return atMost(`${what}, beside ${artists} artists`, unitsUsed() + extra, 'units', target);
  };

  const releases = releaseRepository(table);
  const cards = cardRepository(table);
  const profiles = profileRepository(table);
  const change = intentChanger({
    releases,
    profiles,
    intents: intentRepository(table, nameOf('LedgerTableName')),
    lists: paymentListRepository(table),
    events: providerEventRepository(table),
    log: openLog('bench'),
    now: () => now,
  });
  const media = mediaRepository(table);
  const assign = codeAssigner({
    codes: codeRepository(table),
    prefixes: { isrc: ['ZZSEG'], upc: ['200000'] },
    log: openLog('bench'),
  });
  const artistId = artistIdOf(0);
  const album = albumOf(artistId);
  await releases.create(album);
  const owned = { artistId, releaseId: album.id };
  const kilobytes = Math.ceil(JSON.stringify(album).length / 1024);
  const mediaId = newId('media');
  const upload = { artistId, releaseId: album.id, mediaId };
  const cover = { mediaId, fileName: 'c.jpg', width: 3000, height: 3000, size: 1, storedAt: now.toISOString() };

  const figures = [
    await count('who am I', 1, () => profiles.find(artistId), 0),
    await count('library page of 24, with what each has earned, and the counts', 4, () =>
      Promise.all([
        cards.library(artistId),
        earningsRepository(table).head(artistId),
        artistTotals(table).states(artistId),
      ]),
    ),
    await count('release with 15 tracks', 4, async () => releaseDetail(await releases.aggregate(owned))),
    await count(`edit a field of a release of ${kilobytes} KB`, kilobytes + 2 + PROFILE_READ, () =>
      releases.edit(owned, { field: 'title', from: album.title, to: 'Night Ferry (Deluxe)', now }),
    ),
    await count('a search of releases in a tab, and the counts', 5, () =>
      Promise.all([releaseSearchRepository(table).search('draft', 'release', undefined), cards.counts()]),
    ),
    await count('an upload is expected', null, () =>
      media.expectUploads(upload, [
        {
          ...cover,
          id: mediaId,
          target: { kind: 'cover' },
          contentType: 'image/jpeg',
          createdAt: now.toISOString(),
          state: 'awaited',
        },
      ]),
    ),
    await count(
      'a checked cover becomes part of its release',
      null,
      async () => {
        const refused = await media.place(upload, { kind: 'cover', cover }, now);
        if (refused) throw new Error(`The cover was not placed: ${refused}`);
      },
      0,
    ),
    await count('a payment, its posting and the plan', null, () =>
      change(`pi_${artists}`, addFacts({ paid: { sessionId: 'cs', at: now.toISOString() } }), {
        sale: { sessionId: 'cs', ...owned, plan: 'album', cents: 900 },
      }),
    ),
    await count('submit, with a UPC and 15 ISRCs assigned', 2 * (kilobytes + 2) + 4, async () => {
      const current = await releases.get(owned, { consistent: true });
      const submission = { at: now.toISOString(), agreementVersion: 'v', by: artistId, plan: 'paid' as const };
      await releases.saveSubmitted(await assign({ ...current, status: 'submitted', submission }));
    }),
  ];
  await stop();
  return figures;
}
