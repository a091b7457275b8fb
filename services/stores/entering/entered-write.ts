import type { StoreEvent } from '../../../shared/stores/store-event.ts';
import { type Audited, audit } from '../../platform/audit.ts';
import type { Write } from '../../platform/table.ts';
import type { Owned } from '../../releases/writes/release-write.ts';
import type { KnownInStores, StoreChange } from '../store-event-recorder.ts';

/** The longest part of the audit's entry, because a file may have a hundred states of a release. */
const MAX_LENGTH = 500;

/** The audit's write for states that the office entered: those before and after, by store. */
export function enteredWrite(
  audited: Audited,
  owned: Owned,
  events: readonly StoreEvent[],
  { recorded }: Pick<KnownInStores, 'recorded'>,
  { after }: StoreChange,
): Write {
  const stores = [...new Set(events.flatMap((event) => event.stores))];
  const listed = (stateOf: (store: string) => string | undefined) =>
    stores
      .map((store) => `${store}: ${stateOf(store) ?? 'sent'}`)
      .join(', ')
      .slice(0, MAX_LENGTH);
  return audit(audited, {
    what: 'store-states-entered',
    object: { kind: 'release', ...owned },
    from: listed((store) => recorded?.stores[store]?.state),
    to: listed((store) => after.stores[store]?.state),
  });
}
