import { randomUUID } from 'node:crypto';
import { brand } from '../../../shared/brand.ts';
import { planFor } from '../../../shared/plans/plan.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { LaptopApi } from '../session.ts';
import { coverArt } from './cover-art.ts';
import type { DemoRelease } from './demo-releases.ts';
import { recording } from './recording.ts';

type People = { artist: LaptopApi; office: LaptopApi };
const once = () => ({ idempotencyKey: randomUUID() });

/** Makes one demo release as its artist and the office would: every step is a call of the API. */
export async function makeRelease({ artist, office }: People, demo: DemoRelease): Promise<void> {
  let release = await artist('POST /api/releases', once());
  const params = { releaseId: release.id };
  const set = async (field: string, to: unknown) => {
    const from = (release as unknown as Record<string, unknown>)[field];
    release = await artist('PATCH /api/releases/{releaseId}', { params, body: { field, from, to } as never });
  };
  const holder = { year: 2026, holder: 'Ferry House Records' };
  /** The ten items, one step each, in the order in which an artist meets them. */
  const steps = [
    () => set('title', demo.title),
    () => upload(artist, release, { kind: 'cover' }, `${demo.title}.jpg`, 'image/jpeg', coverArt(demo.title)),
    () => set('primaryGenre', demo.genre),
    () => addTracks(),
    () => set('metadataLanguage', 'en'),
    () => set('pLine', holder),
    () => set('cLine', holder),
    () => set('salesStart', demo.salesStart),
    () => set('recordLabel', 'Ferry House Records'),
  ];

  async function addTracks(): Promise<void> {
    for (const [n, title] of demo.tracks.entries()) {
      release = await artist('POST /api/releases/{releaseId}/tracks', { params, ...once() });
      const trackId = release.trackIds[n] ?? '';
      const track = { ...params, trackId };
      const edit = async (field: string, from: unknown, to: unknown) => {
        release = await artist('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
          params: track,
          body: { field, from, to } as never,
        });
      };
      await edit('title', `Track ${n + 1}`, title);
      await edit('explicit', '', demo.explicit);
      await upload(
        artist,
        release,
        { kind: 'audio', trackId },
        `${title}.wav`,
        'audio/wav',
        recording(3, 165 + 20 * n),
      );
    }
  }

  for (const step of demo.stage === 'draft' ? steps.slice(0, demo.items) : steps) await step();
  if (demo.stage === 'draft') return;
  if (demo.isPaid) await pay(artist, release);
  if (demo.stage === 'ready') return;
  await artist('POST /api/releases/{releaseId}/submit', {
    params,
    body: { agreementVersion: brand.agreementVersion },
    ...once(),
  });
  if (demo.stage !== 'exported') return;
  await office('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: { artistId: release.artistId, releaseId: release.id },
  });
}

async function upload(
  artist: LaptopApi,
  release: Release,
  target: { kind: 'cover' } | { kind: 'audio'; trackId: string },
  fileName: string,
  contentType: string,
  file: Uint8Array | Promise<Uint8Array>,
): Promise<void> {
  const bytes = await file;
  const params = { releaseId: release.id };
  const { mediaId, url, headers } = await artist('POST /api/releases/{releaseId}/uploads', {
    params,
    body: { target, fileName, contentType, size: bytes.length },
  });
  const put = await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) });
  if (!put.ok) throw new Error(`The demo's ${fileName} was not taken: ${await put.text()}`);
  for (;;) {
    const { media } = await artist('GET /api/releases/{releaseId}', { params });
    const verdict = media.find(({ id }) => id === mediaId);
    if (verdict?.state === 'ready') return;
    if (verdict?.state === 'refused') throw new Error(`The demo's ${fileName} was refused: ${verdict.finding.text}`);
    await new Promise((next) => setTimeout(next, 100));
  }
}

/** Pays on the local card page, as its form does, and comes back as the browser does. */
async function pay(artist: LaptopApi, release: Release): Promise<void> {
  const plan = planFor(release.trackIds.length);
  if (!plan) return;
  const { url } = await artist('POST /api/releases/{releaseId}/checkout', {
    params: { releaseId: release.id },
    body: { plan },
    ...once(),
  });
  const card = new URLSearchParams({
    email: 'mara@segno.test',
    card: '4242 4242 4242 4242',
    expiry: '12 / 34',
    cvc: '123',
  });
  const page = await fetch(url, { method: 'POST', body: card, redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  await artist('POST /api/payments/verify', { body: { sessionId: back.searchParams.get('session_id') ?? '' } });
}
