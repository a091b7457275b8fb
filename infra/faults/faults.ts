/** Faults of the table that would not otherwise occur locally: those of DynamoDB under load, but more frequent. */
export type Faults = {
  /** How far index reads, and reads that are not consistent, lag behind the writes, in milliseconds. */
  lateMs: number;
  /** The share of writes that conflict with another transaction, 0 to 1. */
  conflicts: number;
  /** The share of calls that are throttled, 0 to 1. */
  throttles: number;
  /** Determines which calls fail: the same calls in the same order get the same faults. */
  seed: number;
};

const usual = { late: 300, conflicts: 0.05, throttles: 0.05 };

/**
 * Parses the setting `SEGNO_FAULTS`: `on` for the defaults, or some of `late=300,conflicts=0.05,throttles=0.05,seed=1`.
 * Omitted ones keep their defaults; the seed is random by default.
 * @throws Error with a one-sentence explanation
 */
export function readFaults(text: string | undefined): Faults | undefined {
  if (!text) return undefined;
  const settings: Record<string, number> = { ...usual, seed: Math.floor(Math.random() * 2 ** 31) };
  for (const part of text === 'on' ? [] : text.split(',')) {
    const [name = '', value = ''] = part.split('=');
    if (!(name in settings) || value.trim() === '' || !(Number(value) >= 0)) {
      throw new Error(
        `SEGNO_FAULTS does not accept "${part}": use "on", or some of late, conflicts, throttles and seed.`,
      );
    }
    settings[name] = Number(value);
  }
  const { late = 0, conflicts = 0, throttles = 0, seed = 0 } = settings;
  return { lateMs: late, conflicts, throttles, seed };
}

/** The setting that reproduces these faults. */
export const faultsSetting = ({ lateMs, conflicts, throttles, seed }: Faults): string =>
  `late=${lateMs},conflicts=${conflicts},throttles=${throttles},seed=${seed}`;
