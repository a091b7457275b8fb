import { aTrack, inOrder } from '../../shared/test/builders.ts';
import { deliveredInMemory } from './test/delivered.ts';

const STORES = ['Spotify', 'Deezer'];
const aSingle = () => deliveredInMemory();
const part = { territories: ['DE'] };

test('product 34.5: sending a whole takedown is a store event with the file’s hash; a partial one is an update', () => {
  const single = aSingle();
  const whole = single.send(single.request({ stores: ['Spotify'] }));
  const partial = single.send(single.request({ stores: ['Deezer'], ...part }));
  expect(STORES.map(single.stateAt)).toEqual(['takedown-sent', 'update-sent']);
  expect(single.state.history.events).toMatchObject(
    [whole, partial].map((takedown) => ({
      stores: takedown.stores,
      evidence: {
        kind: 'takedown',
        takedownId: takedown.id,
        sha256: takedown.state === 'sent' ? takedown.sent.sha256 : '',
      },
    })),
  );
});

test('product 34.5: a store that is down before the takedown is sent needs nothing more', () => {
  const single = aSingle();
  const later = single.request({ day: '2027-03-01' });
  single.confirm(single.send(single.request({ stores: ['Deezer'] })));
  const sent = single.send(later);
  expect(sent).toMatchObject({ state: 'sent', confirmed: { Deezer: {} } });
  expect(single.state.history.events.at(-1)?.stores).toEqual(['Spotify']);
  expect(single.confirm(sent).state).toBe('done');
  expect(single.isWithdrawn).toBe(true);
});

test('product 34.5: a partial takedown after a whole one was sent changes no store’s state', () => {
  const single = aSingle();
  const partial = single.request(part);
  single.send(single.request());
  const events = single.state.history.events.length;
  expect(single.send(partial).state).toBe('sent');
  expect(single.state.history.events).toHaveLength(events);
  expect(STORES.map(single.stateAt)).toEqual(['takedown-sent', 'takedown-sent']);
});

describe('product 34.6: a confirmation', () => {
  it('makes a whole takedown’s store down, store by store', () => {
    const single = aSingle();
    const sent = single.send(single.request());
    expect(single.confirm(sent, ['Deezer'])).toMatchObject({ state: 'sent', confirmed: { Deezer: { evidence: {} } } });
    expect(STORES.map(single.stateAt)).toEqual(['takedown-sent', 'down']);
    expect(single.isWithdrawn).toBe(false);
    expect(single.confirm(sent, ['Spotify', 'Deezer']).state).toBe('done');
    expect(single.state.history.events.map(({ state, stores }) => [state, stores.length])).toEqual([
      ['takedown-sent', 2],
      ['down', 1],
      ['down', 1],
    ]);
    expect(single.isWithdrawn).toBe(true);
  });

  it('is refused for a store that is not in the takedown', () => {
    const single = aSingle();
    const sent = single.send(single.request({ stores: ['Deezer'] }));
    expect(() => single.confirm(sent, ['Spotify'])).toThrow(
      expect.objectContaining({ code: 'store-not-in-takedown', details: { store: 'Spotify' } }),
    );
  });

  it('of a partial takedown makes a store live again if it was live, and otherwise accepted', () => {
    const single = aSingle();
    single.report('Spotify', 'live');
    const [first, second] = [single.send(single.request(part)), single.send(single.request({ territories: ['FR'] }))];
    single.confirm(first);
    expect(STORES.map(single.stateAt)).toEqual(['update-sent', 'update-sent']);
    expect(single.confirm(second).state).toBe('done');
    expect(STORES.map(single.stateAt)).toEqual(['live', 'ingested']);
    expect(single.isWithdrawn).toBe(false);
  });

  it('of a partial takedown changes no state that was reported since', () => {
    const single = aSingle();
    const sent = single.send(single.request(part));
    single.report('Spotify', 'conflict');
    expect(single.confirm(sent).state).toBe('done');
    expect(STORES.map(single.stateAt)).toEqual(['conflict', 'ingested']);
  });

  it('of a store that resolved a conflict since leads to down by a takedown', () => {
    const single = aSingle();
    const sent = single.send(single.request());
    single.report('Spotify', 'conflict');
    single.report('Spotify', 'live');
    expect(single.confirm(sent).state).toBe('done');
    expect(STORES.map(single.stateAt)).toEqual(['down', 'down']);
    expect(single.state.history.events.at(-2)).toMatchObject({ state: 'takedown-sent', stores: ['Spotify'] });
  });
});

describe('product 34.7: a release is withdrawn when no store has it', () => {
  it('counts a store that rejected the delivery, but not one that rejected an update', () => {
    const ends = (reports: ('live' | 'update-sent' | 'rejected')[]) => {
      const single = aSingle();
      for (const report of reports) single.report('Spotify', report);
      single.confirm(single.send(single.request({ stores: ['Deezer'] })));
      return single.isWithdrawn;
    };
    expect([ends(['rejected']), ends(['live', 'update-sent', 'rejected']), ends(['live'])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('ends every other takedown of it', () => {
    const tracks = [aTrack(), aTrack()];
    const album = deliveredInMemory(inOrder(tracks));
    const scheduled = album.request({ day: '2027-03-01' });
    const partial = album.send(album.request({ trackIds: tracks.slice(1).map(({ id }) => id) }));
    album.confirm(album.send(album.request()));
    expect(album.isWithdrawn).toBe(true);
    expect([album.find(scheduled.id)?.state, album.find(partial.id)?.state]).toEqual(['done', 'done']);
  });
});
