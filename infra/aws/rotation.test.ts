import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPlatform } from '../../services/platform/api-platform.ts';
import { NO_PREVIOUS_SECRET } from '../../services/platform/config.ts';
import { ORIGIN_HEADER } from '../../services/platform/serve.ts';
import type { Table } from '../../services/platform/table.ts';
import { testLog } from '../../services/test/test-log.ts';
import { deployedSecrets } from '../local/deployed-secrets.ts';
import { originSecretVersion, secretValue } from '../local/secrets.ts';
import { loadTemplate, type Template } from '../local/template/load-template.ts';
import { testAddresses } from '../test/laptop-template.ts';

type FunctionProps = { Environment: { Variables: Record<string, string> } };
type Site = {
  DistributionConfig: { Origins: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[] }[] };
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'segno-rotation-'));
  put('first', NO_PREVIOUS_SECRET);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secretsFile = () => path.join(folder, 'secrets.json');
/** Changes the secret's value as PutSecretValue does, without a deployment. */
const put = (current: string, previous: string): void =>
  writeFileSync(secretsFile(), JSON.stringify({ [secretName]: JSON.stringify({ current, previous }) }));

const stripe = { stripeApiUrl: testAddresses.stripe, liveUrl: `${testAddresses.live}/event` };
/** The product's template, as it would be deployed from this folder. */
const deployed = (deployment: object = {}): Promise<Template> =>
  loadTemplate({
    addresses: testAddresses,
    deployment: { siteUrl: testAddresses.site, mailFrom: 'mail@segno.test', ...stripe, ...deployment },
    secret: deployedSecrets(path.join(folder, 'deployed.json'), (arn, key, version) =>
      secretValue(secretsFile(), arn, key, version),
    ),
  });

let secretName = '';
beforeAll(async () => {
  const template = await loadTemplate({
    addresses: testAddresses,
    deployment: { siteUrl: testAddresses.site, mailFrom: 'mail@segno.test', ...stripe },
    secret: () => '',
  });
  const secret = template.ofType('AWS::SecretsManager::Secret').find(({ id }) => id.startsWith('OriginSecret'));
  secretName = /secret:(.+)-\w{6}$/.exec(secret?.ref ?? '')?.[1] ?? '';
});

/** The values of the origin header that each API function accepts, by its own rule. */
const accepted = (template: Template): Map<string, readonly string[]> =>
  new Map(
    template
      .ofType<FunctionProps>('AWS::Lambda::Function')
      .filter(({ props }) => props.Environment?.Variables.ORIGIN_SECRET)
      .map(({ ref, props }) => {
        const { TABLE_NAME = '', ORIGIN_SECRET = '', ORIGIN_SECRET_PREVIOUS = '' } = props.Environment.Variables;
        const config = { TABLE_NAME, ORIGIN_SECRET, ORIGIN_SECRET_PREVIOUS };
        const service = { config, table: {} as Table, now: () => new Date(), log: testLog() };
        return [ref, apiPlatform(service, async () => undefined).originSecrets];
      }),
  );

const sent = (template: Template): string =>
  template
    .ofType<Site>('AWS::CloudFront::Distribution')[0]
    ?.props.DistributionConfig.Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders)
    .find(({ HeaderName }) => HeaderName === ORIGIN_HEADER)?.HeaderValue ?? '';

describe('a secret in the template', () => {
  it('does not change the template when it changes: deployed resources keep the previous value', async () => {
    const before = await deployed();
    expect(sent(before)).toBe('first');
    put('second', 'first');
    const after = await deployed();
    expect(sent(after)).toBe('first');
    expect([...accepted(after)]).toEqual([...accepted(before)]);
  });

  it('reaches only what a deployment changes, so a version is named', async () => {
    accepted(await deployed());
    put('second', 'first');
    const changed = await deployed({ isrcPrefixes: 'ZZSEG' });
    const changes = new Set(
      changed
        .ofType<FunctionProps>('AWS::Lambda::Function')
        .filter(({ props }) => props.Environment?.Variables.ISRC_PREFIXES !== undefined)
        .map(({ ref }) => ref),
    );
    const takenBy = (does: boolean) =>
      new Set([...accepted(changed)].filter(([ref]) => changes.has(ref) === does).map(([, values]) => values.join()));
    expect(takenBy(true)).toEqual(new Set(['second,first']));
    expect(takenBy(false)).toEqual(new Set(['first']));
  });

  it('resolves to the value of the version that is named', async () => {
    put('second', 'first');
    const originVersion = originSecretVersion(secretsFile());
    expect(sent(await deployed({ originSecretVersion: originVersion }))).toBe('second');
    const unknown = await deployed({ originSecretVersion: 'no-such-version' });
    expect(() => sent(unknown)).toThrow(/has no current of version no-such-version/);
  });
});

describe('a rotation of the origin secret', () => {
  /** Stores a value as `npm run rotate -- origin-secret` does, and names its version as `npm run deploy` does. */
  const rotated = (current: string, previous: string) => {
    put(current, previous);
    return deployed({ originSecretVersion: originSecretVersion(secretsFile()) });
  };

  it('never causes a 403, although functions change one by one, then the site, edge by edge', async () => {
    let now = await rotated('first', NO_PREVIOUS_SECRET);
    let functions = accepted(now);
    let steps = 0;
    for (const [current, previous] of [
      ['second', 'first'],
      ['third', 'second'],
    ] as const) {
      const header = sent(now);
      now = await rotated(current, previous);
      for (const [name, values] of accepted(now)) {
        functions = new Map(functions).set(name, values);
        for (const known of functions.values()) expect(known).toContain(header);
        steps++;
      }
      // While CloudFront updates its edges, some send the previous value and some the new one.
      for (const known of functions.values()) expect(known).toEqual(expect.arrayContaining([header, sent(now)]));
    }
    expect(sent(now)).toBe('third');
    expect(steps).toBeGreaterThanOrEqual(10);
    for (const known of functions.values()) expect(known).not.toContain('first');
  });
});
