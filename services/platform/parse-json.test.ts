import fc from 'fast-check';
import { cpuMilliseconds } from '../../shared/test/cpu-milliseconds.ts';
import { parseJson } from './parse-json.ts';

test('reads what JSON says, brackets and quotes in its texts included', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', ']') })),
      (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      },
    ),
  );
});

test('a text full of brackets is not deep', () => {
  expect(parseJson(JSON.stringify(['['.repeat(1000)]))).toEqual(['['.repeat(1000)]);
});

test.each([
  ['lists', '['.repeat(100_000)],
  ['closed lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['objects', '{"a":'.repeat(40_000)],
  ['one more than is read', '['.repeat(33) + ']'.repeat(33)],
])('refuses what is nested too deep, before it is parsed: %s', (_, text) => {
  expect(() => parseJson(text)).toThrow(RangeError);
  const refuse = () => {
    try {
      parseJson(text);
    } catch {}
  };
  expect(cpuMilliseconds(refuse, 5)).toBeLessThan(5);
});

test('the deepest that is read is read', () => {
  expect(() => parseJson('['.repeat(32) + ']'.repeat(32))).not.toThrow();
});

test('what is not JSON is a SyntaxError', () => {
  expect(() => parseJson('{')).toThrow(SyntaxError);
  expect(() => parseJson(']]]]]')).toThrow(SyntaxError);
});
