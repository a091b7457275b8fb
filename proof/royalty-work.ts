import type { LaptopApi } from '../infra/seed/session.ts';
import type { ArtistId, PayoutId, StatementId } from '../shared/ids.ts';
import { isOpen, type PayoutState } from '../shared/payouts/payout-state.ts';
import { territories } from '../shared/reference/territories.ts';
import type { Statement } from '../shared/statements/statement.ts';
import { statementStates } from '../shared/statements/statement-state.ts';
import { type Earner, freshKey } from './royalty-people.ts';

/**
 * The acknowledged state: statements to be posted or reversed, and payouts with their state in the last response. A
 * statement may also be posted if its approval was requested but got no response.
 */
export type ApprovalGoal = 'requested' | 'posted' | 'reversed';
export type Acknowledged = {
  statements: Map<StatementId, ApprovalGoal>;
  payouts: Map<PayoutId, { artistId: ArtistId; state: PayoutState }>;
  payoutRequests: number;
  reversed: number;
  /** How many statements were uploaded. */
  uploaded: number;
  /** Statements whose import stopped, with the reason. No statement here may stop. */
  stopped: string[];
  firstApproved: () => void;
};
type Needs = { office: LaptopApi; earners: readonly Earner[]; random: () => number; round: number };
type Until = { stopped: boolean };

const HEADER =
  'Reporting Date,Sale Month,Store,Artist,Title,ISRC,UPC,Quantity,Team Percentage,Song/Album,Country of Sale,Songwriter Royalties Withheld,Earnings (USD)';
const moment = () => new Promise<undefined>((next) => setTimeout(() => next(undefined), 50));

/** Repeats the work until the product is killed. Calls after that fail, and an unacknowledged call is not recorded. */
const untilKilled = async (until: Until, work: () => Promise<unknown>): Promise<void> => {
  while (!until.stopped) await work().catch(moment);
};

/** The office uploads a statement with all artists, approves it, and reverses some once they are posted. */
export const importStatements = ({ office, earners, random, round }: Needs, acks: Acknowledged, until: Until) =>
  untilKilled(until, async () => {
    // Each line has its own amount, with more digits than a micro-dollar. Each statement has its own month and country:
    // the same line with another amount would be a restated one, which stops the import (product 23.26).
    const number = acks.uploaded++;
    const month = `${2025 - Math.floor((number % 60) / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
    const country = territories[Math.floor(number / 60) % territories.length]?.code;
    const net = () => `${60 + Math.floor(random() * 40)}.${String(Math.floor(random() * 1e9)).padStart(9, '0')}`;
    const lines = earners.flatMap(({ isrc, upc }) =>
      ['Spotify', 'Deezer'].map(
        (store) => `2026-10-05,${month},${store},Mara Ellis,Low Tide,${isrc},${upc},9,100,Stream,${country},,${net()}`,
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
    const ready = await waitForState(office, statementId, 'ready', until);
    if (ready?.state === 'stopped') acks.stopped.push(`${fileName} stopped: ${ready.fault.text}`);
    if (ready?.state !== 'ready') return;
    acks.statements.set(statementId, 'requested');
    const body = { planVersion: ready.plan.version };
    await office('POST /api/admin/statements/{statementId}/approve', { params, body, ...freshKey() });
    acks.statements.set(statementId, 'posted');
    acks.firstApproved();
    if (random() < 0.6 || (await waitForState(office, statementId, 'posted', until))?.state !== 'posted') return;
    const reason = 'Wrong month';
    await office('POST /api/admin/statements/{statementId}/reverse', { params, body: { reason }, ...freshKey() });
    acks.statements.set(statementId, 'reversed');
    acks.reversed++;
  });

async function waitForState(office: LaptopApi, statementId: StatementId, state: Statement['state'], until: Until) {
  while (!until.stopped) {
    const statement = await office('GET /api/admin/statements/{statementId}', { params: { statementId } });
    if (statement.state === state || statement.state === 'stopped') return statement;
    await moment();
  }
  return undefined;
}

/** Artists request their whole balance, and some cancel the request. */
export const askForPayouts = async ({ earners, random }: Needs, acks: Acknowledged, until: Until): Promise<void> => {
  const asks = earners.map(({ api, artistId, methodId }) =>
    untilKilled(until, async () => {
      const { payoutId } = await api('POST /api/me/payouts', { body: { methodId }, ...freshKey() });
      acks.payouts.set(payoutId, { artistId, state: 'requested' });
      acks.payoutRequests++;
      if (random() < 0.7) return;
      const { state } = await api('POST /api/me/payouts/{payoutId}/cancel', { params: { payoutId }, ...freshKey() });
      acks.payouts.set(payoutId, { artistId, state });
    }),
  );
  await Promise.all(asks);
};

/** The office completes and rejects artists' payouts, and records some as returned. */
export const decidePayouts = ({ office, random }: Needs, acks: Acknowledged, until: Until) =>
  untilKilled(until, async () => {
    await moment();
    for (const [payoutId, { artistId, state }] of acks.payouts) {
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
      acks.payouts.set(payoutId, { artistId, state: after });
    }
  });

const ANSWER_WITHIN = 60_000;

/**
 * Retries until there is a response, because a product that has just started on a busy machine may be slow. @throws the
 * last error if time is up
 */
export async function retryUntilAnswered<T>(ask: () => Promise<T>): Promise<T> {
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

/** Whether a payout has reached the acknowledged state or a later one. */
const hasReached = (acknowledged: PayoutState, found: PayoutState | undefined): boolean =>
  found !== undefined &&
  (acknowledged === 'requested' || acknowledged === found || (acknowledged === 'processing' && !isOpen(found)));

/**
 * Finds acknowledged work that is missing. Work without a response may have been done: if so, it is treated as
 * acknowledged from here on.
 */
export async function findLost(office: LaptopApi, earners: readonly Earner[], acks: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  for (const [statementId, wanted] of acks.statements) {
    if (wanted === 'requested') continue;
    const params = { statementId };
    const { state } = await retryUntilAnswered(() => office('GET /api/admin/statements/{statementId}', { params }));
    const from = statementStates.indexOf(wanted === 'posted' ? 'approved' : 'reversing');
    if (state === 'discarded' || statementStates.indexOf(state) < from) lost.push(`lost: ${statementId} is ${state}`);
  }
  for (const { artistId, api } of earners) {
    const { items } = await retryUntilAnswered(() => api('GET /api/me/payouts', { query: {} }));
    const own = [...acks.payouts].filter(([, payout]) => payout.artistId === artistId);
    for (const [payoutId, { state }] of own) {
      const found = items.find((item) => item.payoutId === payoutId)?.state;
      if (!hasReached(state, found)) lost.push(`lost: ${payoutId} was ${state}, and is ${found}`);
      // This payout exists and is closed, so the next round need not check it.
      acks.payouts.delete(payoutId);
    }
    // Includes payouts that were requested without a response: until the office decides them, their artists cannot
    // request another.
    for (const { payoutId, state } of items) if (isOpen(state)) acks.payouts.set(payoutId, { artistId, state });
  }
  return lost;
}
