import type { Cell } from './cell.ts';

/** A sum of cells. All amounts except `streams` are in micro-dollars. */
export type Figure = { streams: bigint; gross: bigint; micros: bigint; platform: bigint };

export const ZERO_FIGURE: Figure = { streams: 0n, gross: 0n, micros: 0n, platform: 0n };

/**
 * Converts a cell to a figure. Only streams are counted as streams. Other uses, such as downloads and videos, earn
 * money but are counted under their own kind.
 */
export const figureOf = ({ use, quantity, grossMicros, micros, platformMicros }: Omit<Cell, 'artistId'>): Figure => ({
  streams: use === 'stream' ? quantity : 0n,
  gross: grossMicros,
  micros,
  platform: platformMicros,
});

export const plus = (one: Figure, other: Figure): Figure => ({
  streams: one.streams + other.streams,
  gross: one.gross + other.gross,
  micros: one.micros + other.micros,
  platform: one.platform + other.platform,
});

export const minus = ({ streams, gross, micros, platform }: Figure): Figure => ({
  streams: -streams,
  gross: -gross,
  micros: -micros,
  platform: -platform,
});

export const isNothing = ({ streams, gross, micros, platform }: Figure): boolean =>
  streams === 0n && gross === 0n && micros === 0n && platform === 0n;

export const sumOf = (figures: Iterable<Figure>): Figure => {
  let sum = ZERO_FIGURE;
  for (const figure of figures) sum = plus(sum, figure);
  return sum;
};
