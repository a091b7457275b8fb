/** Formats the estimated remaining time at the current pace; '' if the pace is not known yet. */
export function timeLeft({ done, all, elapsedMs }: { done: number; all: number; elapsedMs: number }): string {
  if (done === 0) return '';
  const seconds = Math.ceil(((all - done) * elapsedMs) / done / 1000);
  if (seconds < 60) return `${seconds} s left`;
  return `${Math.ceil(seconds / 60)} min left`;
}
