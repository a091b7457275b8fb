const NAME_COLUMNS = 16;
const TEXT_COLUMNS = 96;

/**
 * Makes the README of an archive.
 * @param contents describes each file or folder, by name
 */
export function archiveReadme(brandName: string, contents: Record<string, string>, now: Date): string {
  const rows = {
    ...contents,
    'manifest.json': 'each file with its size and SHA-256, so that you can check that nothing is missing',
  };
  return `Your data at ${brandName}, as of ${now.toISOString()}.

${Object.entries(rows)
  .flatMap(([name, description]) => rowLines(name, description))
  .join('\n')}

All of it is yours to take anywhere.
`;
}

const rowLines = (name: string, description: string): string[] =>
  wrapText(description).map((line, n) => `${(n === 0 ? name : '').padEnd(NAME_COLUMNS)}${line}`);

/** Breaks text into lines between words. */
function wrapText(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= TEXT_COLUMNS)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
