import type { ProblemCode } from '../../shared/contract/problem.ts';
import { Day } from '../../shared/day.ts';
import { aTrack, inOrder, NO_TRACK } from '../../shared/test/builders.ts';
import { MAX_OPEN_TAKEDOWNS } from './new-takedown.ts';
import { deliveredInMemory } from './test/delivered.ts';

const refusal = (code: ProblemCode, details = {}) => expect.objectContaining({ code, details });
const anAlbum = () => {
  const tracks = ['One', 'Two'].map((title) => aTrack({ title }));
  return { ids: tracks.map(({ id }) => id), album: deliveredInMemory({ title: 'Salt Road', ...inOrder(tracks) }) };
};

describe('product 34.2: the scope of a takedown', () => {
  it('is by default all stores, everywhere, at once', () => {
    expect(deliveredInMemory().request()).toMatchObject({
      stores: ['Spotify', 'Deezer'],
      territories: ['WW'],
      tracks: null,
      day: null,
      state: 'requested',
      dueOn: '2026-12-04',
    });
  });

  it('can be one track of an album; every track is the whole release', () => {
    const { album, ids } = anAlbum();
    expect(album.request({ trackIds: ids.slice(1) }).tracks).toEqual([{ id: ids[1], title: 'Two' }]);
    expect(album.request({ trackIds: [...ids].reverse() }).tracks).toBeNull();
    const single = deliveredInMemory();
    expect(single.request({ trackIds: single.state.release.trackIds }).tracks).toBeNull();
  });

  it('is everywhere if it names each territory in which the release is sold, and leaves others out', () => {
    const sold = () => deliveredInMemory({ territories: ['US', 'DE'] });
    expect(sold().request({ territories: ['DE', 'US', 'FR'] }).territories).toEqual(['WW']);
    expect(sold().request({ territories: ['DE', 'FR'] }).territories).toEqual(['DE']);
    expect(sold().request({ territories: ['WW'] }).territories).toEqual(['WW']);
    expect(() => sold().request({ territories: ['FR'] })).toThrow(refusal('nothing-to-take-down'));
    expect(deliveredInMemory().request({ territories: ['FR', 'DE', 'FR'] }).territories).toEqual(['DE', 'FR']);
  });

  it('cannot include a store that the release was never sent to, or a track that is not on it', () => {
    const { album } = anAlbum();
    expect(() => album.request({ stores: ['Spotify', 'TIDAL'] })).toThrow(refusal('store-unknown', { store: 'TIDAL' }));
    expect(() => album.request({ trackIds: [NO_TRACK] })).toThrow(refusal('track-not-found', { trackId: NO_TRACK }));
  });
});

describe('product 34.2: a takedown that is covered', () => {
  it('is refused if an open one with the same or an earlier day covers all of it', () => {
    const { album, ids } = anAlbum();
    album.request({ day: '2026-12-24' });
    for (const day of ['2026-12-24', '2027-01-01'])
      expect(() => album.request({ day, trackIds: ids.slice(1), territories: ['DE'] })).toThrow(
        refusal('nothing-to-take-down'),
      );
    expect(album.request({ day: '2026-12-23' }).stores).toEqual(['Spotify', 'Deezer']);
  });

  it('leaves out the stores that are covered, even by several takedowns together', () => {
    const { album, ids } = anAlbum();
    for (const trackId of ids) album.request({ stores: ['Spotify'], trackIds: [trackId] });
    expect(album.request().stores).toEqual(['Deezer']);
    expect(() => album.request()).toThrow(refusal('nothing-to-take-down'));
  });

  it('can be requested again after the other one was cancelled', () => {
    const single = deliveredInMemory();
    const first = single.request();
    if (first.state === 'requested') single.cancel(first);
    expect(single.request().stores).toHaveLength(2);
  });

  it('leaves out stores where it is down', () => {
    const single = deliveredInMemory();
    single.confirm(single.send(single.request({ stores: ['Deezer'] })));
    expect(single.request().stores).toEqual(['Spotify']);
    expect(() => single.request({ stores: ['Deezer'] })).toThrow(refusal('nothing-to-take-down'));
  });
});

describe('product 34.3: the day of a takedown', () => {
  it('is not in the past, and at most two years ahead', () => {
    const possible = { from: '2026-11-27', to: '2028-11-27' };
    for (const day of ['2026-11-26', '2028-11-28', '9999-12-31'])
      expect(() => deliveredInMemory().request({ day })).toThrow(refusal('takedown-day-wrong', possible));
    expect(deliveredInMemory().request({ day: '2026-11-27' })).toMatchObject({ dueOn: '2026-12-04' });
    expect(deliveredInMemory().request({ day: '2028-11-27' })).toMatchObject({ dueOn: '2028-12-04' });
  });

  it('can be 29 February, in a leap year', () => {
    expect(deliveredInMemory().request({ day: '2028-02-29' })).toMatchObject({ dueOn: '2028-03-07' });
    expect(Day.safeParse('2027-02-29').success).toBe(false);
  });
});

test('product 34.2: a release has at most 20 open takedowns', () => {
  const { album, ids } = anAlbum();
  for (let n = 0; n < MAX_OPEN_TAKEDOWNS; n++)
    album.request({ trackIds: ids.slice(1), day: `2027-01-${String(31 - n).padStart(2, '0')}` });
  expect(() => album.request()).toThrow(refusal('too-many-takedowns', { most: 20 }));
});

test('product 34.7: a release that its only stores rejected is withdrawn by the request itself', () => {
  const single = deliveredInMemory();
  for (const store of ['Spotify', 'Deezer']) single.report(store, 'rejected');
  expect(single.isWithdrawn).toBe(false);
  expect(() => single.request({ stores: ['Spotify'], territories: ['DE'] })).toThrow(refusal('nothing-to-take-down'));
  expect(single.request()).toMatchObject({ state: 'done', confirmed: { Spotify: {}, Deezer: {} } });
  expect(single.isWithdrawn).toBe(true);
});
