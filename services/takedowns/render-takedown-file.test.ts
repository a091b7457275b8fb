import { parse } from 'csv-parse/sync';
import { readsAsFormula } from '../../shared/spreadsheet-formula.ts';
import type { RequestedTakedown } from '../../shared/takedowns/takedown.ts';
import { aTrack, inOrder } from '../../shared/test/builders.ts';
import { renderTakedownFile } from './render-takedown-file.ts';
import { deliveredInMemory } from './test/delivered.ts';

const tracks = [aTrack({ title: 'One', isrc: 'QZZZ12600001' }), aTrack({ title: 'Two, "live"', isrc: '' })];
const anAlbum = (different = {}) =>
  deliveredInMemory({ title: 'Salt Road', upc: '036000291452', ...inOrder(tracks), ...different });
const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true });

describe('product 34.5: the takedown file', () => {
  it('has a row for each store and track, the same bytes each time', () => {
    const album = anAlbum();
    const takedown = album.request() as RequestedTakedown;
    const csv = renderTakedownFile(album.state.release, takedown, takedown.stores);
    expect(renderTakedownFile(album.state.release, takedown, takedown.stores)).toBe(csv);
    expect(csv.split('\r\n')).toHaveLength(6);
    expect(rowsOf(csv).map((row) => [row.Store, row['Track Number'], row.ISRC, row['Track Title']])).toEqual([
      ['Spotify', '1', 'QZZZ12600001', 'One'],
      ['Spotify', '2', '', 'Two, "live"'],
      ['Deezer', '1', 'QZZZ12600001', 'One'],
      ['Deezer', '2', '', 'Two, "live"'],
    ]);
    expect(rowsOf(csv)[0]).toMatchObject({
      'Takedown ID': takedown.id,
      Scope: 'Release',
      Territories: 'WW',
      From: '2026-11-27',
      'Release ID': album.state.release.id,
      UPC: '036000291452',
      'Release Title': 'Salt Road',
      'Release Artist': 'Mara Ellis',
    });
  });

  it('of a part names only its tracks, countries and day', () => {
    const album = anAlbum();
    const trackIds = tracks.slice(1).map(({ id }) => id);
    const part = { stores: ['Deezer'], territories: ['FR', 'DE'], trackIds, day: '2027-01-15' };
    const takedown = album.request(part) as RequestedTakedown;
    expect(rowsOf(renderTakedownFile(album.state.release, takedown, ['Deezer']))).toMatchObject([
      { Scope: 'Part', Store: 'Deezer', 'Track Number': '2', Territories: 'DE;FR', From: '2027-01-15' },
    ]);
  });

  it('has no cell that a spreadsheet would run: it is written as text, because a takedown cannot be refused', () => {
    const formula = '=HYPERLINK("http://evil.test")';
    const album = anAlbum({ title: formula });
    const takedown = album.request() as RequestedTakedown;
    const [row] = rowsOf(renderTakedownFile(album.state.release, takedown, ['Deezer']));
    expect(row?.['Release Title']).toBe(`'${formula}`);
    expect(Object.values(row ?? {}).filter(readsAsFormula)).toEqual([]);
  });
});
