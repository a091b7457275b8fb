/** A record of a delimited file. `isWhole`: the input includes the end of the record. */
export type FileRecord = { cells: string[]; isWhole: boolean };

/**
 * Splits the beginning of a delimited file into records (RFC 4180; a quotation mark inside an unquoted cell is an
 * ordinary character). Only used for the beginning of a file; the engine reads the rest.
 * @param most the maximum number of records to return
 * @param isQuoting whether a quotation mark at the beginning of a cell encloses it; otherwise it is part of the text
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
    const char = text.charAt(at);
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
