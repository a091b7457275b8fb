/** Ends a function at its nth call of the outside world: before it, or after it, when it happened and nobody was told. */
export type Death = { call: number; when: 'before' | 'after' };

/**
 * The moments at which a function that makes so many calls can end. What is there after a call is what is there before the next one, but for
 * calls that are made side by side: `npm run proof` asks both.
 */
export function momentsOf(calls: number): Death[] {
  const whens = process.env.PROOF ? (['before', 'after'] as const) : (['after'] as const);
  const each = Array.from({ length: calls }, (_, n) => whens.map((when) => ({ call: n + 1, when }))).flat();
  return process.env.PROOF ? each : [{ call: 1, when: 'before' }, ...each];
}

/**
 * Those of a function whose effect is its last call: before it nothing is written, so `npm test` ends the reads at one place, and the proof
 * at each.
 */
export function momentsOfOneWrite(calls: number): Death[] {
  const all = momentsOf(calls);
  return process.env.PROOF
    ? all
    : all.filter(({ call }, n) => n === 0 || call === Math.ceil(calls / 2) || call >= calls - 1);
}

/** What a function calls, as long as it lives. One that was killed does nothing more, not even what it does on errors. */
export function lifeOf(death?: Death) {
  let calls = 0;
  let isOver = false;
  const die = () => {
    isOver = true;
    throw new Error('killed');
  };
  return {
    calls: () => calls,
    isOver: () => isOver,

    /** The same object, whose functions count as calls of the outside world. */
    within: <T extends object>(outside: T): T =>
      new Proxy(outside, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return async (...given: unknown[]) => {
            if (isOver) die();
            const call = ++calls;
            if (death?.call === call && death.when === 'before') die();
            try {
              return await value.apply(target, given);
            } finally {
              // Also of what refused: nobody was told that either.
              if (death?.call === call && death.when === 'after') die();
            }
          };
        },
      }),
  };
}
