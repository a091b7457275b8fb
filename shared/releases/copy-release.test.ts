import { aCompleteDraft, aCredit, aTrack, inOrder, newId } from '../test/builders.ts';
import { copyRelease } from './copy-release.ts';
import { Release } from './release.ts';

const now = new Date('2027-03-01T10:00:00Z');

test('product 32.3: a duplicate has the titles, the metadata and the credits; codes, dates, files and answers about recordings stay behind', () => {
  const composers = [{ id: newId('credit'), firstName: 'Noor', lastName: 'Ali' }];
  const track = aTrack({
    title: 'Harbour Light',
    version: 'Live',
    isrc: 'QZABC2600001',
    artists: [aCredit('Noor')],
    composers,
    explicit: 'Explicit',
    containsCover: true,
    aiAudio: 'none',
    aiComposition: 'none',
    previewStartSeconds: 30,
  });
  const accepted = [{ code: 'artist-signs', text: '!!!' }];
  const source = aCompleteDraft({
    version: 'Deluxe',
    upc: '036000291452',
    preOrder: '2026-12-01',
    originalRelease: '2020-01-01',
    stores: ['Spotify', 'YouTube Content ID'],
    plan: { name: 'single', percentage: 100, paidAt: now.toISOString() },
    checklist: [2],
    ...inOrder([track, aTrack({ title: 'Second' })]),
  });
  const copy = copyRelease(source, { newId, accepted, now });
  expect(Release.parse(copy)).toEqual(copy);
  expect(copy).toMatchObject({
    status: 'draft',
    title: 'Night Ferry',
    version: 'Deluxe',
    primaryGenre: 'alternative',
    pLine: source.pLine,
    stores: ['Spotify'],
    upc: '',
    salesStart: '',
    preOrder: '',
    originalRelease: '',
    cover: null,
    plan: null,
    checklist: [],
    accepted,
    rev: 1,
    createdAt: now.toISOString(),
  });
  expect(copy.id).not.toBe(source.id);
  const [first, second] = copy.trackIds.map((id) => copy.tracks[id]);
  expect(source.trackIds).not.toContain(first?.id);
  expect(second?.title).toBe('Second');
  expect(first).toMatchObject({
    title: 'Harbour Light',
    version: 'Live',
    artists: track.artists,
    composers,
    explicit: 'Explicit',
    containsCover: true,
    isrc: '',
    audio: null,
    licence: null,
    aiAudio: '',
    aiComposition: '',
    previewStartSeconds: null,
  });
});
