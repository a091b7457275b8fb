type Matcher = string | number | boolean | null | { prefix: string };

/** An event pattern of an event source mapping: nested objects whose leaves list the accepted values. */
export type Pattern = { [key: string]: Pattern | Matcher[] };

/**
 * Whether an event matches a pattern. If the event's value is a list, one element must match. @throws Error for a
 * matcher other than a plain value or a prefix
 */
export function matchPattern(pattern: Pattern, event: unknown): boolean {
  return Object.entries(pattern).every(([key, wanted]) => {
    const actual = (event as Record<string, unknown> | undefined)?.[key];
    if (!Array.isArray(wanted)) return matchPattern(wanted, actual);
    // Tests every value, so that an unsupported matcher is found even after a matching one.
    const values: unknown[] = Array.isArray(actual) ? actual : [actual];
    return wanted.filter((matcher) => values.filter((value) => matchesValue(matcher, value)).length > 0).length > 0;
  });
}

/** Whether a change to this item could match, judged by its keys alone. */
export function couldMatchKeys({ dynamodb }: Pattern, item: object): boolean {
  const keys = (dynamodb as Pattern | undefined)?.Keys;
  return keys === undefined || matchPattern(keys as Pattern, item);
}

function matchesValue(matcher: Matcher, actual: unknown): boolean {
  if (matcher === null || typeof matcher !== 'object') return matcher === actual;
  const { prefix, ...others } = matcher;
  if (typeof prefix !== 'string' || Object.keys(others).length > 0)
    throw new Error(`The laptop does not support the filter ${JSON.stringify(matcher)}`);
  return typeof actual === 'string' && actual.startsWith(prefix);
}
