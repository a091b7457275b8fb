/**
 * Formats a name and address as a mailbox (RFC 5322, section 3.4). A name with non-ASCII characters becomes an encoded
 * word (RFC 2047), as SES requires.
 */
export function formatMailbox(name: string, address: string): string {
  const isPlain = /^[\x20-\x7e]*$/.test(name);
  const phrase = isPlain
    ? `"${name.replace(/["\\]/g, '\\$&')}"`
    : `=?UTF-8?B?${Buffer.from(name.replace(/\p{Cc}/gu, ' ')).toString('base64')}?=`;
  return `${phrase} <${address}>`;
}
