/** A text of a workbook, in which `_x000D_` is a character that XML cannot hold. */
export const plainText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
