/** A step of the rehearsal, and how long it took. */
export type Step = { name: string; minutes: number; faults: string[] };

/** Runs the steps one after the other, and records the time of each. */
export function rehearsalSteps() {
  const steps: Step[] = [];
  return {
    steps,
    /** @param work returns what went wrong, and nothing if all went well */
    async step(name: string, work: () => Promise<string[]>): Promise<void> {
      console.log(`\n${name}`);
      const began = performance.now();
      const faults = await work();
      for (const fault of faults) console.log(`  WRONG: ${fault}`);
      steps.push({ name, minutes: (performance.now() - began) / 60_000, faults });
    },
  };
}

export type RunStep = ReturnType<typeof rehearsalSteps>['step'];
