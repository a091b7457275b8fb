import type { FailureKind } from './model-failure.ts';

/** How long an unreachable model is left alone, because each message would wait for it again. */
const REST_MS = 60_000;

/** Failures that the next question would meet too. A refusal or a wrong answer concerns only its own question. */
const LASTS: readonly FailureKind[] = ['slow', 'busy', 'denied', 'away'];

/** Remembers that a model is unreachable, as long as the function lives. */
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
