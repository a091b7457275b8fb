import fc from 'fast-check';
import { cpuMilliseconds } from '../../shared/test/cpu-milliseconds.ts';
import { parseJson } from './parse-json.ts';

test('parses JSON, with brackets and quotes inside strings', () => {
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

test('does not count brackets inside a string as depth', () => {
  expect(parseJson(JSON.stringify(['['.repeat(1000)]))).toEqual(['['.repeat(1000)]);
});

test.each([
  ['lists', '['.repeat(100_000)],
  ['closed lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['objects', '{"a":'.repeat(40_000)],
  ['one more than is read', '['.repeat(33) + ']'.repeat(33)],
])('rejects input that is nested too deeply, before it is parsed: %s', (_, text) => {
  expect(() => parseJson(text)).toThrow(RangeError);
  const refuse = () => {
    try {
      parseJson(text);
    } catch {}
  };
  expect(cpuMilliseconds(refuse, 5)).toBeLessThan(5);
});

test('accepts the deepest nesting allowed', () => {
  expect(() => parseJson('['.repeat(32) + ']'.repeat(32))).not.toThrow();
});

test('throws SyntaxError for anything that is not JSON', () => {
  expect(() => parseJson('{')).toThrow(SyntaxError);
  expect(() => parseJson(']]]]]')).toThrow(SyntaxError);
});
