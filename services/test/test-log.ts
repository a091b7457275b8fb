import type { Log } from '../platform/logger.ts';

/** Makes a log that is silent, except for the kinds of line that the test receives. */
export const testLog = (receivers: Partial<Log> = {}): Log => ({
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  alarm: () => undefined,
  ...receivers,
});
