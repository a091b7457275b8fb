import { knownVersions, NotModified } from './answer-version.ts';

test.each([
  ['none', undefined],
  ['another one', 'W/"1-6"'],
  ['a longer one', 'W/"1-7-8"'],
])('design 2.18: a caller that has %s gets the reply, and its version', (_, header) => {
  const versions = knownVersions(header);
  expect(() => versions.unlessKnown('1-7')).not.toThrow();
  expect(versions.tag).toBe('W/"1-7"');
});

test.each([['W/"1-7"'], ['"1-7"'], ['W/"1-6", W/"1-7"']])(
  'answers "not modified" to a caller that has the version (%s) (design 2.18)',
  (header) => {
    expect(() => knownVersions(header).unlessKnown('1-7')).toThrow(NotModified);
  },
);

test('sends no tag for an answer without a version', () => {
  expect(knownVersions('W/"1-7"').tag).toBeUndefined();
});
