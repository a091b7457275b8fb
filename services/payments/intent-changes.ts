import { isDeepStrictEqual } from 'node:util';
import type { Release } from '../../shared/releases/release.ts';
import type { ProfileRepository } from '../accounts/profile-repository.ts';
import type { Log } from '../platform/logger.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Write } from '../platform/table.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { alarmsOf } from './alarms-of.ts';
import { decideOutcome } from './decide-outcome.ts';
import { noFacts } from './facts.ts';
import type { Intent, Sale } from './intent.ts';
import type { IntentRepository } from './intent-repository.ts';
import type { PaymentListRepository } from './payment-list-repository.ts';
import type { ProviderEventRepository, StoredEvent } from './provider-event-repository.ts';
import { releaseEffect } from './release-effect.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find'>;
  profiles: Pick<ProfileRepository, 'find'>;
  intents: IntentRepository;
  lists: Pick<PaymentListRepository, 'ofRelease'>;
  events: Pick<ProviderEventRepository, 'store'>;
  log: Log;
  now: () => Date;
};

type About = {
  /** What was sold, where the one who tells knows it. */
  sale?: Sale;
  event?: StoredEvent;
  /** Saves it with something more in the same transaction. */
  commit?: (after: Intent, save: (also: readonly Write[]) => Promise<void>) => Promise<unknown>;
};

/** Several events of a payment come at the same moment, and the page asks too: each but one looks again. */
const TRIES = 8;

/** Changes what is known of a payment intent, with all that follows of it. */
export function intentChanges({ releases, profiles, intents, lists, events, log, now }: Needs) {
  /** What was decided, or is decided now that the money has come. */
  async function decidedOf({ decided, facts, sale }: Intent, release: Release | undefined) {
    if (decided || !facts.paid || !sale) return decided;
    const artist = await profiles.find(sale.artistId);
    return decideOutcome(sale, release, artist?.artistName ?? '');
  }

  async function attempt(paymentId: string, make: (known: Intent) => Intent, about: About): Promise<Intent> {
    const { sale, event, commit = (_, save) => save([]) } = about;
    const before = await intents.find(paymentId, sale);
    const known = before ?? { paymentId, ver: 0, facts: noFacts, asked: {}, waiting: [] };
    const told = make({ ...(sale && { sale }), ...known });
    if (isDeepStrictEqual(told, known)) {
      if (event) await events.store(event);
      return known;
    }
    // A copy that is behind would not have the plan that another payment has just bought.
    const release = told.sale && (await releases.find(told.sale, { consistent: true }));
    const decided = await decidedOf(told, release);
    const made = { ...told, ...(decided && { decided }) };
    const after: Intent = {
      ...made,
      ver: known.ver + 1,
      // Nobody knows yet whose it is: the event waits in the office's list.
      waiting: made.sale ? [] : [...known.waiting, ...(event?.outcome === 'unmatched' ? [event.eventId] : [])],
    };
    const others = before?.decided && after.sale ? await lists.ofRelease(after.sale) : [];
    const at = now();
    const effect = releaseEffect(before, after, {
      release,
      others: others.filter((other) => other.paymentId !== paymentId),
    });
    // Before it is written: one too many is better than none.
    for (const [name, message, fields] of alarmsOf(before, after)) log.alarm(name, message, fields);
    await commit(after, (also) => intents.save({ before, after, at, effect, event, also }));
    return after;
  }

  /**
   * Makes of what is known what is known then, once, whoever else does at the same time.
   * @param make from what is known now; it may be asked again
   * @throws Problem `release-changed` when others come in between each time
   */
  return (paymentId: string, make: (known: Intent) => Intent, about: About = {}): Promise<Intent> =>
    retryWhenChanged('release-changed', () => attempt(paymentId, make, about), TRIES);
}

export type ChangeIntent = ReturnType<typeof intentChanges>;
