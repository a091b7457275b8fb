import { Problem } from '../../shared/contract/problem.ts';
import type { Alarm } from '../platform/alarms.ts';
import type { LogFields } from '../platform/logger.ts';
import { createEventHandler } from './handle-event.ts';
import { healPayments } from './heal-payments.ts';
import type { openPayments } from './open-payments.ts';
import { HEALING_MS } from './provider-timeouts.ts';
import { settlement } from './settlement.ts';

/** Runs healing with a function's resources. Does nothing if payments are not configured. */
export async function runHealing(opened: ReturnType<typeof openPayments>): Promise<void> {
  const { lists, log, now } = opened;
  const stripe = opened.stripe.until(new Date(now().getTime() + HEALING_MS));
  const needs = { ...opened, stripe };
  const settled = settlement(needs);
  const handle = createEventHandler(needs, settled);
  // Unmatched events are retried hourly, but raise an alarm only once.
  const quiet = {
    ...needs,
    log: { ...log, alarm: (_: Alarm, line: string, fields: LogFields) => log.warn(line, fields) },
  };
  const handleQuietly = createEventHandler(quiet, settlement(quiet));
  try {
    await healPayments({
      ...needs,
      toldSince: stripe.events,
      handle: (event, { isKnown }) => (isKnown ? handleQuietly(event) : handle(event)),
      refunding: async () => (await lists.refunding()).items,
      giveBack: settled.giveBack,
      now: now(),
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'payments-not-configured') throw error;
    log.warn('payments are not set up, or the provider does not take our key', { code: error.code });
  }
}
