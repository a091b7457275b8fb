/** Formats a duration roughly, in everyday words. */
export function timeLeft(seconds: number): string {
  if (seconds < 10) return 'a few seconds';
  if (seconds < 60) return `${Math.ceil(seconds / 10) * 10} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
