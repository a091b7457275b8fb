import type { Context } from 'aws-lambda';
import { accountHandlers } from '../services/accounts/handlers.ts';
import { batchRepository } from '../services/export/batch-repository.ts';
import { exportRepository } from '../services/export/export-repository.ts';
import { exportHandlers } from '../services/export/handlers.ts';
import { auditRepository } from '../services/office/audit-repository.ts';
import { officeHandlers } from '../services/office/handlers.ts';
import { totalsRepository } from '../services/office/totals-repository.ts';
import { paymentHandlers } from '../services/payments/handlers.ts';
import { intentRepository } from '../services/payments/intent-repository.ts';
import { paymentListRepository } from '../services/payments/payment-list-repository.ts';
import { providerEventRepository } from '../services/payments/provider-event-repository.ts';
import { payoutListRepository } from '../services/payouts/payout-list-repository.ts';
import { openLog } from '../services/platform/logger.ts';
import { ORIGIN_HEADER, serve } from '../services/platform/serve.ts';
import type { Table } from '../services/platform/table.ts';
import { accountAccess } from '../services/profiles/account-access.ts';
import { profileRepository } from '../services/profiles/profile-repository.ts';
import { userSearchRepository } from '../services/profiles/user-search-repository.ts';
import { releaseHandlers } from '../services/releases/handlers.ts';
import { cardRepository } from '../services/releases/library/card-repository.ts';
import { releaseSearchRepository } from '../services/releases/library/release-search-repository.ts';
import { releaseRepository } from '../services/releases/storage/release-repository.ts';
import { claimRepository } from '../services/review/claim-repository.ts';
import { reviewHandlers } from '../services/review/handlers.ts';
import { takedownRepository } from '../services/takedowns/takedown-repository.ts';
import { accountsContract } from '../shared/accounts/contract.ts';
import { exportContract } from '../shared/export/contract.ts';
import type { ArtistId, ReleaseId } from '../shared/ids.ts';
import { officeContract } from '../shared/office/contract.ts';
import { paymentsContract } from '../shared/payments/contract.ts';
import { releasesContract } from '../shared/releases/contract.ts';
import { reviewContract } from '../shared/review/contract.ts';
import { countUnits } from './count-units.ts';
import { artistIdOf, now } from './table-population.ts';

type Tables = { table: Table; audit: Table; ledger: string };
type PageCall = { query?: Record<string, string>; params?: Record<string, string>; ifNoneMatch?: string };
type Answer = { status: number; body: { items?: unknown[] }; etag: string };

/** Stands in for a dependency that none of these reads uses. */
const unused = {} as never;
const SECRET = 'bench';

/** Serves every route that an office page reads, including reading its caller's roles. */
function office({ table, audit, ledger }: Tables) {
  const log = openLog('bench');
  const platform = { readAccess: accountAccess(table), idempotency: unused, log, originSecrets: [SECRET] };
  const cards = cardRepository(table);
  const profiles = profileRepository(table);
  const releases = releaseRepository(table);
  const events = providerEventRepository(table);
  const at = { now: () => now, newId: unused, auditedBy: unused };
  const handlers = {
    accounts: { ...at, profiles, cards, userSearch: userSearchRepository(table) },
    releases: { ...at, releases, cards, search: releaseSearchRepository(table).search },
    review: { ...at, cards, claims: claimRepository(table) },
    export: { ...at, releases, exports: exportRepository(table), batches: batchRepository(table) },
    payments: {
      ...at,
      events,
      lists: paymentListRepository(table),
      intents: intentRepository(table, ledger),
      stripe: { until: () => unused },
      log,
    },
    office: {
      totals: totalsRepository(table),
      events,
      payouts: payoutListRepository(table),
      takedowns: takedownRepository(table),
      entries: auditRepository(audit),
    },
  };
  return [
    [officeContract, serve(officeContract, officeHandlers(handlers.office), platform)],
    [accountsContract, serve(accountsContract, accountHandlers(handlers.accounts as never), platform)],
    [releasesContract, serve(releasesContract, releaseHandlers(handlers.releases as never), platform)],
    [reviewContract, serve(reviewContract, reviewHandlers(handlers.review as never), platform)],
    [exportContract, serve(exportContract, exportHandlers(handlers.export as never), platform)],
    [paymentsContract, serve(paymentsContract, paymentHandlers(handlers.payments as never), platform)],
  ] as const;
}

/** The calls that an admin's pages make on opening, and how many entries are on a page. */
const pagesOf = ({ artistId, releaseId }: { artistId: ArtistId; releaseId: ReleaseId }) => {
  const release = '/api/admin/artists/{artistId}/releases/{releaseId}';
  const params = { artistId, releaseId };
  return [
    ['dashboard', 'GET /api/admin/overview', {}],
    ['users, all', 'GET /api/admin/users', {}, 50],
    ['users, New', 'GET /api/admin/users', { query: { status: 'new' } }, 50],
    ['users, searched for', 'GET /api/admin/users', { query: { q: 'artist' } }, 6],
    ['user', 'GET /api/admin/users/{artistId}', { params: { artistId } }],
    ['user, releases', 'GET /api/admin/users/{artistId}/releases', { params: { artistId } }, 24],
    ['releases, New & Submitted', 'GET /api/admin/releases', { query: { tab: 'submitted' } }, 50],
    ['releases, Exported', 'GET /api/admin/releases', { query: { tab: 'exported' } }, 50],
    ['releases, Drafts', 'GET /api/admin/releases', { query: { tab: 'draft' } }, 50],
    ['releases, Changes requested', 'GET /api/admin/releases', { query: { tab: 'changes_requested' } }, 50],
    ['releases by title', 'GET /api/admin/releases', { query: { tab: 'submitted', sort: 'title' } }, 50],
    ['releases, searched for', 'GET /api/admin/releases', { query: { tab: 'submitted', q: 'night' } }, 6],
    ['review queue', 'GET /api/admin/review', {}, 30],
    ['release of 15 tracks', `GET ${release}`, { params }],
    ['release, exports', `GET ${release}/exports`, { params }],
    ['batches of exports', 'GET /api/admin/exports', {}],
    ['plans', 'GET /api/admin/plans', {}],
    ['payments', 'GET /api/admin/payments', {}, 50],
    ['payments, nothing fits', 'GET /api/admin/provider-events', {}, 50],
    ['audit', 'GET /api/admin/audit', {}, 50],
    ['audit of a person', 'GET /api/admin/audit', { query: { person: artistId } }, 50],
  ] as const satisfies readonly (readonly [string, string, PageCall, number?])[];
};

/**
 * Measures the table units of each office page as an admin opens it, and of the payments page's 30-second refresh when
 * there is nothing new.
 * @throws Error if a page is not as full as it can be, because its measured cost would be too low
 */
export async function officePageUnits(tables: Tables, release: { artistId: ArtistId; releaseId: ReleaseId }) {
  const served = office(tables);
  const unitsUsed = countUnits([tables.table, tables.audit]);
  const claims = { sub: artistIdOf(0), token_use: 'access', 'cognito:groups': '[admin]' };
  async function ask(routeKey: string, { query, params, ifNoneMatch }: PageCall): Promise<Answer> {
    const [, handler] = served.find(([rows]) => routeKey in rows) ?? [];
    const event = {
      routeKey,
      headers: { [ORIGIN_HEADER]: SECRET, ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }) },
      queryStringParameters: query,
      pathParameters: params,
      requestContext: { requestId: 'bench', authorizer: { jwt: { claims } } },
    };
    const answer = await handler?.(event as never, {} as Context);
    if (!answer || (answer.statusCode !== 200 && answer.statusCode !== 304))
      throw new Error(`${routeKey} answered ${answer?.statusCode} ${answer?.body}`);
    const body = answer.body ? (JSON.parse(answer.body) as Answer['body']) : {};
    return { status: Number(answer.statusCode), body, etag: String(answer.headers?.etag) };
  }

  const units: { page: string; units: number }[] = [];
  for (const [page, routeKey, call, full] of pagesOf(release)) {
    unitsUsed();
    const { body } = await ask(routeKey, call);
    units.push({ page, units: unitsUsed() });
    if (full && body.items?.length !== full) throw new Error(`${page}: ${body.items?.length} of ${full}`);
  }
  const { etag } = await ask('GET /api/admin/payments', {});
  unitsUsed();
  const { status } = await ask('GET /api/admin/payments', { ifNoneMatch: etag });
  if (status !== 304) throw new Error(`Nothing is new, and the payments answered ${status}`);
  units.push({ page: 'payments, 30 s later and nothing new', units: unitsUsed() });
  return units;
}
