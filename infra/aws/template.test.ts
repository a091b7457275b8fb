import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloudTemplate } from '../test/cloud-template.ts';
import { buildApp } from './build-app.ts';

/** The value before the first rotation, which `serve` never accepts (api-platform.test.ts). */
const NO_SECRET = '{"previous":"none-yet"}';
/**
 * The initial value of the card provider's secret: without keys, so that payments fail with `payments-not-configured`
 * (provider-keys.test.ts).
 */
const NO_KEYS = '{"secretKey":"","webhookSecret":""}';
const SECRET_NAME = /secret|password|token|private|credential|api_?key/i;
const REFERENCE = /\{\{resolve:secretsmanager:|Fn::(GetStackOutput|GetAtt)|"Ref"/;
/** Matches a provider's key, an AWS key, or a private key. */
const SECRET_VALUE = /\b(sk|rk|pk)_(live|test)_\w+|whsec_\w{8,}|AKIA[A-Z0-9]{16}|-----BEGIN|eyJ[\w-]{20,}\./;

const cloud = await cloudTemplate();

/** Finds every setting in the template whose name suggests a secret, at any depth. */
function* secretSettings(value: unknown, path: string[] = []): Generator<{ path: string; value: unknown }> {
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    if (SECRET_NAME.test(name) && typeof inner === 'string') yield { path: [...path, name].join('.'), value: inner };
    yield* secretSettings(inner, [...path, name]);
  }
}

describe('the templates', () => {
  it('contain no secret: nothing looks like a key', () => {
    const text = JSON.stringify(cloud.templates);
    expect(SECRET_VALUE.exec(text)?.[0]).toBeUndefined();
  });

  it('give functions their secrets only as references, which CloudFormation resolves at deployment', () => {
    const functions = cloud.ofType<{ Environment?: { Variables: Record<string, unknown> } }>('AWS::Lambda::Function');
    const secrets = functions.flatMap(({ id, Properties }) =>
      Object.entries(Properties.Environment?.Variables ?? {})
        .filter(([name]) => SECRET_NAME.test(name))
        .map(([name, value]) => ({ where: `${id} ${name}`, isReference: REFERENCE.test(JSON.stringify(value)) })),
    );
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter(({ isReference }) => !isReference)).toEqual([]);
  });

  it('name secrets elsewhere only to create them, never with a value', () => {
    for (const { id, Properties } of cloud.ofType('AWS::SecretsManager::Secret')) {
      expect([id, Properties.SecretString]).toEqual([id, undefined]);
    }
    const plain = cloud.resources
      .filter(({ Type }) => Type !== 'AWS::Lambda::Function')
      .flatMap(({ id, Properties }) =>
        [...secretSettings(Properties)].map(({ path, value }) => ({ where: `${id} ${path}`, value })),
      )
      .filter(
        ({ where, value }) =>
          !REFERENCE.test(String(value)) &&
          !where.includes('TokenValidityUnits') &&
          ![NO_SECRET, NO_KEYS].includes(String(value)),
      );
    expect(plain).toEqual([]);
  });

  it('create the card provider’s secret as they always did: a change would overwrite the operator’s keys', () => {
    const [secret] = cloud.ofType('AWS::SecretsManager::Secret').filter(({ id }) => id.startsWith('StripeSecret'));
    expect(secret?.Properties).toEqual({
      Description: expect.any(String),
      GenerateSecretString: { SecretStringTemplate: NO_KEYS, GenerateStringKey: 'unused' },
    });
  });

  it('are the same for the same source, whatever folder they are written to', () => {
    const outdir = mkdtempSync(path.join(tmpdir(), 'segno-again-'));
    const { stacks } = buildApp({ bundle: false, outdir }).synth();
    const again = Object.fromEntries(stacks.map(({ stackName, template }) => [stackName, template]));
    rmSync(outdir, { recursive: true });
    expect(again).toEqual(cloud.templates);
  });
});
