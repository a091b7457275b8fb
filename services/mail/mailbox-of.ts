/**
 * A mailbox with its name (RFC 5322, section 3.4). A name that is not plain ASCII is an encoded word (RFC 2047), which SES asks for.
 */
export function mailboxOf(name: string, address: string): string {
  const isPlain = /^[\x20-\x7e]*$/.test(name);
  const phrase = isPlain
    ? `"${name.replace(/["\\]/g, '\\$&')}"`
    : `=?UTF-8?B?${Buffer.from(name.replace(/\p{Cc}/gu, ' ')).toString('base64')}?=`;
  return `${phrase} <${address}>`;
}
