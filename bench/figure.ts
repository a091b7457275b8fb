/** A measured figure. `ok` tells whether it meets its target; a figure without a target is only reported. */
export type Figure = { name: string; value: number; unit: string; target: number | null; atLeast?: true; ok: boolean };

/** A figure that must not exceed its target. */
export const atMost = (name: string, value: number, unit: string, target: number | null): Figure => ({
  name,
  value: Math.round(value * 100) / 100,
  unit,
  target,
  ok: target === null || value <= target,
});

/** A figure that must not fall below its target. */
export const atLeast = (name: string, value: number, unit: string, target: number): Figure => ({
  name,
  value: Math.round(value * 100) / 100,
  unit,
  target,
  atLeast: true,
  ok: value >= target,
});

/** A figure for a benchmark that could not run, with the error's message; the whole error goes to the console. */
export function failed(bench: string, error: unknown): Figure {
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return {
    name: `${bench} did not run: ${message.split('\n')[0]}`,
    value: Number.NaN,
    unit: '',
    target: null,
    ok: false,
  };
}

export const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function printFigure({ name, value, unit, target, atLeast, ok }: Figure): void {
  const against = target === null ? '' : `${atLeast ? '>=' : '<='} ${target}`;
  console.log(`${ok ? 'ok  ' : 'MISS'}  ${name.padEnd(64)} ${String(value).padStart(9)} ${unit.padEnd(6)} ${against}`);
}
