/** One thing that was tried in AWS: what was expected, and whether it happened. */
export type Check = { what: string; holds: boolean; actual: string };

export const check = (what: string, actual: unknown, expected: unknown): Check => ({
  what,
  holds: JSON.stringify(actual) === JSON.stringify(expected),
  actual: JSON.stringify(actual) ?? 'nothing',
});
