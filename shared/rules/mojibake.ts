/** The characters of Windows-1252 for the bytes from 0x80 on; a space where it has none. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** How UTF-8 looks as Windows-1252: “Ã©” for “é”, “â€™” for an apostrophe, or two such pairs in a row. */
const SUSPICIOUS = new RegExp(`[ÂÃ][\u0080-\u00bf]|â€|(?:[\u00c4-\u00df][\u0080-\u00bf${HIGH.trim()}]){2}`, 'u');

/** The byte of a character in Windows-1252; undefined if it has none. */
function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code <= 0xff) return code;
  const high = character === ' ' ? -1 : HIGH.indexOf(character);
  return high < 0 ? undefined : 0x80 + high;
}

/**
 * The text before it was damaged, if UTF-8 was read as Windows-1252: “Café” for “CafÃ©”. Undefined if it is not
 * certainly damaged, as “CAFÉ®” is not.
 */
export function repairedText(text: string): string | undefined {
  if (!SUSPICIOUS.test(text)) return undefined;
  const bytes = [...text].map(byteOf);
  if (bytes.includes(undefined)) return undefined;
  try {
    return utf8.decode(Uint8Array.from(bytes as number[]));
  } catch {
    return undefined;
  }
}
