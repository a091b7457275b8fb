import { knownVersions, NotModified } from './unless-known.ts';

test.each([
  ['none', undefined],
  ['another one', 'W/"1-6"'],
  ['a longer one', 'W/"1-7-8"'],
])('design 2.18: who has %s gets the answer, and its version', (_, header) => {
  const versions = knownVersions(header);
  expect(() => versions.unlessKnown('1-7')).not.toThrow();
  expect(versions.tag).toBe('W/"1-7"');
});

test.each([['W/"1-7"'], ['"1-7"'], ['W/"1-6", W/"1-7"']])('design 2.18: who has it (%s) is told so', (header) => {
  expect(() => knownVersions(header).unlessKnown('1-7')).toThrow(NotModified);
});

test('an answer that says no version has none', () => {
  expect(knownVersions('W/"1-7"').tag).toBeUndefined();
});
