import { initialOf, termOf } from './search-terms.ts';

test('what is typed is read as a term is, and its partition is its first character', () => {
  expect(termOf('  @Mara  ÉLLIS ')).toBe('mara ellis');
  expect(termOf('#')).toBe('');
  expect([initialOf('mara'), initialOf('𝔸x'), initialOf('李')]).toEqual(['m', '𝔸', '李']);
});
