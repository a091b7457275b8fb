/**
 * Converts a typed amount of money to a plain decimal: `1,234.5` becomes `1234.5`. Returns undefined unless it is above
 * zero and has at most six decimals.
 */
export function typedAmount(typed: string): string | undefined {
  const text = typed.trim().replaceAll(/\s/g, '');
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text);
  const [, whole = '', part = ''] =
    /^(\d{1,15})(?:\.(\d{1,6}))?$/.exec(isGrouped ? text.replaceAll(',', '') : text) ?? [];
  if (!/[1-9]/.test(whole + part)) return undefined;
  const kept = part.replace(/0+$/, '');
  return `${BigInt(whole)}${kept && `.${kept}`}`;
}
