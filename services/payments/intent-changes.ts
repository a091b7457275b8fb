import { isDeepStrictEqual } from 'node:util';
import type { Release } from '../../shared/releases/release.ts';
import type { Log } from '../platform/logger.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Write } from '../platform/table.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { changeAlarms } from './change-alarms.ts';
import { decideOutcome } from './decide-outcome.ts';
import type { Intent, Sale } from './intent.ts';
import type { IntentRepository } from './intent-repository.ts';
import type { PaymentListRepository } from './payment-list-repository.ts';
import type { ProviderEventRepository, StoredEvent } from './provider-event-repository.ts';
import { noFacts } from './provider-facts.ts';
import { releaseEffect } from './release-effect.ts';
import { addWithdrawalRefund, wasNeverExported } from './withdrawal-refund.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find'>;
  profiles: Pick<ProfileRepository, 'find'>;
  intents: IntentRepository;
  lists: Pick<PaymentListRepository, 'ofRelease'>;
  events: Pick<ProviderEventRepository, 'store'>;
  log: Log;
  now: () => Date;
};

type ChangeContext = {
  /** The sale, if the caller knows it. */
  sale?: Sale;
  event?: StoredEvent;
  /** Saves the change together with further writes. */
  commit?: (after: Intent, save: (also: readonly Write[]) => Promise<void>) => Promise<unknown>;
};

/**
 * The maximum number of attempts: several events about a payment may arrive together with the page's request, and only
 * one of them can write at a time.
 */
const MAX_ATTEMPTS = 8;

/** Changes the facts known about a payment intent, and applies all consequences. */
export function intentChanger({ releases, profiles, intents, lists, events, log, now }: Needs) {
  /** Returns the decision about the payment, and makes it if the money has just arrived. */
  async function decide({ decided, facts, sale }: Intent, release: Release | undefined) {
    if (decided || !facts.paid || !sale) return decided;
    const artist = await profiles.find(sale.artistId);
    return decideOutcome(sale, release, artist?.artistName ?? '');
  }

  async function attempt(paymentId: string, make: (known: Intent) => Intent, about: ChangeContext): Promise<Intent> {
    const { sale, event, commit = (_, save) => save([]) } = about;
    const before = await intents.find(paymentId, sale);
    const known = before ?? { paymentId, ver: 0, facts: noFacts, asked: {}, waiting: [] };
    const next = make({ ...(sale && { sale }), ...known });
    if (isDeepStrictEqual(next, known)) {
      if (event) await events.store(event);
      return known;
    }
    // A stale copy might lack a plan that another payment has just bought.
    const release = next.sale && (await releases.find(next.sale, { consistent: true }));
    const decided = await decide(next, release);
    const settled = { ...next, ...(decided && { decided }) };
    // A payment may begin to count only after the withdrawal, because the bank then decides a dispute in our favor.
    const made = wasNeverExported(release) ? addWithdrawalRefund(settled, release) : settled;
    const after: Intent = {
      ...made,
      ver: known.ver + 1,
      // While the owner is unknown, the event stays in the office's list.
      waiting: made.sale ? [] : [...known.waiting, ...(event?.outcome === 'unmatched' ? [event.eventId] : [])],
    };
    const others = before?.decided && after.sale ? await lists.ofRelease(after.sale) : [];
    const at = now();
    const effect = releaseEffect(before, after, {
      release,
      others: others.filter((other) => other.paymentId !== paymentId),
    });
    // Raised before the write, because a superfluous alarm is better than a missing one.
    for (const [name, message, fields] of changeAlarms(before, after)) log.alarm(name, message, fields);
    await commit(after, (also) => intents.save({ before, after, at, effect, event, also }));
    return after;
  }

  /**
   * Applies a change to an intent once, despite concurrent changes.
   * @param make derives the new state from the current one; may be called repeatedly
   * @throws Problem `release-changed` if every attempt lost to another writer
   */
  return (paymentId: string, make: (known: Intent) => Intent, about: ChangeContext = {}): Promise<Intent> =>
    retryWhenChanged('release-changed', () => attempt(paymentId, make, about), MAX_ATTEMPTS);
}

export type ChangeIntent = ReturnType<typeof intentChanger>;
