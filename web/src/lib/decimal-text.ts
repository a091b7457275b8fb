/**
 * Formats `1234567.8` as `1,234,567.80`: all its digits, and at least two decimals. Any other string is returned
 * unchanged.
 */
export function decimalText(text: string): string {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const kept = decimals.replace(/0+$/, '').padEnd(2, '0');
  return `${sign}${BigInt(whole).toLocaleString('en-US')}.${kept}`;
}

/** Like `decimalText`, but truncated to two decimals, for a list whose detail page shows all digits. */
export function shortDecimalText(text: string): string {
  const [, short = ''] = /^(-?\d+(?:\.\d{1,2})?)/.exec(text) ?? [];
  return decimalText(short || text);
}

/** Formats a count from a statement: `12,345`, with decimals only if there are any. */
export const countText = (text: string): string => decimalText(text).replace(/\.00$/, '');
