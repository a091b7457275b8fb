/** `1234567.8` as `1,234,567.80`: all digits that are there, at least two decimals. A text that is no plain decimal stays as it is. */
export function decimalText(text: string): string {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const kept = decimals.replace(/0+$/, '').padEnd(2, '0');
  return `${sign}${BigInt(whole).toLocaleString('en-US')}.${kept}`;
}

/** The same without what is beyond two decimals: for a list, where a page of its own has all digits. */
export function shortDecimalText(text: string): string {
  const [, short = ''] = /^(-?\d+(?:\.\d{1,2})?)/.exec(text) ?? [];
  return decimalText(short || text);
}

/** A count as a statement says it: `12,345`, and parts only where there are some. */
export const countText = (text: string): string => decimalText(text).replace(/\.00$/, '');
