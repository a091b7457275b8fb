import type { FailureKind } from './model-failure.ts';

/** How long a model that is away is not asked: each message would wait for it again. */
const REST_MS = 60_000;

/** Failures that the next question would meet too. What a model does not want to answer, or answers wrongly, is of that question only. */
const LASTS: readonly FailureKind[] = ['slow', 'busy', 'denied', 'away'];

/** Remembers of a model that it is away, as long as the function lives. */
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
