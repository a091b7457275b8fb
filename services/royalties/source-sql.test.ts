import { file, good, line, read } from './test/mapped-file.ts';

/** Control characters that separate the texts that are joined for grouping. */
const [SEPARATOR, USUAL_SEPARATOR] = ['\u001f', '\u001e'];
const readAlso = (...lines: string[]) => read(file(...good(200), ...lines));

describe('a cell may contain any character, even the separator (product 23.3)', () => {
  it.each([
    ['begins with the separator', `${SEPARATOR}ZZZ12600002`, ''],
    ['consists of separators', SEPARATOR.repeat(12), ''],
    ['contains the separator', `QZ${SEPARATOR}Z${SEPARATOR}2600002`, `QZ${SEPARATOR}Z${SEPARATOR}2600002`],
  ])('reads an ISRC that %s as stored', async (_words, code, isrc) => {
    const { reading, groups, lines } = await readAlso(line({ code }));
    expect(reading).toMatchObject({ lines: 201, groups: 2, amount: '301.5', bad: { count: 0 } });
    const isrcs = [groups, lines].map((rows) => [...new Set(rows.map((row) => row.isrc))].sort());
    expect(isrcs).toEqual([[isrc, 'QZZZ12600001'].sort(), [isrc, 'QZZZ12600001'].sort()]);
  });

  it('lists a bad line that contains the separator', async () => {
    const { reading } = await readAlso(line({ code: `QZ${SEPARATOR}Z${SEPARATOR}2600002`, net: 'none' }));
    expect(reading).toMatchObject({
      lines: 200,
      amount: '300',
      bad: { count: 1, first: [{ line: 202, reason: 'amount' }] },
    });
  });

  it('a title with the separator names the same recording in a group and in its lines', async () => {
    const { groups, lines } = await readAlso(
      line({ code: '', song: `Low${SEPARATOR}Tide`, act: `Mara${SEPARATOR}Ellis` }),
      line({ code: '' }),
    );
    const named = [groups, lines].map((rows) =>
      rows.filter(({ isrc }) => isrc === '').map(({ title, artist }) => `${title} by ${artist}`),
    );
    expect(named).toEqual([['Low Tide by Mara Ellis'], ['Low Tide by Mara Ellis', 'Low Tide by Mara Ellis']]);
  });

  // The first line has Stream, USD and August, so lines with the same details omit these.
  it.each([
    ['has the usual details', {}],
    ['has another use', { what: 'Download' }],
    ['has another month', { when: '1.9.2026' }],
  ])('does not count a line whose store or country contains a separator and that %s', async (_words, cells) => {
    const stores = [USUAL_SEPARATOR, SEPARATOR, SEPARATOR.repeat(5), `Spotify${SEPARATOR}DE${SEPARATOR.repeat(3)}`];
    const broken = stores.flatMap((text) => [
      line({ ...cells, shop: text }),
      line({ ...cells, where: `${text}DE` }),
      line({ ...cells, shop: `${text}Spotify`, where: '' }),
    ]);
    const { reading, groups } = await read(file(...good(2_000), ...broken, line(cells)));
    expect(reading).toMatchObject({ lines: 2_001, amount: '3001.5', bad: { count: broken.length } });
    expect(new Set(reading.bad.first.map(({ reason }) => reason))).toEqual(new Set(['unreadable']));
    expect(new Set(groups.map(({ store, territory }) => `${store} ${territory}`))).toEqual(new Set(['Spotify DE']));
  });
});
