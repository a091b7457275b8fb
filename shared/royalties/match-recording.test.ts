import { fold } from '../fold.ts';
import { anId } from '../test/builders.ts';
import {
  type Catalogue,
  type CatalogueTrack,
  matchKey,
  matchRecording,
  type NamedRecording,
} from './match-recording.ts';

const track = (trackId: string, more: Partial<CatalogueTrack> = {}): CatalogueTrack => ({
  artistId: anId('mara'),
  releaseId: anId('night-ferry'),
  trackId: anId(trackId),
  isrc: `QZZZ1260000${trackId.slice(-1)}`,
  upc: '0860000000000',
  title: 'Low Tide',
  artist: 'Mara Ellis',
  releaseTitle: 'Night Ferry',
  isWithdrawn: false,
  ...more,
});
const first = track('t1');
const second = track('t2', { title: 'Harbour Lights' });
const single = track('s1', { releaseId: anId('low-tide'), isrc: first.isrc, upc: '0860000000017' });
const cover = track('k3', {
  artistId: anId('kit'),
  releaseId: anId('cover'),
  upc: '0860000000024',
  artist: 'Kite & Anchor',
});
const gone = track('g4', { releaseId: anId('gone'), upc: '0860000000031', isWithdrawn: true });

const catalogueOf = (tracks: readonly CatalogueTrack[], saved = new Map<string, CatalogueTrack>()): Catalogue => ({
  byIsrc: (isrc) => tracks.filter((one) => one.isrc === isrc),
  byUpc: (upc) => tracks.filter((one) => one.upc === upc),
  byTitle: (title) => tracks.filter((one) => fold(one.title) === title),
  savedFor: (key) => saved.get(key),
});
const all = [first, second, single, cover, gone];
const named = (more: Partial<NamedRecording>): NamedRecording => ({
  isrc: '',
  upc: '',
  title: '',
  artist: '',
  ...more,
});
const match = (more: Partial<NamedRecording>, tracks = all) => matchRecording(named(more), catalogueOf(tracks));

describe('matching recordings (product 23.7)', () => {
  it('matches one track by both codes, even if the ISRC is on two releases', () => {
    expect(match({ isrc: first.isrc, upc: first.upc })).toEqual({ kind: 'matched', by: 'upc-and-isrc', track: first });
    expect(match({ isrc: first.isrc, upc: single.upc })).toEqual({
      kind: 'matched',
      by: 'upc-and-isrc',
      track: single,
    });
  });

  it('matches an ISRC on a single release, without a UPC or with an unknown one', () => {
    expect(match({ isrc: second.isrc })).toEqual({ kind: 'matched', by: 'isrc', track: second });
    expect(match({ isrc: second.isrc, upc: '0999999999993' })).toEqual({ kind: 'matched', by: 'isrc', track: second });
  });

  it('does not match an ISRC on two releases', () => {
    expect(match({ isrc: first.isrc })).toEqual({ kind: 'two-releases', tracks: [first, single] });
    const other: CatalogueTrack = { ...single, artistId: anId('kit') };
    expect(match({ isrc: first.isrc }, [first, other])).toEqual({ kind: 'two-owners', tracks: [first, other] });
  });

  it('does not choose between two tracks of one release with the same ISRC', () => {
    const again: CatalogueTrack = { ...first, trackId: anId('t9') };
    expect(match({ isrc: first.isrc, upc: first.upc }, [first, again])).toMatchObject({ tracks: [first, again] });
  });

  it('matches nobody if the codes contradict each other', () => {
    expect(match({ isrc: second.isrc, upc: cover.upc })).toEqual({ kind: 'two-owners', tracks: [second, cover] });
    expect(match({ isrc: second.isrc, upc: single.upc })).toEqual({ kind: 'two-releases', tracks: [second, single] });
  });

  it('matches a UPC alone with the only track of its release, but not with one of several', () => {
    expect(match({ upc: single.upc })).toEqual({ kind: 'matched', by: 'only-track-of-upc', track: single });
    expect(match({ upc: first.upc, title: 'Harbour Lights' })).toEqual({
      kind: 'unmatched',
      suggestions: [second, first],
    });
  });

  it.each(['Night Ferry', 'night ferry ', 'Night Ferry (Deluxe)', ''])(
    'a UPC alone with the title %j names the whole release of several tracks (product 23.18)',
    (title) => {
      const tracks = [first, second];
      expect(match({ upc: first.upc, title })).toEqual({ kind: 'matched', by: 'whole-release', tracks });
    },
  );

  it('matches the whole release even if it has a title track (product 23.18)', () => {
    const titled = [{ ...first, title: 'Night Ferry' }, second];
    expect(match({ upc: first.upc, title: 'Night Ferry' }, titled)).toMatchObject({ by: 'whole-release' });
  });

  it('does not pay a withdrawn whole release, nor one whose UPC and ISRC lead to two tracks (product 23.18)', () => {
    const withdrawn: CatalogueTrack[] = [gone, { ...gone, trackId: anId('g5') }];
    expect(match({ upc: gone.upc }, withdrawn)).toEqual({ kind: 'withdrawn', track: gone });
    expect(match({ upc: first.upc, isrc: 'GBAAA2600001' })).toMatchObject({ kind: 'unmatched' });
    const other: CatalogueTrack = { ...second, releaseId: anId('another') };
    expect(match({ upc: first.upc }, [first, other])).toMatchObject({ kind: 'unmatched' });
  });

  it('does not match an unknown ISRC by its UPC', () => {
    expect(match({ isrc: 'GBAAA2600001', upc: single.upc })).toEqual({ kind: 'unmatched', suggestions: [single] });
  });

  it('only suggests by title, tracks of the same artist first', () => {
    expect(match({ title: ' low tide', artist: 'kite & anchor' })).toEqual({
      kind: 'unmatched',
      suggestions: [cover, first, single, gone],
    });
    expect(match({})).toEqual({ kind: 'unmatched', suggestions: [] });
  });

  it('reports a withdrawn release', () => {
    expect(match({ isrc: gone.isrc, upc: gone.upc })).toEqual({ kind: 'withdrawn', track: gone });
    expect(match({ isrc: gone.isrc })).toEqual({ kind: 'withdrawn', track: gone });
  });

  it('applies a decision of the office to the same texts in any case', () => {
    const words = named({ title: 'Ørn', artist: 'Somebody' });
    const saved = new Map([[matchKey(words), second]]);
    const again = named({ title: 'ØRN ', artist: 'somebody' });
    expect(matchRecording(again, catalogueOf(all, saved))).toEqual({ kind: 'matched', by: 'saved', track: second });
    expect(matchRecording({ ...again, isrc: first.isrc }, catalogueOf(all, saved))).toMatchObject({
      kind: 'two-releases',
    });
  });
});
