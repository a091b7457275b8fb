/** The lowest and the highest sample of a recording at one place, from -1 to 1. */
export type WaveColumn = { low: number; high: number };

const FULL_SCALE = 128;

/** Decodes the peaks of a waveform: for each cell its lowest and highest sample, as signed bytes in turn. */
export const decodePeaks = (base64: string): Int8Array =>
  Int8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

type Scale = {
  /** The length of a cell. */
  cellMs: number;
  /** The length of the whole picture, which is that of the player's timeline. */
  durationMs: number;
  /** The number of columns in the picture. */
  columns: number;
};

/**
 * Joins the cells of a waveform into the columns of a picture, so that no peak is lost. Where the waveform ends before
 * the picture, the columns are silent.
 */
export function waveColumns(peaks: Int8Array, { cellMs, durationMs, columns }: Scale): WaveColumn[] {
  const cells = peaks.length / 2;
  const cellsPerColumn = durationMs / cellMs / columns;
  // The small addition corrects rounding errors, which would lose the last cell.
  const cellAt = (column: number) => Math.floor(column * cellsPerColumn + 1e-6);
  return Array.from({ length: columns }, (_, column) => {
    const from = cellAt(column);
    const to = Math.min(cells, Math.max(from + 1, cellAt(column + 1)));
    let low = 0;
    let high = 0;
    for (let cell = from; cell < to; cell++) {
      low = Math.min(low, peaks[2 * cell] ?? 0);
      high = Math.max(high, peaks[2 * cell + 1] ?? 0);
    }
    return { low: low / FULL_SCALE, high: high / FULL_SCALE };
  });
}

/** The least height of a column, so that silence is a line. */
const LEAST = 0.02;

/** Draws columns as the path of an SVG that is one unit wide for each column, and two units high. */
export function wavePath(columns: readonly WaveColumn[]): string {
  const top = columns.map(({ high }, x) => `${x},${(1 - Math.max(high, LEAST)).toFixed(3)}H${x + 1}`);
  const bottom = columns.map(({ low }, x) => `${x + 1},${(1 - Math.min(low, -LEAST)).toFixed(3)}H${x}`).reverse();
  return `M${[...top, ...bottom].join('L')}Z`;
}
