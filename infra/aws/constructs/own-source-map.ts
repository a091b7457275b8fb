/** The parts of a source map that are used here (ECMA-426). */
type SourceMap = { version: 3; sources: string[]; names: string[]; mappings: string };

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_OF = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Decodes the numbers of a segment: base64 VLQ, with the sign in the lowest bit. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = VALUE_OF.get(digit) ?? 0;
    value += (bits & 31) * 2 ** shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value % 2 === 1 ? -Math.floor(value / 2) : value / 2);
    value = 0;
    shift = 0;
  }
  return numbers;
}

function written(number: number): string {
  let rest = number < 0 ? -number * 2 + 1 : number * 2;
  let text = '';
  do {
    const bits = rest % 32;
    rest = Math.floor(rest / 32);
    text += DIGITS[rest > 0 ? bits + 32 : bits];
  } while (rest > 0);
  return text;
}

const isOwn = (source: string) => !source.includes('node_modules/');

/**
 * Reduces a source map to the positions in our own sources. Most of a bundle is libraries: their maps would more than
 * double the code that Lambda loads, and nobody fixes an error by changing them.
 */
export function ownSourceMap(text: string): string {
  const map = JSON.parse(text) as SourceMap;
  const kept = map.sources.map((source, n) => (isOwn(source) ? n : -1)).filter((n) => n >= 0);
  const newIndex = new Map(kept.map((old, index) => [old, index]));
  // All numbers except the generated column are relative to the previous segment, even across lines.
  const read = { source: 0, line: 0, column: 0 };
  const wrote = { source: 0, line: 0, column: 0 };
  let isMapped = false;
  const mappings = map.mappings
    .split(';')
    .map((line) => {
      let readAt = 0;
      let wroteAt = 0;
      const segments: string[] = [];
      for (const segment of line === '' ? [] : line.split(',')) {
        const [moved = 0, source, inLine = 0, inColumn = 0] = numbersOf(segment);
        readAt += moved;
        if (source !== undefined) {
          read.source += source;
          read.line += inLine;
          read.column += inColumn;
        }
        const index = source === undefined ? undefined : newIndex.get(read.source);
        // A single segment without a source marks the end of our code, so that the library's code after it is not taken
        // for ours.
        if (index === undefined && !isMapped) continue;
        let next = written(readAt - wroteAt);
        if (index !== undefined) {
          next += written(index - wrote.source) + written(read.line - wrote.line) + written(read.column - wrote.column);
          Object.assign(wrote, { source: index, line: read.line, column: read.column });
        }
        isMapped = index !== undefined;
        wroteAt = readAt;
        segments.push(next);
      }
      return segments.join(',');
    })
    .join(';');
  const own: SourceMap = { version: 3, sources: kept.map((n) => map.sources[n] ?? ''), names: [], mappings };
  return JSON.stringify(own);
}
