import type { Log } from '../platform/logger.ts';

/** A silent log, except for the kinds of line that a test receives. */
export const testLog = (receivers: Partial<Log> = {}): Log => ({
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  alarm: () => undefined,
  ...receivers,
});
