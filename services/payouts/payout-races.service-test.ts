import { keys } from '../platform/keys.ts';
import { earn } from '../test/earnings.ts';
import { savedMethod } from '../test/payout-methods.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { rawCall } from '../test/raw-call.ts';
import { freshKey } from '../test/releases.ts';
import { roundsOf } from '../test/rounds.ts';

const AT_ONCE = 200;
const ALL_MICROS = 200_000_000n;

/** Problems after which a page repeats its request: the table was busy, or the outcome is unknown. */
const passing: readonly (string | undefined)[] = ['busy', 'outcome-unknown'];

/** Repeats one request with the same key until it gets a final reply. */
async function ask({ token }: Person, methodId: string) {
  const call = { token, body: { methodId }, ...freshKey() };
  for (;;) {
    const end = await rawCall('POST /api/me/payouts', call);
    if (!passing.includes(end.code)) return end;
  }
}

it(`makes one of ${AT_ONCE} concurrent HTTP requests, and tells every other that one is open (product 24.2)`, async () => {
  for (let round = 0; round < roundsOf(1, 50); round++) {
    const artist = await newArtist('active');
    await earn(artist.artistId, ALL_MICROS);
    const { methodId } = await savedMethod(artist.artistId);
    const ends = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(artist, methodId)));
    const made = ends.filter(({ status }) => status === 200);
    // There is no server error, no request without a reply, and no second payout.
    expect(ends.filter(({ status, code }) => status !== 200 && code !== 'payout-open')).toEqual([]);
    expect(made).toHaveLength(1);
    const { items } = await artist.api('GET /api/me/payouts', { query: {} });
    expect(items).toEqual([JSON.parse(made[0]?.text ?? '')]);
    const [payout] = items;
    const balance = { availableMicros: '0', pendingMicros: String(ALL_MICROS) };
    expect(await artist.api('GET /api/me/balance')).toMatchObject(balance);
    const open = await table.get(keys.openPayout(artist), { consistent: true });
    expect(open).toMatchObject({ payoutId: payout?.payoutId });
  }
});
