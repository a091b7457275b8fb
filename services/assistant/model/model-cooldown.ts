import type { FailureKind } from './model-failure.ts';

/** How long to stop calling an unreachable model. Otherwise each message would wait for it to time out. */
const COOLDOWN_MS = 60_000;

/** Failures that would affect the next question too. A refusal or an unusable answer concerns only its own question. */
const LASTING_FAILURES: readonly FailureKind[] = ['slow', 'busy', 'denied', 'away'];

/** Remembers, for the lifetime of the function, that a model is unreachable. */
export function modelCooldown(now: () => Date) {
  let until = 0;
  return {
    isResting: (): boolean => now().getTime() < until,
    failed(kind: FailureKind): void {
      if (LASTING_FAILURES.includes(kind)) until = now().getTime() + COOLDOWN_MS;
    },
  };
}

export type ModelCooldown = ReturnType<typeof modelCooldown>;
