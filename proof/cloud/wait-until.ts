import { setTimeout as sleep } from 'node:timers/promises';

type Patience = { everySeconds: number; atMostSeconds: number };

/** Asks repeatedly until the answer is accepted or time is up. @returns the last answer in either case */
export async function waitUntil<T>(
  ask: () => Promise<T>,
  fits: (answer: T) => boolean,
  { everySeconds, atMostSeconds }: Patience,
): Promise<T> {
  const end = Date.now() + atMostSeconds * 1000;
  for (;;) {
    const answer = await ask();
    if (fits(answer) || Date.now() >= end) return answer;
    await sleep(everySeconds * 1000);
  }
}
