import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Context } from 'aws-lambda';
import { openTable } from '../../../services/platform/table.ts';
import { newProfile } from '../../../services/profiles/new-profile.ts';
import { profileRepository } from '../../../services/profiles/profile-repository.ts';
import { anId } from '../../../shared/test/builders.ts';
import { iamOf } from '../../iam/iam.ts';
import { REGION } from '../../local/account.ts';
import { DEVELOPER, LOCAL_SECRET } from '../../local/authorize.ts';
import { freeBase } from '../../local/ports.ts';
import { createGateway } from '../../local/site/gateway.ts';
import { createTables } from '../../local/table/create-tables.ts';
import { startEngine } from '../../local/table/engine.ts';
import { startIamProxy } from '../../local/table/iam-proxy.ts';
import { readTemplate, type Template } from '../../local/template/load-template.ts';
import { domainScaffold } from '../../scaffold/domain-scaffold.ts';
import type { Row, Scaffold } from '../../scaffold/scaffold.ts';
import type { synthesize } from '../../synthesis/synthesize.ts';
import { httpCall, serving } from '../http-call.ts';
import { testAddresses } from '../laptop-template.ts';
import { poolTokens } from '../pool-tokens.ts';
import { developedFiles } from './guestbook.ts';
import { plant, type Tree } from './plant.ts';
import { typeErrorsIn } from './type-errors-in.ts';

type Props = { Environment: { Variables: Record<string, string> }; Timeout: number };

const trees: Tree[] = [];
const planted = (...given: readonly Scaffold[]): string => {
  const tree = plant(...given);
  trees.push(tree);
  return tree.folder;
};
afterAll(() => {
  for (const { fell } of trees) fell();
});
const made = domainScaffold('guestbook');
/** Includes the generated examples and access patterns, which these tests do not read. */
const guestbook: Scaffold = { files: { ...made.files, ...developedFiles }, rows: made.rows };
/** The guestbook without one file and some rows. */
const without = (name: string, isLeftOut: (row: Row) => boolean = () => false): Scaffold => ({
  files: Object.fromEntries(Object.entries(guestbook.files).filter(([file]) => file !== name)),
  rows: guestbook.rows.filter((row) => !isLeftOut(row)),
});

describe('a domain that is made by the command, and grown (CONTRIBUTING, "A domain")', () => {
  const earlier = { ...process.env };
  const stops: (() => Promise<void>)[] = [];
  let folder: string;
  let template: Template;
  let name: string;

  beforeAll(async () => {
    folder = planted(guestbook);
    const synthesis = (await import(`${folder}/infra/synthesis/synthesize.ts`)) as {
      synthesize: typeof synthesize;
    };
    const stacks = await synthesis.synthesize({ siteUrl: testAddresses.site, mailFrom: 'mail@segno.test' });
    template = readTemplate(stacks, { addresses: testAddresses, secret: (_arn, key) => key });
    name = functionOf('guestbook').ref;
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
    process.env = earlier;
  });

  const functionOf = (domain: string) => {
    const entry = `services/${domain}/index.ts`;
    const found = template
      .ofType<Props>('AWS::Lambda::Function')
      .find(({ metadata }) => metadata['local:entry'] === entry);
    if (!found) throw new Error(`The template has no function of ${entry}`);
    return found;
  };
  const bucketOf = (id: string) => template.ofType('AWS::S3::Bucket').find((bucket) => bucket.id.startsWith(id))?.arn;
  const tableOf = (output: string) => `arn:aws:dynamodb:${REGION}:000000000000:table/${template.outputs[output]}`;

  it('has its function in the template, as it describes it', () => {
    const { props } = functionOf('guestbook');
    expect(props.Timeout).toBe(7);
    expect(props.Environment.Variables).toMatchObject({
      TABLE_NAME: template.outputs.TableName,
      ORIGIN_SECRET: 'current',
      SITE_URL: testAddresses.site,
      EXPORTS_BUCKET: bucketOf('Exports')?.split(':').at(-1),
    });
  });

  it('may do what it names, and its own key: nothing else, and nobody else may write that', () => {
    const iam = iamOf(template);
    const may = (accessKeyId: string, action: `${string}:${string}`, resource: string, key?: string) =>
      iam({ accessKeyId, action, resource, context: key ? { 'dynamodb:leadingkeys': [key] } : {} }) === undefined;
    const table = tableOf('TableName');
    expect(may(name, 'dynamodb:PutItem', table, 'GUESTBOOK#a')).toBe(true);
    expect(may(name, 's3:GetObject', `${bucketOf('Exports')}/a`)).toBe(true);
    const more = [
      may(name, 'dynamodb:PutItem', table, 'ACCOUNT#a'),
      may(name, 'dynamodb:PutItem', tableOf('AuditTableName'), 'AUDIT#a'),
      may(name, 's3:PutObject', `${bucketOf('Exports')}/a`),
      may(name, 's3:GetObject', `${bucketOf('Masters')}/a`),
      may(functionOf('accounts').ref, 'dynamodb:PutItem', table, 'GUESTBOOK#a'),
    ];
    expect(more).toEqual(more.map(() => false));
  });

  it('answers: its routes lead to it, public ones are open, others require a sign-in, and its key is written', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'segno-domain-table-'));
    const engine = await startEngine({ directory, port: await freeBase() });
    stops.push(async () => rmSync(directory, { recursive: true }), engine.stop);
    const credentials = { accessKeyId: DEVELOPER, secretAccessKey: LOCAL_SECRET };
    await createTables(template, new DynamoDBClient({ endpoint: engine.url, region: REGION, credentials }));
    const proxy = await startIamProxy({
      port: 0,
      engineUrl: engine.url,
      authorize: iamOf(template),
      onWrite: () => {},
    });
    stops.push(proxy.stop);

    const { Variables } = functionOf('guestbook').props.Environment;
    const calledBy = (AWS_ACCESS_KEY_ID: string) => {
      process.env = {
        ...earlier,
        ...Variables,
        AWS_REGION: REGION,
        AWS_ACCESS_KEY_ID,
        AWS_SECRET_ACCESS_KEY: LOCAL_SECRET,
        AWS_ENDPOINT_URL_DYNAMODB: proxy.url,
      };
    };
    const artistId = '00000000-0000-4000-8000-000000000001';
    calledBy(DEVELOPER);
    await profileRepository(openTable(Variables.TABLE_NAME ?? '')).create(newProfile(anId(artistId), {}, new Date()));
    calledBy(name);
    const { handler } = (await import(`${folder}/services/guestbook/index.ts`)) as {
      handler: (event: unknown, context: Context) => Promise<unknown>;
    };

    const [authorizer] = template.ofType<{ JwtConfiguration: { Issuer: string } }>('AWS::ApiGatewayV2::Authorizer');
    const { jwks, token } = poolTokens({
      iss: authorizer?.props.JwtConfiguration.Issuer ?? '',
      client_id: template.outputs.ClientId ?? '',
    });
    const invoke = async (target: string, event: unknown) => {
      expect(target).toContain(name);
      return handler(event, {} as Context);
    };
    const origin = { 'x-origin-secret': 'current' };
    const claims = { sub: artistId, token_use: 'access', scope: 'aws.cognito.signin.user.admin' };
    const call = (method: string, at: string, { signedIn = false, body = '' } = {}) =>
      serving(createGateway(template, invoke, jwks), (url) =>
        httpCall(url, {
          method,
          path: at,
          headers: { ...origin, ...(signedIn && { authorization: `Bearer ${token(claims)}` }) },
          body,
        }),
      );

    expect(await call('GET', `/api/guestbook/${artistId}`)).toMatchObject({ status: 404 });
    expect(await call('PUT', '/api/guestbook', { body: '{"text":"Hello"}' })).toMatchObject({ status: 401 });
    const written = await call('PUT', '/api/guestbook', { signedIn: true, body: '{"text":"Hello"}' });
    expect([written.status, written.body]).toEqual([200, `{"text":"Hello","site":"${testAddresses.site}"}`]);
    expect(await call('GET', `/api/guestbook/${artistId}`)).toMatchObject({ status: 200, body: written.body });
  });
});

describe('an omission is reported by name', () => {
  const deployments = (folder: string) => import(`${folder}/infra/aws/domain-deployments.ts`);

  it('the description of the function: no synthesis without it', async () => {
    const folder = planted(without('services/guestbook/deployment.ts'));
    await expect(deployments(folder)).rejects.toThrow(
      'shared/contract/index.ts names guestbook, which no services/guestbook/deployment.ts describes',
    );
  });

  it('the row of the contracts: no synthesis of a folder that nobody would deploy', async () => {
    await expect(deployments(planted(without('', ({ file }) => file === 'shared/contract/index.ts')))).rejects.toThrow(
      'services/guestbook/deployment.ts has no row in shared/contract/index.ts',
    );
  });

  it('a handler, a variable, a key, a part of a call: the compiler', () => {
    const leftOut = {
      'services/guestbook/without-handler.ts': `
import type { guestbookContract } from '../../shared/guestbook/contract.ts';
import type { Handlers } from '../platform/serve.ts';
import { guestbookHandlers, type Needs } from './handlers.ts';
const all = guestbookHandlers({} as Needs);
export const handlers: Handlers<typeof guestbookContract> = { 'PUT /api/guestbook': all['PUT /api/guestbook'] };
`,
      'services/guestbook/without-variable.ts': `
import { describeApi } from '../platform/describe-function.ts';
import { setting } from '../platform/named-resource.ts';
import { GuestbookConfig } from './config.ts';
export const deployment = describeApi({ config: GuestbookConfig, environment: { SITE_URL: setting('siteUrl') } });
`,
      'services/guestbook/without-body.ts': `
import { createClient } from '../../shared/contract/client.ts';
import type { Api } from '../../shared/contract/index.ts';
const call = createClient<Api>(fetch, async () => undefined);
export const line = call('GET /api/guestbook/{artistId}', { params: { artistId: '' } });
export const text = async () => (await line).text.length;
export const written = call('PUT /api/guestbook', {});
`,
    };
    // Omits the row for the key too.
    const { files, rows } = without('', ({ file }) => file !== 'shared/contract/index.ts');
    const folder = planted({ files: { ...files, ...leftOut }, rows });
    const errors = typeErrorsIn(folder, ['services/guestbook/guestbook-repository.ts', ...Object.keys(leftOut)]);
    expect(errors.sort()).toEqual([
      expect.stringMatching(/guestbook-repository\.ts.*Property 'guestbook' does not exist/),
      expect.stringMatching(/guestbook-repository\.ts.*Property 'guestbook' does not exist/),
      expect.stringMatching(/guestbook-repository\.ts.*Property 'guestbook' does not exist/),
      expect.stringMatching(/without-body\.ts\(7.*Property 'body' is missing/),
      expect.stringMatching(/without-handler\.ts.*Property '"GET \/api\/guestbook\/\{artistId\}"' is missing/),
      expect.stringMatching(/without-variable\.ts.*Property 'EXPORTS_BUCKET' is missing/),
    ]);
  });
});
