/** A record of a delimited file: its cells, and whether its end was in the text. */
export type FileRecord = { cells: string[]; isWhole: boolean };

/**
 * The records of the beginning of a delimited file (RFC 4180; a quote inside a bare cell is a character like others). For the head of a
 * file only: what is below is read by an engine.
 * @param most how many are wanted
 * @param isQuoting whether a quote at the beginning of a cell quotes it; else quotes are text
 */
export function splitRecords(
  text: string,
  delimiter: string,
  most = Number.POSITIVE_INFINITY,
  isQuoting = true,
): FileRecord[] {
  const records: FileRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isStart = true;
  const endCell = () => {
    cells.push(cell);
    cell = '';
    isStart = true;
  };
  const endRecord = (isWhole: boolean) => {
    endCell();
    records.push({ cells, isWhole });
    cells = [];
  };
  for (let at = 0; at < text.length && records.length < most; at += 1) {
    const char = text[at] as string;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && isStart && isQuoting) {
      isQuoted = true;
      isStart = false;
    } else if (char === delimiter) endCell();
    else if (char === '\n') endRecord(true);
    else if (char === '\r' && text[at + 1] === '\n') continue;
    else {
      cell += char;
      isStart = false;
    }
  }
  if (records.length < most && (cell !== '' || cells.length > 0 || isQuoted)) endRecord(false);
  return records;
}
