import { nextOrder, orderFrom, searchRows, sortRows } from './arrange.ts';
import type { Column } from './column.ts';

type Row = { title: string; tracks: number };
const rows: Row[] = [
  { title: 'Ölüdeniz', tracks: 2 },
  { title: '', tracks: 9 },
  { title: 'Track 10', tracks: 12 },
  { title: 'anchor', tracks: 2 },
  { title: 'Track 9', tracks: 1 },
];
const columns: Column<Row>[] = [
  { key: 'title', header: 'Title', cell: ({ title }) => title, sort: ({ title }) => title },
  { key: 'tracks', header: 'Tracks', cell: ({ tracks }) => tracks, sort: ({ tracks }) => tracks },
  { key: 'plays', header: 'Plays', cell: () => '', sort: 'server' },
  { key: 'note', header: 'Note', cell: () => '' },
];
const titles = (key: string, descending = false) =>
  sortRows(rows, columns, { key, descending }).map(({ title }) => title);

describe('the order of a list', () => {
  test('sorts text as people read it, and numbers by value', () => {
    expect(titles('title')).toEqual(['anchor', 'Ölüdeniz', 'Track 9', 'Track 10', '']);
    expect(titles('tracks')).toEqual(['Track 9', 'Ölüdeniz', 'anchor', '', 'Track 10']);
  });

  test('reversed, still has empty values last, and keeps the order of equal rows', () => {
    expect(titles('title', true)).toEqual(['Track 10', 'Track 9', 'Ölüdeniz', 'anchor', '']);
    expect(titles('tracks', true)).toEqual(['Track 10', '', 'Ölüdeniz', 'anchor', 'Track 9']);
  });

  test('keeps the order of rows that the server sorts, and of rows without an order', () => {
    expect(sortRows(rows, columns, { key: 'plays', descending: false })).toBe(rows);
    expect(sortRows(rows, columns, undefined)).toBe(rows);
  });

  test('is read from the URL; an unsortable or unknown column is ignored', () => {
    expect(orderFrom('title', columns)).toEqual({ key: 'title', descending: false });
    expect(orderFrom('-plays', columns)).toEqual({ key: 'plays', descending: true });
    for (const text of ['', '-', 'note', '-note', 'nobody', '--title'])
      expect(orderFrom(text, columns)).toBeUndefined();
  });

  test('a header sorts ascending, then descending, then restores the list’s own order', () => {
    const clicks = ['title'];
    for (let i = 0; i < 3; i++) clicks.push(nextOrder('title', orderFrom(clicks.at(-1) ?? '', columns)));
    expect(clicks).toEqual(['title', '-title', '', 'title']);
    expect(nextOrder('tracks', { key: 'title', descending: true })).toBe('tracks');
  });
});

test('a search finds rows that contain every word, ignoring accents', () => {
  const search = (text: string) => searchRows(rows, ({ title }) => title, text).map(({ title }) => title);
  expect(search('oludeniz')).toEqual(['Ölüdeniz']);
  expect(search(' 10  track ')).toEqual(['Track 10']);
  expect(search('')).toHaveLength(rows.length);
  expect(search('track x')).toEqual([]);
});
