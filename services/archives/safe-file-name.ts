const MAX_CHARACTERS = 80;

/**
 * Turns text that a person entered into a file name that any system accepts: without characters that Windows, macOS or
 * Linux reject, without leading or trailing dots and spaces, and never empty. Equivalent Unicode text gives the same
 * name (NFC).
 */
export function safeFileName(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .trim();
  const short = [...plain]
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return short === '' ? 'untitled' : short;
}

/** The extension of an uploaded file, in lower case with its dot; '' if it has none. */
export const fileExtension = (fileName: string): string => /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0].toLowerCase() ?? '';
