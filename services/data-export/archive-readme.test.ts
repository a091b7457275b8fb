import { allBelongings } from './all-belongings.ts';
import { archiveReadme } from './archive-readme.ts';

it('describes each file in a column of its own, and wraps long descriptions', () => {
  const readme = archiveReadme('Segno', { 'a.json': 'short', 'b/': 'word '.repeat(30).trim() }, new Date(0));
  expect(readme.split('\n')).toEqual([
    'Your data at Segno, as of 1970-01-01T00:00:00.000Z.',
    '',
    'a.json          short',
    `b/              ${'word '.repeat(19).trim()}`,
    `                ${'word '.repeat(11).trim()}`,
    'manifest.json   each file with its size and SHA-256, so that you can check that nothing is missing',
    '',
    'All of it is yours to take anywhere.',
    '',
  ]);
});

it('finds a description in each domain that puts files of its own into the archive', () => {
  for (const { archive, archiveReadme: described } of allBelongings)
    expect(Object.keys(described ?? {}).length > 0).toBe(archive !== undefined);
});
