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
])('product 23.14: %j ends its lines with carriage returns: %s', (text, expected) => {
  expect(endsWithReturns(Buffer.from(text))).toBe(expected);
});

test.each([
  ['a\rb\r\nc\r', true, 'a\nb\nc\n'],
  ['a\r\rb', true, 'a\n\nb'],
  ['a\rb\r\nc\r\r\n', false, 'a b\nc \n'],
])(
  'product 23.14: the carriage returns of %j are replaced, whatever the pieces',
  async (text, areLineEnds, expected) => {
    expect(await replaced(text, areLineEnds)).toEqual([expected, expected, expected]);
  },
);

test('product 23.14: reads and numbers the lines of an old Mac file', async () => {
  const { reading, lines } = await read(file(line(), line({ net: '0.25' })).replaceAll('\n', '\r'));
  expect(reading).toMatchObject({ lines: 2, amount: '1.75' });
  expect(lines.map(({ line: number }) => Number(number))).toEqual([2, 3]);
});

test.each(['\n', '\r\n'])(
  'product 23.14: a carriage return within a line that ends with %j is a blank',
  async (end) => {
    const { reading, lines } = await read(file(line({ song: 'Low\rTide' }), line()).replaceAll('\n', end));
    expect(reading).toMatchObject({ lines: 2, bad: { count: 0 } });
    expect(new Set(lines.map(({ title }) => title))).toEqual(new Set(['Low Tide']));
  },
);

test('product 23.14: reads a file with mixed line ends', async () => {
  const text = file(line(), line({ net: '0.25' }), line({ net: '0.05' }));
  const { reading } = await read(text.replace('\n', '\r\n'));
  expect(reading).toMatchObject({ lines: 3, amount: '1.8', bad: { count: 0 } });
});
