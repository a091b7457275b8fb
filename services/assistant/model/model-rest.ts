import type { FailureKind } from './model-failure.ts';

/** How long an unreachable model is not called, because each message would have to wait for it. */
const REST_MS = 60_000;

/** Failures that would affect the next question too. A refusal or a wrong answer concerns only its own question. */
const LASTS: readonly FailureKind[] = ['slow', 'busy', 'denied', 'away'];

/** Remembers that a model is unreachable, for the lifetime of the function. */
export function modelRest(now: () => Date) {
  let until = 0;
  return {
    isResting: (): boolean => now().getTime() < until,
    failed(kind: FailureKind): void {
      if (LASTS.includes(kind)) until = now().getTime() + REST_MS;
    },
  };
}

export type ModelRest = ReturnType<typeof modelRest>;
