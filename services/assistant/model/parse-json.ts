/**
 * Parses JSON; undefined if it is invalid. An empty string gives an empty object, because a tool without input may be
 * called with one.
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
