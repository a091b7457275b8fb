import type { Basis } from '../../../shared/earnings/cell.ts';
import type { ReleaseId, TrackId } from '../../../shared/ids.ts';
import {
  earningParts,
  PARTS_DENOMINATOR,
  type Payee,
  partName,
  type Terms,
} from '../../../shared/royalties/allocate.ts';
import { apportion } from '../../../shared/royalties/apportion.ts';
import { addDecimals, type Decimal } from '../../../shared/royalties/exact-decimal.ts';
import type { Use } from '../../../shared/royalties/kind-of-use.ts';
import { versionsOfMonth, WHOLE } from '../../../shared/royalties/split-agreement.ts';
import { groupBy } from '../../earnings/group-by.ts';
import type { PartyCell } from './plan-objects.ts';

/** A recording's exact earnings by month, store, country and use, in the statement's currency. */
export type EarnedRow = {
  track: { releaseId: ReleaseId; trackId: TrackId };
  month: string;
  store: string;
  territory: string;
  use: Use;
  quantity: bigint;
  amount: Decimal;
};

/** A payee's part of a row. The payee is either an artist or in suspense. */
export type PaidCell = { payee: Extract<Payee, { to: 'artist' | 'suspense' }>; cell: PartyCell };

type SplitTerms = {
  rate: Decimal;
  /** The number of decimals in the amounts and the rate. */
  places: number;
  terms: Terms;
  /** Returns a payee's share of the release, which was rounded together with all other shares of the statement. */
  shareOf: (payee: Payee) => bigint;
};

const PERCENT = 100n;
const MICROS = 1_000_000n;

type TrackPart = { payee: PaidCell['payee']; part: bigint; platform: bigint };

/** Returns the parts of a track in a month, each with the platform's part of it. */
function trackParts(track: EarnedRow['track'], month: string, terms: Terms): TrackPart[] {
  const percentage = BigInt(terms.percentageOf(track.releaseId, month));
  if (percentage <= 0n) throw new Error(`The release ${track.releaseId} has no share in ${month}`);
  const parts = new Map<string, TrackPart>();
  for (const [{ releaseId, payee }, part] of earningParts({ track, month }, terms)) {
    if (payee.to !== 'artist' && payee.to !== 'suspense') continue;
    const name = partName({ releaseId, payee });
    const before = parts.get(name);
    const platform = (part / percentage) * (PERCENT - percentage);
    parts.set(name, {
      payee,
      part: part + (before?.part ?? 0n),
      platform: platform + (before?.platform ?? 0n),
    });
  }
  return [...parts.values()];
}

/**
 * Computes the cells of one release: divides each share, and the platform's share, among the rows. The cells add up to
 * the shares, so all figures agree (product 25.1).
 */
export function splitCells(rows: readonly EarnedRow[], { rate, places, terms, shareOf }: SplitTerms): PaidCell[] {
  const denominator = 10n ** BigInt(places + rate.places) * PARTS_DENOMINATOR;
  const cache = new Map<string, TrackPart[]>();
  const partsOfRow = (row: EarnedRow) => {
    const name = `${row.track.trackId} ${row.month}`;
    const found = cache.get(name) ?? trackParts(row.track, row.month, terms);
    cache.set(name, found);
    return found;
  };
  const parts = rows.flatMap((row) => {
    const { units } = addDecimals(row.amount, { units: 0n, places });
    const paid = units * rate.units * MICROS;
    return partsOfRow(row).map(({ payee, part, platform }) => ({
      row,
      payee,
      over: paid * part,
      platform: paid * platform,
    }));
  });
  const keys = parts.map((_, index) => index);
  const inOrder = (one: number, other: number) => one - other;
  const platforms = apportion(
    keys.map((key) => ({ key, over: parts[key]?.platform ?? 0n })),
    denominator,
    shareOf({ to: 'platform' }),
    inOrder,
  );
  const micros = new Map<number, bigint>();
  const exact = parts.map(({ payee, over }, key) => ({ key, payee, over }));
  for (const own of groupBy(exact, ({ payee }) => JSON.stringify(payee)).values()) {
    const share = shareOf(own[0].payee);
    for (const { key, units } of apportion(own, denominator, share, inOrder)) micros.set(key, units);
  }
  return parts.flatMap(({ row, payee }, key): PaidCell[] => {
    const { track, amount, ...fields } = row;
    const [own, platform] = [micros.get(key) ?? 0n, platforms[key]?.units ?? 0n];
    const cell = { ...track, ...fields, grossMicros: own + platform, micros: own, platformMicros: platform };
    // A part below one micro-dollar still gets a cell, so that it can be traced to its line.
    return own === 0n && platform === 0n && row.quantity === 0n && amount.units === 0n ? [] : [{ payee, cell }];
  });
}

/** Returns the basis of a payee's cells for a track and month, without names. */
export function basisOf(
  payee: PaidCell['payee'],
  { track, month }: Pick<EarnedRow, 'track' | 'month'>,
  terms: Terms,
): Pick<Basis, 'releaseId' | 'trackId' | 'month' | 'percentage' | 'parts'> {
  const isOwner = payee.to === 'artist' && terms.ownerOf(track.releaseId) === payee.id;
  const parts = versionsOfMonth(terms.splitOf(track.trackId), month).flatMap(({ version, days, of }) => {
    const own = version
      ? version.parties.filter(({ id, state }) => id === payee.id && (state === 'accepted') === (payee.to === 'artist'))
      : isOwner
        ? [{ parts: WHOLE }]
        : [];
    return own.map(({ parts: held }) => ({ version: version?.version ?? 0, parts: held, days, of }));
  });
  return { ...track, month, percentage: terms.percentageOf(track.releaseId, month), parts };
}
