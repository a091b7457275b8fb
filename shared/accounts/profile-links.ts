/** A link to the web, and nothing else: `javascript:` and `data:` would run in the page of whoever follows them. */
function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  return new URL(trimmed).href;
}

/** A handle alone, or with its sign within a text: `mara.ellis`, `@mara`, `Instagram: @mara`. */
const HANDLE = /^[\w.]{1,30}$|@([\w.]{1,30})/;

/**
 * The address of a social account as somebody typed it (product 13.1): a link as it is, a handle as a profile of Instagram's; undefined for
 * what is neither.
 */
export function socialAddress(account: string): string | undefined {
  const trimmed = account.trim();
  if (/^[a-z][a-z\d+.-]*:\S/i.test(trimmed)) return webAddress(trimmed);
  const [whole, named] = HANDLE.exec(trimmed) ?? [];
  const handle = named ?? whole;
  return handle && `https://www.instagram.com/${handle}/`;
}

/** The address of a music profile; undefined when there is none that is safe to follow. */
export const musicAddress = (profile: string): string | undefined => webAddress(profile);

/** Where a WhatsApp number is written to; undefined for what is no number. */
export function whatsappAddress(number: string): string | undefined {
  const digits = /^\+?([1-9]\d{4,14})$/.exec(number.trim())?.[1];
  return digits && `https://wa.me/${digits}`;
}
