/** An event pattern of an event source mapping: nested objects whose leaves list the accepted values. */
export type Pattern = { [key: string]: Pattern | (string | number | boolean | null)[] };

/** Whether an event fits. A matcher other than plain values stops the laptop with its text. */
export function matchPattern(pattern: Pattern, event: unknown): boolean {
  return Object.entries(pattern).every(([key, wanted]) => {
    const actual = (event as Record<string, unknown> | undefined)?.[key];
    if (!Array.isArray(wanted)) return matchPattern(wanted, actual);
    const unknown = wanted.find((value) => value !== null && typeof value === 'object');
    if (unknown) throw new Error(`The laptop does not know the filter ${JSON.stringify(unknown)}`);
    return wanted.includes(actual as string);
  });
}
