/** What a text says as JSON; undefined when it is none. A tool that takes nothing may be asked for with no text at all. */
export function parsedJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
