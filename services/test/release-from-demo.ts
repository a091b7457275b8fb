import type { DemoRelease } from '../../infra/seed/demo-releases.ts';
import { brand } from '../../shared/brand.ts';
import type { ArtistId, MediaId } from '../../shared/ids.ts';
import { planFor, plans } from '../../shared/plans/plan.ts';
import { type Cover, type DraftRelease, newRelease, Release } from '../../shared/releases/release.ts';
import { aCredit, aTrack, inOrder, newId } from '../../shared/test/builders.ts';

/**
 * Turns a demo release into a stored release, in its state and with as many of its ten items complete, without calling
 * the API.
 * @param at when it was created and last changed
 * @param coverId a cover whose variants exist; undefined for none
 */
export function releaseFromDemo(
  demo: DemoRelease,
  { artistId, at, coverId }: { artistId: ArtistId; at: Date; coverId: MediaId | undefined },
): Release {
  const time = at.toISOString();
  const line = { year: demo.year, holder: demo.holder };
  const has = (item: number) => demo.stage !== 'draft' || demo.items >= item;
  const artists = [aCredit(demo.artist ?? 'Mara Ellis')];
  const tracks = demo.tracks.map((title, n) =>
    aTrack({ title, explicit: demo.explicit, artists, ...(n >= demo.recorded && { audio: null }) }),
  );
  const plan = planFor(demo.tracks.length);
  const isPaid = demo.stage !== 'draft' && demo.isPaid && plan;
  const draft: DraftRelease = {
    ...newRelease({ id: newId('release'), artistId, now: at }),
    title: demo.title,
    ...(has(2) && coverId && { cover: demoCover(coverId, demo.title, time) }),
    ...(has(3) && { primaryGenre: demo.genre }),
    ...(has(4) && inOrder(tracks)),
    ...(has(5) && { metadataLanguage: demo.language }),
    ...(has(6) && { pLine: line }),
    ...(has(7) && { cLine: line }),
    ...(has(8) && { salesStart: demo.salesStart }),
    ...(has(9) && { recordLabel: line.holder }),
    plan: isPaid ? { name: plan, percentage: plans[plan].percentage, paidAt: time } : null,
  };
  const choice = isPaid ? ('paid' as const) : ('basic' as const);
  const submission = { at: time, agreementVersion: brand.agreementVersion, by: artistId, plan: choice };
  if (demo.stage === 'submitted') return Release.parse({ ...draft, status: 'submitted', submission });
  if (demo.stage === 'exported') return Release.parse({ ...draft, status: 'exported', submission, exportedAt: time });
  return Release.parse(draft);
}

const demoCover = (mediaId: MediaId, title: string, storedAt: string): Cover => ({
  mediaId,
  fileName: `${title}.jpg`,
  width: 3000,
  height: 3000,
  size: 400_000,
  storedAt,
});
