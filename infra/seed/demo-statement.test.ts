import { detectStatement } from '../../shared/royalties/detect-statement.ts';
import { formats } from '../../shared/royalties/formats.ts';
import { type DemoRecording, demoStatement, monthsWithStatements } from './demo-statement.ts';

const recordings: DemoRecording[] = ['2025-01', '2025-11'].map((from, n) => ({
  isrc: `ZZSEG260000${n}`,
  upc: `20000000000${n}`,
  title: n ? 'Low Tide, "live"' : 'Night Ferry',
  artist: 'Mara Ellis',
  release: 'Night Ferry',
  from,
}));
const rowsOf = (month: string) => demoStatement(recordings, month).trim().split('\n').slice(1);

test('a demo statement is always the same, and in a supported format', () => {
  const text = demoStatement(recordings, '2025-12');
  expect(demoStatement(recordings, '2025-12')).toBe(text);
  expect(detectStatement(text, formats)).toMatchObject({ skip: 1, fixed: { store: '' } });
});

test('each line has the columns of the header, and no recording has plays before its release', () => {
  expect(rowsOf('2025-06').some((row) => row.includes('Low Tide'))).toBe(false);
  const header = demoStatement([], '2025-06').trim().split(',').length;
  for (const row of rowsOf('2025-12')) {
    expect(row.replace('"Low Tide, ""live"""', 'Low Tide').split(',')).toHaveLength(header);
    expect(row).toMatch(/,Stream,Premium,[A-Z]{2},2000/);
  }
});

test('a statement arrives 45 days after the end of its month', () => {
  expect(monthsWithStatements(new Date('2026-11-23T00:00:00Z'), 3)).toEqual(['2026-07', '2026-08', '2026-09']);
  expect(monthsWithStatements(new Date('2026-11-10T00:00:00Z'), 2)).toEqual(['2026-07', '2026-08']);
  expect(monthsWithStatements(new Date('2026-01-20T00:00:00Z'), 1)).toEqual(['2025-11']);
});
