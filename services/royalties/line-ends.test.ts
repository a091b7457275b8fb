import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { endsWithReturns, replaceReturns } from './line-ends.ts';
import { file, line, read } from './test/mapped-file.ts';

const replaced = async (text: string, areLineEnds: boolean): Promise<string[]> =>
  Promise.all(
    [1, 2, 100].map(async (size) => {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
        Buffer.from(text.slice(n * size, (n + 1) * size)),
      );
      return (await buffer(Readable.from(pieces).compose(replaceReturns(areLineEnds)))).toString();
    }),
  );

test.each([
  ['a\rb\rc\r', true],
  ['a\r"b\nc"\rd\r', true],
  ['a\r\nb\r\n', false],
  ['a\rb\nc\n', false],
  ['a\nb\n', false],
  ['a', false],
])('%j ends its lines with carriage returns: %s (product 23.14)', (text, expected) => {
  expect(endsWithReturns(Buffer.from(text))).toBe(expected);
});

test.each([
  ['a\rb\r\nc\r', true, 'a\nb\nc\n'],
  ['a\r\rb', true, 'a\n\nb'],
  ['a\rb\r\nc\r\r\n', false, 'a b\nc \n'],
])('replaces the carriage returns of %j in chunks of any size (product 23.14)', async (text, areLineEnds, expected) => {
  expect(await replaced(text, areLineEnds)).toEqual([expected, expected, expected]);
});

test('reads and numbers the lines of an old Mac file (product 23.14)', async () => {
  const { reading, lines } = await read(file(line(), line({ net: '0.25' })).replaceAll('\n', '\r'));
  expect(reading).toMatchObject({ lines: 2, amount: '1.75' });
  expect(lines.map(({ line: number }) => Number(number))).toEqual([2, 3]);
});

test.each(['\n', '\r\n'])(
  'reads a carriage return within a line that ends with %j as a space (product 23.14)',
  async (end) => {
    const { reading, lines } = await read(file(line({ song: 'Low\rTide' }), line()).replaceAll('\n', end));
    expect(reading).toMatchObject({ lines: 2, bad: { count: 0 } });
    expect(new Set(lines.map(({ title }) => title))).toEqual(new Set(['Low Tide']));
  },
);

test('reads a file with mixed line ends (product 23.14)', async () => {
  const text = file(line(), line({ net: '0.25' }), line({ net: '0.05' }));
  const { reading } = await read(text.replace('\n', '\r\n'));
  expect(reading).toMatchObject({ lines: 3, amount: '1.8', bad: { count: 0 } });
});
