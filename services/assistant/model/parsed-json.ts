/** Parses a text as JSON; undefined if it is invalid. A tool without input may be called with an empty text. */
export function parsedJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
