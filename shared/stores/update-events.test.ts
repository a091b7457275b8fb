import { expect, test } from '@jest/globals';
import type { ExportedRelease } from '../releases/release.ts';
import { aCompleteDraft, anId, newId } from '../test/builders.ts';
import type { ReleaseStores } from './release-stores.ts';
import type { StoreState } from './store-state.ts';
import { updateEvents } from './update-events.ts';
import { withStoreEvent } from './with-store-event.ts';

const SENT = '2026-11-01T10:00:00.000Z';
const NOW = '2026-11-20T10:00:00.000Z';
const delivered = {
  ...aCompleteDraft({ stores: ['Spotify', 'Deezer', 'TIDAL'] }),
  status: 'exported',
  exportedAt: SENT,
} as unknown as ExportedRelease;
const by = { kind: 'look-up' } as const;
const known = (before: ReleaseStores | undefined, state: StoreState, ...stores: string[]) =>
  withStoreEvent(delivered, before, {
    id: newId('store-event'),
    stores,
    state,
    at: '2026-11-10T10:00:00.000Z',
    by,
    evidence: { kind: 'person' },
  });
const update = (recorded: ReleaseStores | undefined, stores: string[]) => {
  const evidence = { kind: 'export', submission: anId('sbm'), sha256: 'a'.repeat(64) } as const;
  const { after, events } = updateEvents(delivered, { recorded, events: [] }, { stores, at: NOW, by, evidence, newId });
  return { states: Object.fromEntries(events.map(({ state, stores }) => [state, stores])), after };
};

test('an update is sent to stores that have the release, and the release to those that are new (product 35.7)', () => {
  const { states, after } = update(undefined, ['Spotify', 'Deezer', 'Qobuz']);
  expect(states).toEqual({ sent: ['Qobuz'], 'update-sent': ['Spotify', 'Deezer'], 'takedown-sent': ['TIDAL'] });
  expect(after?.stores.Qobuz).toMatchObject({ state: 'sent', at: NOW });
});

test('a store that took the release down is sent it again only if the update names it', () => {
  const down = known(known(undefined, 'takedown-sent', 'TIDAL'), 'down', 'TIDAL');
  expect(update(down, ['Spotify', 'Deezer']).states).toEqual({ 'update-sent': ['Spotify', 'Deezer'] });
  expect(update(down, ['Spotify', 'Deezer', 'TIDAL']).states).toMatchObject({ sent: ['TIDAL'] });
});

test('a takedown under way is not undone by an update', () => {
  const leaving = known(undefined, 'takedown-sent', 'TIDAL');
  const { states, after } = update(leaving, ['Spotify', 'Deezer', 'TIDAL']);
  expect(states).toEqual({ 'update-sent': ['Spotify', 'Deezer'] });
  expect(after?.stores.TIDAL?.state).toBe('takedown-sent');
});
