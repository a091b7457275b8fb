import { randomUUID } from 'node:crypto';
import { brand } from '../../shared/brand.ts';
import { releaseEdit } from '../../shared/releases/field-edit.ts';
import type { ReleaseField } from '../../shared/releases/fields.ts';
import type { Release } from '../../shared/releases/release.ts';
import { addTracks } from './add-tracks.ts';
import { coverArt } from './cover-art.ts';
import type { DemoRelease } from './demo-releases.ts';
import { payRelease } from './pay-release.ts';
import { sendFile, waitForChecks } from './send-file.ts';
import type { LaptopApi } from './session.ts';

type People = { artist: LaptopApi; office: LaptopApi };

/** Creates one demo release as its artist and the office would: every step is a call to the API. */
export async function makeRelease({ artist, office }: People, demo: DemoRelease): Promise<void> {
  let release: Release = await artist('POST /api/releases', { idempotencyKey: randomUUID() });
  const params = { releaseId: release.id };
  const sent: string[] = [];
  const set = async <F extends ReleaseField>(field: F, to: Release[F]) => {
    const body = releaseEdit(field, release[field], to);
    release = await artist('PATCH /api/releases/{releaseId}', { params, body });
  };
  const addCover = async () => {
    const file = { fileName: `${demo.title}.jpg`, contentType: 'image/jpeg', bytes: await coverArt(demo.title) };
    sent.push(await sendFile(artist, release.id, { target: { kind: 'cover' }, ...file }));
  };
  const line = { year: demo.year, holder: demo.holder };
  /** The steps for the ten items, in the order in which an artist fills them in. */
  const steps = [
    () => set('title', demo.title),
    addCover,
    () => set('primaryGenre', demo.genre),
    async () => {
      const added = await addTracks(artist, release.id, demo);
      release = added.release;
      sent.push(...added.sent);
    },
    () => set('metadataLanguage', demo.language),
    () => set('pLine', line),
    () => set('cLine', line),
    () => set('salesStart', demo.salesStart),
    () => set('recordLabel', line.holder),
  ];
  // A new release may take over values from the previous one, but each draft should have only its own.
  if (release.primaryGenre) await set('primaryGenre', '');
  if (release.metadataLanguage) await set('metadataLanguage', '');
  if (release.recordLabel) await set('recordLabel', '');
  await set('pLine', null);
  await set('cLine', null);
  for (const step of demo.stage === 'draft' ? steps.slice(0, demo.items) : steps) await step();
  // Waits for all files together, because the checker takes one after the other.
  await waitForChecks(artist, release.id, sent);
  if (demo.stage === 'draft') return;

  if (demo.isPaid) await payRelease(artist, release);
  if (demo.stage === 'ready') return;
  await artist('POST /api/releases/{releaseId}/submit', {
    params,
    body: { agreementVersion: brand.agreementVersion, plan: demo.isPaid ? 'paid' : 'basic' },
    idempotencyKey: randomUUID(),
  });
  if (demo.stage !== 'exported') return;
  await office('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: { artistId: release.artistId, releaseId: release.id },
    body: {},
  });
}
