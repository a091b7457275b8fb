const MOST = 80;

/**
 * A name that a person typed, as the name of a file on any system: without the characters that Windows, macOS or Linux refuse, without dots
 * and blanks at its ends, and never empty. What looks the same is the same (NFC).
 */
export function fileNameOf(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .trim();
  const short = [...plain]
    .slice(0, MOST)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return short === '' ? 'untitled' : short;
}

/** The ending of a file as its owner named it, with its dot and in lower case; '' where there is none. */
export const endingOf = (fileName: string): string => /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0].toLowerCase() ?? '';
