import type { Delivered, KnownAtStore, ReleaseStores } from './recorded-states.ts';

/**
 * The state of a release at every store that it was sent to, in the order of the release's list, then at those that it
 * no longer names. A store without an event has the state that the export gave it. Empty for a release that was never
 * exported.
 */
export function statesByStore(
  { stores, exportedAt }: Delivered,
  recorded: Pick<ReleaseStores, 'stores'> | undefined,
): Map<string, KnownAtStore> {
  if (!exportedAt) return new Map();
  const known = new Map<string, KnownAtStore>(stores.map((store) => [store, { state: 'sent', at: exportedAt }]));
  for (const [store, at] of Object.entries(recorded?.stores ?? {})) known.set(store, at);
  return known;
}
