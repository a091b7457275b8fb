import { type Check, check } from './check.ts';

/** A part of the proof, independent of all others. */
export type Part = {
  name: string;
  /** The variables that it needs in addition to a deployment, and what each is, in words that complete "needs …". */
  needs?: Readonly<Record<string, string>>;
  run: () => Promise<Check[]>;
};

/**
 * Runs all parts concurrently. A part that fails is one failed check with its error, and does not stop the others. A
 * part whose variables are missing is not run, which is also a failed check: what was not tried is not proven.
 */
export async function runChecks(parts: readonly Part[], variables: Record<string, string | undefined>) {
  const each = parts.map(async ({ name, needs = {}, run }): Promise<Check[]> => {
    const missing = Object.entries(needs).filter(([variable]) => !variables[variable]);
    if (missing.length > 0) {
      const words = missing.map(([variable, meaning]) => `${variable} (${meaning})`).join(' and ');
      return [{ what: `${name}: not run`, holds: false, actual: `it needs ${words}` }];
    }
    try {
      return (await run()).map((one) => ({ ...one, what: `${name}: ${one.what}` }));
    } catch (error) {
      return [check(name, error instanceof Error ? `${error.name}: ${error.message}` : String(error), 'an answer')];
    }
  });
  return (await Promise.all(each)).flat();
}
