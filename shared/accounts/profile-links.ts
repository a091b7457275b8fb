/**
 * Returns a web link unchanged; undefined for `javascript:` and `data:` links, which would run in the reader's page.
 */
function webUrl(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  return new URL(trimmed).href;
}

/** Matches a bare handle, or one with `@` inside other words: `mara.ellis`, `@mara`, `Instagram: @mara`. */
const HANDLE = /^[\w.]{1,30}$|@([\w.]{1,30})/;

/**
 * Converts a social account as typed (product 13.1) to a URL: a link is unchanged, a handle becomes an Instagram
 * profile. Undefined for anything else.
 */
export function socialUrl(account: string): string | undefined {
  const trimmed = account.trim();
  if (/^[a-z][a-z\d+.-]*:\S/i.test(trimmed)) return webUrl(trimmed);
  const [whole, named] = HANDLE.exec(trimmed) ?? [];
  const handle = named ?? whole;
  return handle && `https://www.instagram.com/${handle}/`;
}

/** The URL of a music profile; undefined if it is not a web link. */
export const musicUrl = (profile: string): string | undefined => webUrl(profile);

/** The chat URL of a WhatsApp number; undefined if the input is not a number. */
export function whatsappUrl(number: string): string | undefined {
  const digits = /^\+?([1-9]\d{4,14})$/.exec(number.trim())?.[1];
  return digits && `https://wa.me/${digits}`;
}
