import type { Log } from '../platform/logger.ts';

/** A log that is silent except for the kinds of line that a test listens to. */
export const logOf = (heard: Partial<Log> = {}): Log => ({
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  alarm: () => undefined,
  ...heard,
});
