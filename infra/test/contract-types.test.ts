import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = path.join(ROOT, 'node_modules/.cache');
const FROM_CACHE = '../../..';

const CONTRACT = `
import * as z from 'zod';
import { contract } from '${FROM_CACHE}/shared/contract/route.ts';
import type { Handlers } from '${FROM_CACHE}/services/platform/serve.ts';
const rows = contract({
  'GET /api/things/{thingId}': { access: 'signed-in', params: z.object({ thingId: z.string() }), reply: z.object({ size: z.number() }), problems: [] },
  'POST /api/things': { access: 'signed-in', body: z.object({ size: z.number() }), reply: z.object({ size: z.number() }), problems: [], idempotent: 'in-its-write' },
  'POST /api/things/{thingId}/parts': { access: 'signed-in', params: z.object({ thingId: z.string() }), reply: z.object({ size: z.number() }), problems: [], idempotent: 'by-its-ids' },
});
export const handlers: Handlers<typeof rows> = `;

const ROW = `
import * as z from 'zod';
import { contract } from '${FROM_CACHE}/shared/contract/route.ts';
export const rows = contract({ 'POST /api/things': { reply: z.object({ size: z.number() }), problems: [], `;

const EDIT = `
import type { ReleaseEdit, TrackEdit } from '${FROM_CACHE}/shared/releases/fields.ts';
import type { TracksEdit } from '${FROM_CACHE}/shared/releases/tracks-edit.ts';
export type Edits = ReleaseEdit | TrackEdit | TracksEdit;
`;

const PARTS = `'POST /api/things/{thingId}/parts': async ({ sameId }) => ({ size: sameId('track').length })`;

const KEYS = `
import type { ArtistId, ReleaseId } from '${FROM_CACHE}/shared/ids.ts';
import { keys } from '${FROM_CACHE}/services/platform/keys.ts';
import { releaseRepository } from '${FROM_CACHE}/services/releases/release-repository.ts';
export declare const artistId: ArtistId;
export declare const releaseId: ReleaseId;
export declare const releases: ReturnType<typeof releaseRepository>;
`;

const CLIENT = `
import { createClient } from '${FROM_CACHE}/shared/contract/client.ts';
import type { Api } from '${FROM_CACHE}/shared/contract/index.ts';
import { ReleaseId } from '${FROM_CACHE}/shared/ids.ts';
const call = createClient<Api>(fetch, async () => undefined);
export const releaseId = ReleaseId.parse('');
`;

const FUNCTION = `
import { Stack } from 'aws-cdk-lib';
import { PaymentsConfig } from '${FROM_CACHE}/services/payments/config.ts';
import { ServiceFunction } from '${FROM_CACHE}/infra/aws/constructs/service-function.ts';
export const one = new ServiceFunction(new Stack(), 'Payments', {
  entry: 'services/payments/index.ts',
  config: PaymentsConfig,
  environment: `;
const ENVIRONMENT = `TABLE_NAME: '', ORIGIN_SECRET: '', ORIGIN_SECRET_PREVIOUS: '', LEDGER_TABLE_NAME: '', SITE_URL: '', STRIPE_SECRET_ARN: ''`;

const DESCRIPTION = `
import * as z from 'zod';
import { ApiConfig } from '${FROM_CACHE}/services/platform/config.ts';
import { describeApi } from '${FROM_CACHE}/services/platform/describe-function.ts';
import { objects, setting } from '${FROM_CACHE}/services/platform/named-resource.ts';
const config = ApiConfig.extend({ EXPORTS_BUCKET: z.string(), SITE_URL: z.url(), ISRC_PREFIXES: z.string().default('') });
const EXPORTS_BUCKET = objects('exports', { read: true });
const SITE_URL = setting('siteUrl');
export const deployment = describeApi({ config, environment: `;

type Case = { name: string; source: string; error?: RegExp };
const cases: Case[] = [
  {
    name: 'a handler for each row',
    source: `${CONTRACT}{
      'GET /api/things/{thingId}': async ({ params }) => ({ size: params.thingId.length }),
      'POST /api/things': ({ body, once }) => once(body, async () => {}),
      ${PARTS},
    };`,
  },
  {
    name: 'a row without a handler',
    source: `${CONTRACT}{ 'POST /api/things': ({ body, once }) => once(body, async () => {}), ${PARTS} };`,
    error: /Property '"GET \/api\/things\/\{thingId\}"' is missing/,
  },
  {
    name: 'a handler without a row',
    source: `${CONTRACT}{
      'GET /api/things/{thingId}': async () => ({ size: 1 }),
      'POST /api/things': ({ body, once }) => once(body, async () => {}),
      ${PARTS},
      'DELETE /api/things': async () => ({}),
    };`,
    error: /'DELETE \/api\/things'.* does not exist in type/,
  },
  {
    name: 'a handler that answers something else than its row says',
    source: `${CONTRACT}{
      'GET /api/things/{thingId}': async () => ({ size: 'large' }),
      'POST /api/things': ({ body, once }) => once(body, async () => {}),
      ${PARTS},
    };`,
    error: /Type 'string' is not assignable to type 'number'/,
  },
  {
    name: 'a row of a signed-in route that is idempotent',
    source: `${ROW}access: 'signed-in', idempotent: 'locked' } });`,
  },
  {
    name: 'a public row that is idempotent: nobody is there whose key it would be',
    source: `${ROW}access: 'public', idempotent: 'locked' } });`,
    error: /Type 'string' is not assignable to type 'Idempotency | undefined'/,
  },
  {
    name: 'edits whose values are of their fields',
    source: `${EDIT}
      export const edit: ReleaseEdit = { field: 'pLine', from: null, to: { year: 2026, holder: 'Ada' } };
      export const track: TrackEdit = { field: 'explicit', from: '', to: 'Explicit' };
      export const tracks: TracksEdit = { field: 'containsCover', from: { a: true, b: false }, to: true };`,
  },
  {
    name: 'an edit of a title to a number',
    source: `${EDIT}export const edit: ReleaseEdit = { field: 'title', from: '', to: 5 };`,
    error: /Type 'number' is not assignable to type 'string/,
  },
  {
    name: 'an edit from a value that the field cannot have had',
    source: `${EDIT}export const edit: TrackEdit = { field: 'containsCover', from: 'no', to: true };`,
    error: /Type 'string' is not assignable to type 'boolean'/,
  },
  {
    name: 'an edit to a word that is not among the choices',
    source: `${EDIT}export const edit: TrackEdit = { field: 'explicit', from: '', to: 'Loud' };`,
    error: /Type '"Loud"' is not assignable/,
  },
  {
    name: 'an edit of all tracks to the value of another field',
    source: `${EDIT}export const edit: TracksEdit = { field: 'containsCover', from: {}, to: 'Explicit' };`,
    error: /Type 'string' is not assignable to type 'boolean'/,
  },
  {
    name: 'a handler that does not store its answer with its effect',
    source: `${CONTRACT}{
      'GET /api/things/{thingId}': async () => ({ size: 1 }),
      'POST /api/things': async ({ body }) => body,
      ${PARTS},
    };`,
    error: /not assignable to type 'Stored</,
  },
  {
    name: 'a handler that asks for another way than its row names',
    source: `${CONTRACT}{
      'GET /api/things/{thingId}': async ({ sameId }) => ({ size: 1 }),
      'POST /api/things': ({ body, once }) => once(body, async () => {}),
      ${PARTS},
    };`,
    error: /Property 'sameId' does not exist/,
  },
  {
    name: 'a key of the ids that it is made of',
    source: `${KEYS}export const key = keys.release({ artistId, releaseId }); export const one = releases.find({ artistId, releaseId });`,
  },
  {
    name: 'a key with a release’s id where an artist’s is wanted',
    source: `${KEYS}export const key = keys.release({ artistId: releaseId, releaseId });`,
    error: /ReleaseId.*is not assignable to type/,
  },
  {
    name: 'a question for a release by any words',
    source: `${KEYS}export const one = releases.find({ artistId, releaseId: 'rel_1' });`,
    error: /Type 'string' is not assignable to type/,
  },
  {
    name: 'a call with everything that its row asks for',
    source: `${CLIENT}
      export const detail = call('GET /api/releases/{releaseId}', { params: { releaseId } });
      export const checkout = call('POST /api/releases/{releaseId}/checkout', { params: { releaseId }, body: { plan: 'single' }, idempotencyKey: 'k' });
      export const size = async () => (await detail).release.tracks;`,
  },
  {
    name: 'a call without its parameter',
    source: `${CLIENT}export const detail = call('GET /api/releases/{releaseId}', {});`,
    error: /Property 'params' is missing/,
  },
  {
    name: 'a call with a wrong body',
    source: `${CLIENT}export const verify = call('POST /api/payments/verify', { body: { sessionId: 1 } });`,
    error: /Type 'number' is not assignable to type 'string'/,
  },
  {
    name: 'a call that creates without an idempotency key',
    source: `${CLIENT}export const made = call('POST /api/releases', {});`,
    error: /Property 'idempotencyKey' is missing/,
  },
  {
    name: 'a call of no route',
    source: `${CLIENT}export const nothing = call('GET /api/nothing');`,
    error: /Argument of type '"GET \/api\/nothing"' is not assignable/,
  },
  {
    name: 'a call that uses what the reply does not have',
    source: `${CLIENT}export const url = async () => (await call('GET /api/releases/{releaseId}', { params: { releaseId } })).url;`,
    error: /Property 'url' does not exist/,
  },
  {
    name: 'a function with its whole environment',
    source: `${FUNCTION}{ ${ENVIRONMENT}, STRIPE_API_URL: '' } });`,
  },
  {
    name: 'a function without one of its variables',
    source: `${FUNCTION}{ ${ENVIRONMENT} } });`,
    error: /Property 'STRIPE_API_URL' is missing/,
  },
  {
    name: 'a function with a variable that its service does not read',
    source: `${FUNCTION}{ ${ENVIRONMENT}, STRIPE_API_URL: '', STRIPE_URL: '' } });`,
    error: /'STRIPE_URL' does not exist in type/,
  },
  {
    name: 'a description of a function with its whole environment, but for what every domain is given',
    source: `${DESCRIPTION}{ EXPORTS_BUCKET, SITE_URL, ISRC_PREFIXES: setting('isrcPrefixes') } });`,
  },
  {
    name: 'a description without one of the variables, also one that may be absent',
    source: `${DESCRIPTION}{ EXPORTS_BUCKET, SITE_URL } });`,
    error: /Property 'ISRC_PREFIXES' is missing/,
  },
  {
    name: 'a description of a variable that its service does not read',
    source: `${DESCRIPTION}{ EXPORTS_BUCKET, SITE_URL, ISRC_PREFIXES: setting('isrcPrefixes'), TABLE_NAME: SITE_URL } });`,
    error: /'TABLE_NAME' does not exist in type/,
  },
  {
    name: 'a description that gives what a deployment may lack for what a function cannot do without',
    source: `${DESCRIPTION}{ EXPORTS_BUCKET, SITE_URL: setting('upcPrefixes'), ISRC_PREFIXES: setting('isrcPrefixes') } });`,
    error: /'"upcPrefixes"' is not assignable to type 'CertainSetting'/,
  },
  {
    name: 'a description of a resource that no deployment has',
    source: `${DESCRIPTION}{ EXPORTS_BUCKET: objects('loans', { read: true }), SITE_URL, ISRC_PREFIXES: setting('isrcPrefixes') } });`,
    error: /'"loans"' is not assignable to parameter of type/,
  },
];

/** What the compiler says of each case, in one run. */
function compile(): string[] {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'contract-types-'));
  try {
    for (const [i, { source }] of cases.entries()) writeFileSync(path.join(folder, `case-${i}.ts`), source);
    const tsconfig = {
      extends: `${FROM_CACHE}/tsconfig.json`,
      compilerOptions: {
        incremental: false,
        tsBuildInfoFile: null,
        types: ['node'],
        typeRoots: [`${FROM_CACHE}/node_modules/@types`],
      },
      include: [],
      files: cases.map((_, i) => `case-${i}.ts`),
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    const said = stdout + stderr;
    return cases.map((_, i) => {
      // An error starts at the margin; what explains it is indented.
      const found = said.matchAll(new RegExp(`^\\S*case-${i}\\.ts\\(.*(?:\\n\\s.*)*`, 'gm'));
      return [...found].map(([text]) => text).join('\n');
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the compiler', () => {
  const said = compile();

  it.each(cases.map((one, i) => ({ ...one, i })).filter(({ error }) => !error))('accepts $name', ({ i }) => {
    expect(said[i]).toBe('');
  });

  it.each(cases.map((one, i) => ({ ...one, i })).filter(({ error }) => error))('refuses $name', ({ i, error }) => {
    expect(said[i]).toMatch(error ?? '');
  });
});
