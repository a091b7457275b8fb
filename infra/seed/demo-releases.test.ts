import { releaseSchemas, trackSchemas } from '../../shared/releases/field-schemas.ts';
import { TRACK_LIMIT } from '../../shared/releases/track-limit.ts';
import { Name, Text } from '../../shared/text-schemas.ts';
import { DEMO_LIMIT, demoReleases } from './demo-releases.ts';
import { missingReleases } from './fill-library.ts';

const today = new Date('2026-11-21T12:00:00Z');
const all = demoReleases(DEMO_LIMIT, today);
const part = all.slice(0, 500);
const kinds = <T>(values: readonly T[]) => new Set(values).size;

test('the catalogue is always the same, and a larger one begins with the smaller one', () => {
  expect(demoReleases(DEMO_LIMIT, today)).toEqual(all);
  expect(demoReleases(40, today)).toEqual(all.slice(0, 40));
  expect(all).toHaveLength(DEMO_LIMIT);
});

test('no two releases have the same title, no two tracks of a release, no guest is the act itself', () => {
  expect(kinds(all.map(({ title }) => title))).toBe(DEMO_LIMIT);
  for (const { tracks, guest, artist } of all) {
    expect(kinds(tracks)).toBe(tracks.length);
    if (guest) expect(guest).not.toBe(artist);
  }
});

test('everything is valid under the contract', () => {
  for (const demo of all) {
    expect(Text.parse(demo.title)).toBe(demo.title);
    for (const name of [demo.artist, demo.guest]) if (name) expect(Name.parse(name)).toBe(name);
    for (const title of demo.tracks) expect(trackSchemas.title.parse(title)).toBe(title);
    releaseSchemas.primaryGenre.parse(demo.genre);
    releaseSchemas.metadataLanguage.parse(demo.language);
    releaseSchemas.pLine.parse({ year: demo.year, holder: demo.holder });
    releaseSchemas.salesStart.parse(demo.salesStart);
    trackSchemas.explicit.parse(demo.explicit);
    expect(demo.tracks.length).toBeGreaterThanOrEqual(1);
    expect(demo.tracks.length).toBeLessThanOrEqual(TRACK_LIMIT);
    if (demo.stage !== 'draft') expect(demo.recorded).toBe(demo.tracks.length);
  }
});

test('submitted releases are on sale, others will be, and no rights line predates its release', () => {
  for (const { stage, salesStart, year } of all) {
    if (salesStart === 'asap') continue;
    expect(salesStart < '2026-11-21').toBe(stage === 'exported');
    expect(salesStart.startsWith(String(year))).toBe(true);
  }
});

test('five hundred releases are as varied as a label’s: every state, drafts of every completeness, every number of tracks', () => {
  const drafts = part.filter(({ stage }) => stage === 'draft');
  expect(kinds(part.map(({ stage, isPaid }) => `${stage} ${isPaid}`))).toBe(8);
  expect(kinds(drafts.map(({ items }) => items))).toBe(9);
  expect(kinds(part.map(({ tracks }) => tracks.length))).toBe(TRACK_LIMIT);
  expect(kinds(part.map(({ artist }) => artist))).toBeGreaterThan(300);
  expect(kinds(part.map(({ genre }) => genre))).toBeGreaterThan(15);
  expect(kinds(part.map(({ salesStart }) => salesStart))).toBeGreaterThan(200);
});

describe('the missing releases of a library', () => {
  const titles = (releases: readonly { title: string }[]) => releases.map(({ title }) => title);

  test('are all at first, none when it is complete, and the rest after an interrupted run', () => {
    expect(missingReleases([], 60, today)).toEqual(all.slice(0, 60));
    expect(missingReleases(titles(all.slice(0, 60)), 60, today)).toEqual([]);
    expect(titles(missingReleases(titles([...all.slice(0, 30), ...all.slice(35, 40)]), 60, today))).toEqual(
      titles([...all.slice(30, 35), ...all.slice(40, 60)]),
    );
  });

  test('take into account releases that the artist created', () => {
    expect(missingReleases(['My own', 'Another'], 10, today)).toEqual(all.slice(0, 8));
  });
});
