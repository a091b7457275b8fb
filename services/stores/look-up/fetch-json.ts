/** How long a catalogue may take to answer, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Replies about one album have a few kilobytes. */
const MAX_LENGTH = 1_000_000;

/**
 * Reads JSON from a public catalogue.
 * @throws Error for a time-out, an error's status, or a reply that is too long or no JSON
 */
export async function fetchJson(url: URL, timeoutMs = TIMEOUT_MS): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url.host} answered with ${response.status}`);
  if (text.length > MAX_LENGTH) throw new Error(`${url.host} answered with ${text.length} characters`);
  return JSON.parse(text);
}
