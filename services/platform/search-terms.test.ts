import { initialOf, termOf } from './search-terms.ts';

test('normalizes entered text like a stored term, and uses its first character as the partition', () => {
  expect(termOf('  @Mara  ÉLLIS ')).toBe('mara ellis');
  expect(termOf('#')).toBe('');
  expect([initialOf('mara'), initialOf('𝔸x'), initialOf('李')]).toEqual(['m', '𝔸', '李']);
});
