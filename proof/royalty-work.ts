import type { LaptopApi } from '../infra/seed/session.ts';
import type { ArtistId, PayoutId, StatementId } from '../shared/ids.ts';
import { isOpen, type PayoutState } from '../shared/payouts/payout-state.ts';
import type { Statement } from '../shared/statements/statement.ts';
import { statementStates } from '../shared/statements/statement-state.ts';
import { type Earner, freshKey } from './royalty-people.ts';

/**
 * What was acknowledged: statements that are to be posted or taken back, and payouts with the last state that was answered. A statement whose
 * approval was asked for, and not answered, may be posted as well.
 */
export type Wanted = 'asked' | 'posted' | 'reversed';
export type Acknowledged = {
  statements: Map<StatementId, Wanted>;
  payouts: Map<PayoutId, { artistId: ArtistId; state: PayoutState }>;
  asked: number;
  reversed: number;
  firstApproved: () => void;
};
type Needs = { office: LaptopApi; earners: readonly Earner[]; random: () => number; round: number };
type Until = { stopped: boolean };

const HEADER =
  'Reporting Date,Sale Month,Store,Artist,Title,ISRC,UPC,Quantity,Team Percentage,Song/Album,Country of Sale,Songwriter Royalties Withheld,Earnings (USD)';
const moment = () => new Promise<undefined>((next) => setTimeout(() => next(undefined), 50));

/** The product is killed under whoever works, and refuses what came too late: what it did not answer does not count. */
const untilKilled = async (until: Until, work: () => Promise<unknown>): Promise<void> => {
  while (!until.stopped) await work().catch(moment);
};

/** The office drops a statement of all artists, approves what it says, and takes some back when they are posted. */
export const importStatements = ({ office, earners, random, round }: Needs, known: Acknowledged, until: Until) =>
  untilKilled(until, async () => {
    // Each has sums of its own, with more digits than a micro-dollar.
    const net = () => `${60 + Math.floor(random() * 40)}.${String(Math.floor(random() * 1e9)).padStart(9, '0')}`;
    const lines = earners.flatMap(({ isrc, upc }) =>
      ['Spotify', 'Deezer'].map(
        (store) => `2026-10-05,2026-08,${store},Mara Ellis,Low Tide,${isrc},${upc},9,100,Stream,DE,,${net()}`,
      ),
    );
    const bytes = Buffer.from(`${[HEADER, ...lines].join('\n')}\n`);
    const fileName = `round-${round}-${Math.floor(random() * 1e9)}.csv`;
    const { statement, url, headers } = await office('POST /api/admin/statements', {
      body: { fileName, bytes: bytes.length },
      ...freshKey(),
    });
    await fetch(url, { method: 'PUT', headers, body: bytes });
    const { statementId } = statement;
    const params = { statementId };
    await office('POST /api/admin/statements/{statementId}/uploaded', { params });
    const ready = await comesTo(office, statementId, 'ready', until);
    if (ready?.state !== 'ready') return;
    known.statements.set(statementId, 'asked');
    const body = { planVersion: ready.plan.version };
    await office('POST /api/admin/statements/{statementId}/approve', { params, body, ...freshKey() });
    known.statements.set(statementId, 'posted');
    known.firstApproved();
    if (random() < 0.6 || !(await comesTo(office, statementId, 'posted', until))) return;
    const reason = 'Wrong month';
    await office('POST /api/admin/statements/{statementId}/reverse', { params, body: { reason }, ...freshKey() });
    known.statements.set(statementId, 'reversed');
    known.reversed++;
  });

async function comesTo(office: LaptopApi, statementId: StatementId, state: Statement['state'], until: Until) {
  while (!until.stopped) {
    const statement = await office('GET /api/admin/statements/{statementId}', { params: { statementId } });
    if (statement.state === state) return statement;
    await moment();
  }
  return undefined;
}

/** Artists ask for all that they have, and some take that back. */
export const askForPayouts = async ({ earners, random }: Needs, known: Acknowledged, until: Until): Promise<void> => {
  const asks = earners.map(({ api, artistId, methodId }) =>
    untilKilled(until, async () => {
      const { payoutId } = await api('POST /api/me/payouts', { body: { methodId }, ...freshKey() });
      known.payouts.set(payoutId, { artistId, state: 'requested' });
      known.asked++;
      if (random() < 0.7) return;
      const { state } = await api('POST /api/me/payouts/{payoutId}/cancel', { params: { payoutId }, ...freshKey() });
      known.payouts.set(payoutId, { artistId, state });
    }),
  );
  await Promise.all(asks);
};

/** The office completes, rejects and gets back what artists asked for. */
export const decidePayouts = ({ office, random }: Needs, known: Acknowledged, until: Until) =>
  untilKilled(until, async () => {
    await moment();
    for (const [payoutId, { artistId, state }] of known.payouts) {
      if (until.stopped || !isOpen(state)) continue;
      const drawn = random();
      const body =
        state === 'requested' && drawn < 0.4
          ? ({ to: 'processing' } as const)
          : drawn < 0.8
            ? ({ to: 'completed', reference: 'Wire 7' } as const)
            : ({ to: state === 'requested' ? 'rejected' : 'failed', reason: 'Account closed' } as const);
      const { state: after } = await office('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
        params: { artistId, payoutId },
        body,
        ...freshKey(),
      });
      known.payouts.set(payoutId, { artistId, state: after });
    }
  });

const ANSWER_WITHIN = 60_000;

/** Asks until there is an answer: a product that has just started, on a busy machine, may be late. @throws what it says when that is over */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  const began = Date.now();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() - began > ANSWER_WITHIN) throw error;
      await moment();
    }
  }
}

/** Whether a payout that was told to be in a state is at least that far. */
const isSince = (told: PayoutState, found: PayoutState | undefined): boolean =>
  found !== undefined && (told === 'requested' || told === found || (told === 'processing' && !isOpen(found)));

/** What was acknowledged and is not there. What was asked and not answered may have been done: then that is what is known from here on. */
export async function lostSince(office: LaptopApi, earners: readonly Earner[], known: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  for (const [statementId, wanted] of known.statements) {
    if (wanted === 'asked') continue;
    const params = { statementId };
    const { state } = await answered(() => office('GET /api/admin/statements/{statementId}', { params }));
    const from = statementStates.indexOf(wanted === 'posted' ? 'approved' : 'reversing');
    if (state === 'discarded' || statementStates.indexOf(state) < from) lost.push(`lost: ${statementId} is ${state}`);
  }
  for (const { artistId, api } of earners) {
    const { items } = await answered(() => api('GET /api/me/payouts', { query: {} }));
    const own = [...known.payouts].filter(([, payout]) => payout.artistId === artistId);
    for (const [payoutId, { state }] of own) {
      const found = items.find((item) => item.payoutId === payoutId)?.state;
      if (!isSince(state, found)) lost.push(`lost: ${payoutId} was ${state}, and is ${found}`);
      // What is over was seen to be there: the next round looks at its own.
      known.payouts.delete(payoutId);
    }
    // Also one that was asked for and not answered: as long as the office does not decide it, its artist can ask for no other.
    for (const { payoutId, state } of items) if (isOpen(state)) known.payouts.set(payoutId, { artistId, state });
  }
  return lost;
}
