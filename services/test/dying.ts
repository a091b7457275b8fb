/**
 * Kills a function at its nth external call: either before the call, or after it took effect but before the function
 * received the reply.
 */
export type Death = { call: number; when: 'before' | 'after' };

/**
 * Lists the moments at which a function with this many calls can be killed. The state after a call equals the state
 * before the next one, except for concurrent calls; `npm run proof` tries both.
 */
export function momentsOf(calls: number): Death[] {
  const whens = process.env.PROOF ? (['before', 'after'] as const) : (['after'] as const);
  const each = Array.from({ length: calls }, (_, n) => whens.map((when) => ({ call: n + 1, when }))).flat();
  return process.env.PROOF ? each : [{ call: 1, when: 'before' }, ...each];
}

/**
 * Lists the moments for a function whose effect is its last call. Nothing is written before that, so `npm test` kills
 * it at one of the reads, and the proof at each.
 */
export function momentsOfOneWrite(calls: number): Death[] {
  const all = momentsOf(calls);
  return process.env.PROOF
    ? all
    : all.filter(({ call }, n) => n === 0 || call === Math.ceil(calls / 2) || call >= calls - 1);
}

/** Counts a function's calls while it is alive. A killed function does nothing more, not even handle errors. */
export function killableLife(death?: Death) {
  let calls = 0;
  let isOver = false;
  const die = () => {
    isOver = true;
    throw new Error('killed');
  };
  return {
    calls: () => calls,
    isOver: () => isOver,

    /** Wraps an object, so that calls to its functions are counted as external calls. */
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
              // Failed calls count too, because the function did not receive their replies either.
              if (death?.call === call && death.when === 'after') die();
            }
          };
        },
      }),
  };
}
