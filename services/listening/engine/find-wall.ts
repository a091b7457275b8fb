/** A sudden end of a spectrum: where it is in hertz, and how deep in dB. */
export type Wall = { hz: number; db: number };

/** Walls below are the end of a sound, not of what a format can hold. */
const LOWEST_HZ = 9000;
/** Converters and resamplers end the spectrum near half the sample rate, as they should. */
const HIGHEST_SHARE = 0.93;
const WINDOW_HZ = 300;
/** The width of the wall itself: encoders end within 150 Hz. */
const WALL_HZ = 150;
const MIN_DB = 20;
/** Below a wall there is sound: less is the noise beside a loud tone. */
const SOUND_DB = -105;
/** How much quieter the spectrum may be a little below the wall. Single tones stand alone, and are no spectrum. */
const PLATEAU_DB = 12;
/** Behind a wall there is hardly more than the noise of 16 bits, in dB of a sine at full scale. */
const FLOOR_DB = -98;
/** How much of a wall's depth must remain up to the end of the spectrum. */
const REMAINING = 0.7;

/**
 * Finds the wall that a lossy encoder leaves where its sound ends, or a resampler at half the rate of its source.
 * @param levels the level in dB of each bin, where 0 is a sine at full scale
 * @param binHz the width of a bin
 */
export function findWall(levels: Float64Array, binHz: number): Wall | undefined {
  const window = Math.round(WINDOW_HZ / binHz);
  const width = Math.round(WALL_HZ / binHz);
  const sums = new Float64Array(levels.length + 1);
  levels.forEach((level, i) => {
    sums[i + 1] = (sums[i] ?? 0) + level;
  });
  const meanFrom = (i: number) => ((sums[i + window] ?? 0) - (sums[i] ?? 0)) / window;
  const last = Math.floor(levels.length * HIGHEST_SHARE) - width - window;
  let best = { at: 0, db: MIN_DB, below: 0 };
  for (let i = Math.round(LOWEST_HZ / binHz); i < last; i++) {
    const above = meanFrom(i + width);
    if (meanFrom(i - window) - above <= best.db) continue;
    const below = median(levels.subarray(i - window, i));
    if (below < SOUND_DB || below - above <= best.db || meanFrom(i - 3 * window) < below - PLATEAU_DB) continue;
    best = { at: i, db: below - above, below };
  }
  if (best.at === 0) return undefined;
  for (let i = best.at + width; i + window < levels.length; i++) {
    const behind = meanFrom(i);
    if (behind > FLOOR_DB || best.below - behind < best.db * REMAINING) return undefined;
  }
  return { hz: Math.round((best.at + width / 2) * binHz), db: Math.round(best.db) };
}

const median = (levels: Float64Array): number => levels.slice().sort()[levels.length >> 1] ?? 0;
