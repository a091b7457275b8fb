import { readCodesFile } from './read-codes-file.ts';

test('a file of codes is read by its column names, in any order, with a byte order mark and with quotes (product 14.9)', () => {
  const csv = [
    '\uFEFFISRC,"Track Number",Title,Release ID,UPC',
    'QZABC2600001,1,"Ferry, ""Night""",rel_1,036000291452',
    '',
    'QZABC2600002,2,Two,rel_1,036000291452',
    ',1,Three,rel_2,012345678905',
  ].join('\r\n');
  expect(readCodesFile(csv)).toEqual([
    {
      line: 2,
      releaseId: 'rel_1',
      upcs: ['036000291452'],
      isrcs: [
        { number: 1, isrc: 'QZABC2600001' },
        { number: 2, isrc: 'QZABC2600002' },
      ],
    },
    { line: 5, releaseId: 'rel_2', upcs: ['012345678905'], isrcs: [] },
  ]);
});

test.each([
  ['a column is missing', 'release id,upc,track number\nrel_1,1,1', { column: 'isrc' }],
  ['it is no CSV', 'release id,upc,track number,isrc\nrel_1,"1,1,x', { reason: expect.any(String) }],
  ['it is empty', '', { column: 'release id' }],
])('product 14.9: it is refused when %s', (_, csv, details) => {
  expect(() => readCodesFile(csv)).toThrow(expect.objectContaining({ code: 'import-unreadable', details }));
});
