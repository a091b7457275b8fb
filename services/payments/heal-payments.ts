import { type Log, thrown } from '../platform/logger.ts';
import type { Payment } from './payment.ts';
import type { ProviderEvent } from './provider-event.ts';
import type { ProviderEventRepository } from './provider-event-repository.ts';
import type { SettlementNeeds } from './settlement.ts';

type Needs = Pick<SettlementNeeds, 'intents' | 'log'> & {
  /** Yields the provider's events since a time. */
  toldSince: (since: Date) => AsyncIterable<ProviderEvent>;
  events: Pick<ProviderEventRepository, 'outcomeOf'>;
  /** `isKnown`: whether the event is already stored as unmatched, and has raised an alarm. */
  handle: (event: ProviderEvent, context: { isKnown: boolean }) => Promise<void>;
  refunding: () => Promise<readonly Payment[]>;
  giveBack: (intent: NonNullable<Awaited<ReturnType<SettlementNeeds['intents']['find']>>>) => Promise<void>;
  now: Date;
};

/** The provider retries a webhook for three days; after that, only healing finds the event. */
const HEALED_DAYS = 3;

/**
 * Applies the events of lost webhooks, read from the provider's events of the last three days, including those caused
 * by actions in its dashboard; then continues unfinished refunds (product 10.24). It may run at any time, repeatedly.
 * @throws Error if something failed, once everything else is done
 */
export async function healPayments({ toldSince, events, handle, refunding, intents, giveBack, log, now }: Needs) {
  const failed: unknown[] = [];
  const attempt = async (about: Parameters<Log['error']>[1], work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      failed.push(error);
      log.error('a payment was not healed', { ...about, ...thrown(error) });
    }
  };
  let healed = 0;
  for await (const event of toldSince(new Date(now.getTime() - HEALED_DAYS * 24 * 3600 * 1000))) {
    await attempt({ eventId: event.eventId }, async () => {
      const outcome = await events.outcomeOf(event);
      if (outcome === 'applied') return;
      await handle(event, { isKnown: outcome !== undefined });
      healed += 1;
    });
  }
  for (const { paymentId } of await refunding()) {
    await attempt({ key: paymentId }, async () => {
      const intent = await intents.find(paymentId);
      if (intent) await giveBack(intent);
    });
  }
  log.info('payments were compared with what the provider says', { status: healed });
  if (failed.length > 0) throw new Error(`${failed.length} payments were not healed`);
}
