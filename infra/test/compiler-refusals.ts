/**
 * Code that must not compile, each next to its valid version: the type check fails if the compiler accepts one of
 * these. Nothing here is run.
 */
import { Stack } from 'aws-cdk-lib';
import * as z from 'zod';
import { PaymentsConfig } from '../../services/payments/config.ts';
import { ApiConfig } from '../../services/platform/config.ts';
import { describeApi } from '../../services/platform/describe-function.ts';
import { keys } from '../../services/platform/keys.ts';
import { objects, setting } from '../../services/platform/named-resource.ts';
import type { Handlers } from '../../services/platform/serve.ts';
import type { releaseRepository } from '../../services/releases/storage/release-repository.ts';
import { createClient } from '../../shared/contract/client.ts';
import type { Api } from '../../shared/contract/index.ts';
import { contract } from '../../shared/contract/route.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { ReleaseEdit, TrackEdit } from '../../shared/releases/field-edit.ts';
import type { TracksEdit } from '../../shared/releases/tracks-edit.ts';
import { ServiceFunction } from '../aws/constructs/service-function.ts';

declare const artistId: ArtistId;
declare const releaseId: ReleaseId;

const size = z.object({ size: z.number() });
const thing = { params: z.object({ thingId: z.string() }), reply: size, problems: [] } as const;
const rows = contract({
  'GET /api/things/{thingId}': { access: 'signed-in', ...thing },
  'POST /api/things': { access: 'signed-in', body: size, reply: size, problems: [], idempotent: 'in-its-write' },
  'POST /api/things/{thingId}/parts': { access: 'signed-in', ...thing, idempotent: 'by-its-ids' },
});
type OfThings = Handlers<typeof rows>;

export const handlers: OfThings = {
  'GET /api/things/{thingId}': async ({ params }) => ({ size: params.thingId.length }),
  'POST /api/things': ({ body, storeWithEffect }) => storeWithEffect(body, async () => {}),
  'POST /api/things/{thingId}/parts': async ({ sameId }) => ({ size: sameId('track').length }),
};
const { 'GET /api/things/{thingId}': _left, ...others } = handlers;
// @ts-expect-error a row without a handler
export const withoutOne: OfThings = others;
// @ts-expect-error a handler without a row
export const withOneMore: OfThings = { ...handlers, 'DELETE /api/things': async () => ({}) };
// @ts-expect-error a handler whose answer differs from its row's reply
export const wrongAnswer: OfThings['GET /api/things/{thingId}'] = async () => ({ size: 'large' });
// @ts-expect-error a handler that does not store its answer with its effect
export const notStored: OfThings['POST /api/things'] = async ({ body }) => body;
// @ts-expect-error a handler that is idempotent in a different way than its row declares
export const otherWay: OfThings['GET /api/things/{thingId}'] = async ({ sameId }) => ({ size: Number(sameId) });

const create = { reply: size, problems: [], idempotent: 'locked' } as const;
export const signedIn = contract({ 'POST /api/things': { ...create, access: 'signed-in' } });
// @ts-expect-error a public row that is idempotent: without a caller, a key has no owner
export const open = contract({ 'POST /api/things': { ...create, access: 'public' } });

export const line: ReleaseEdit = { field: 'pLine', from: null, to: { year: 2026, holder: 'Ada' } };
export const track: TrackEdit = { field: 'explicit', from: '', to: 'Explicit' };
export const cover: TrackEdit = { field: 'containsCover', from: false, to: true };
export const tracks: TracksEdit = { field: 'containsCover', from: { a: true, b: false }, to: true };
// @ts-expect-error an edit of a title to a number
export const toNumber: ReleaseEdit = { field: 'title', from: '', to: 5 };
// @ts-expect-error an edit from a value that the field can never have had
export const fromWord: TrackEdit = { field: 'containsCover', from: 'no', to: true };
// @ts-expect-error an edit to a word that is not among the choices
export const toNoChoice: TrackEdit = { field: 'explicit', from: '', to: 'Loud' };
// @ts-expect-error an edit of all tracks to the value of a different field
export const toOtherField: TracksEdit = { field: 'containsCover', from: {}, to: 'Explicit' };

export const key = keys.release({ artistId, releaseId });
// @ts-expect-error a key with a release's id instead of an artist's
export const wrongKey = keys.release({ artistId: releaseId, releaseId });
export const find = (releases: ReturnType<typeof releaseRepository>) => [
  releases.find({ artistId, releaseId }),
  // @ts-expect-error a search for a release by plain text instead of an id
  releases.find({ artistId, releaseId: 'rel_1' }),
];

const call = createClient<Api>(fetch, async () => undefined);
const params = { releaseId };
export const calls = async () => {
  const { release } = await call('GET /api/releases/{releaseId}', { params });
  await call('POST /api/releases/{releaseId}/checkout', { params, body: { plan: 'single' }, idempotencyKey: 'k' });
  await call('POST /api/payments/verify', { body: { sessionId: 'cs_1' } });
  await call('POST /api/releases', { idempotencyKey: 'k' });
  // @ts-expect-error a call without its parameter
  await call('GET /api/releases/{releaseId}', {});
  // @ts-expect-error a call with a wrong body
  await call('POST /api/payments/verify', { body: { sessionId: 1 } });
  // @ts-expect-error a call that creates without an idempotency key
  await call('POST /api/releases', {});
  // @ts-expect-error a call to a route that does not exist
  await call('GET /api/nothing');
  const detail = await call('GET /api/releases/{releaseId}', { params });
  // @ts-expect-error a call that reads a member that the reply does not have
  return [release.tracks, detail.url];
};

const place = [new Stack(), 'Payments'] as const;
const payments = { entry: 'services/payments/index.ts', config: PaymentsConfig } as const;
const table = {
  TABLE_NAME: '',
  ORIGIN_SECRET: '',
  ORIGIN_SECRET_PREVIOUS: '',
  LEDGER_TABLE_NAME: '',
  AUDIT_TABLE_NAME: '',
};
const environment = { ...table, SITE_URL: '', STRIPE_SECRET_ARN: '', STRIPE_API_URL: '' };
export const whole = new ServiceFunction(...place, { ...payments, environment });
// @ts-expect-error a function without one of its variables
export const lacksOne = new ServiceFunction(...place, { ...payments, environment: { ...table, STRIPE_API_URL: '' } });
// @ts-expect-error a function with a variable that its service does not read
export const oneMore = new ServiceFunction(...place, { ...payments, environment: { ...environment, STRIPE_URL: '' } });

const config = ApiConfig.extend({
  EXPORTS_BUCKET: z.string(),
  SITE_URL: z.url(),
  ISRC_PREFIXES: z.string().default(''),
});
const EXPORTS_BUCKET = objects('exports', { read: true });
const SITE_URL = setting('siteUrl');
const ISRC_PREFIXES = setting('isrcPrefixes');
export const described = describeApi({ config, environment: { EXPORTS_BUCKET, SITE_URL, ISRC_PREFIXES } });
// @ts-expect-error a description without one of the variables, even an optional one
export const tooFew = describeApi({ config, environment: { EXPORTS_BUCKET, SITE_URL } });
const all = { EXPORTS_BUCKET, SITE_URL, ISRC_PREFIXES };
// @ts-expect-error a description of a variable that its service does not read
export const tooMany = describeApi({ config, environment: { ...all, TABLE_NAME: SITE_URL } });
// @ts-expect-error a description that uses an optional setting for a required variable
export const uncertain = describeApi({ config, environment: { ...all, SITE_URL: setting('upcPrefixes') } });
// @ts-expect-error a description of a resource that no deployment has
export const ofNothing = objects('loans', { read: true });
