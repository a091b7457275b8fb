import { lineCounter } from './line-counter.ts';

const countsOf = (text: string, pieceBytes: number) => {
  const { counts, add, end } = lineCounter();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) add(bytes.subarray(at, at + pieceBytes));
  end();
  return counts;
};

describe.each([1, 3, 1_000_000])('read in chunks of %i bytes (product 23.15)', (pieceBytes) => {
  test.each([
    ['', { lines: 0, blankLines: 0, endsWithLine: false }],
    ['\n', { lines: 1, blankLines: 1, endsWithLine: true }],
    ['a\nb', { lines: 2, blankLines: 0, endsWithLine: false }],
    ['a\r\n\r\nb\r\n\r\n', { lines: 4, blankLines: 2, endsWithLine: true, hasMixedEnds: false }],
    ['a\n\n\nb\n', { lines: 4, blankLines: 2, endsWithLine: true }],
    ['a\n"b\nc"\n', { lines: 3, hasQuotes: true }],
    ['a\n \n,\n', { lines: 3, blankLines: 0, hasQuotes: false }],
    ['a\rb\n', { lines: 1, hasMixedEnds: true }],
    ['a\r\nb\n', { lines: 2, hasMixedEnds: true }],
    ['a\r\nb\r\nc', { lines: 3, hasMixedEnds: false }],
    ['a\r\r\n', { lines: 1, hasMixedEnds: true }],
  ])('%#: counts lines', (text, expected) => {
    expect(countsOf(text, pieceBytes)).toMatchObject(expected);
  });
});

describe.each([4_000, 1_000_000])('read in chunks of %i bytes (product 23.15)', (pieceBytes) => {
  test.each([
    ['131,072 bytes', `a\n${'x'.repeat(131_072)}\n`, 2],
    ['500 columns', `${'column,'.repeat(499)}column\n`, 1],
  ])('accepts a line of %s', (_, text, lines) => {
    expect(countsOf(text, pieceBytes)).toMatchObject({ lines });
  });

  test.each([
    [`a\n${'x'.repeat(131_073)}\n`, { code: 'row-too-long', line: 2 }],
    [`a\n\n${'x'.repeat(131_073)}`, { code: 'row-too-long', line: 3 }],
    [`${'column,'.repeat(500)}column\n`, { code: 'too-many-columns', line: 1, columns: 501 }],
    [`a\n${'cell\t'.repeat(20_000)}`, { code: 'too-many-columns', line: 2, columns: 20_001 }],
    [`a\n"unclosed ${'cell;'.repeat(600)}\n`, { code: 'too-many-columns', line: 2, columns: 601 }],
  ])('%#: stops the file at a line beyond the bounds', (text, fault) => {
    expect(() => countsOf(text, pieceBytes)).toThrow(
      expect.objectContaining({ fault: expect.objectContaining(fault) }),
    );
  });
});

test('commas within a quoted cell do not count as delimiters (product 23.15)', () => {
  expect(countsOf(`a,"${'one, two, '.repeat(600)}",b\n`, 1_000)).toMatchObject({ lines: 1 });
});
