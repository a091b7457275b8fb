import { cloudTemplate } from '../test/cloud-template.ts';
import { laptopTemplate } from '../test/laptop-template.ts';
import { Deployment, readDeployment } from './deployment.ts';

describe('where the site answers', () => {
  const withSite = (siteUrl: string) => () => readDeployment({ siteUrl, sandbox: true }).siteUrl;

  it.each([
    'https://music.example.com',
    'https://music.example.com:8443',
    'http://127.0.0.1:4400',
    'http://localhost:1',
  ])('is an origin: %s', (siteUrl) => expect(withSite(siteUrl)()).toBe(siteUrl));

  it.each([
    ['https://music.example.com/', 'siteUrl must be an origin'],
    ['https://music.example.com/app', 'siteUrl must be an origin'],
    ['https://Music.example.com', 'siteUrl must be an origin'],
    ['https://music.example.com:443', 'siteUrl must be an origin'],
    ['https://mara@music.example.com', 'siteUrl must be an origin'],
    ['music.example.com', 'siteUrl must be an origin'],
    ['http://music.example.com', 'siteUrl must begin with https://'],
  ])('%s stops the synthesis, because no browser sends it as the origin of an upload', (siteUrl, words) => {
    expect(withSite(siteUrl)).toThrow(words);
  });
});

test('rejects the former setting for two people per payout, naming its replacement (product 24.15)', () => {
  expect(() => readDeployment({ sandbox: true, siteUrl: 'https://music.example.com', payoutApprovals: '2' })).toThrow(
    'payoutApprovals is replaced by payoutAloneDollars: with 0 every payout takes two people',
  );
});

describe('the sender of email', () => {
  const siteUrl = 'https://music.example.com';

  it('must be set for a real site, unless it is a trial', () => {
    expect(() => readDeployment({ siteUrl })).toThrow(/mailFrom is needed.*sandbox=true.*50 mails a day/);
    expect(readDeployment({ siteUrl, mailFrom: 'mail@example.com' })).toMatchObject({ sandbox: false });
    expect(readDeployment({ siteUrl, sandbox: 'true' })).not.toHaveProperty('mailFrom');
    expect(() => readDeployment({ siteUrl, mailFrom: 'example.com' })).toThrow(/^mailFrom/);
  });

  it('is an example without settings, so that npx cdk synth checks the whole template', () => {
    expect(readDeployment({})).toMatchObject({ siteUrl: 'https://segno.example', mailFrom: 'mail@segno.example' });
  });

  it('is SES with a verified domain, which reports the outcome of each email to EventBridge', async () => {
    const cloud = await cloudTemplate({ siteUrl, mailFrom: 'codes@music.example.com' });
    const [pool] = cloud.ofType('AWS::Cognito::UserPool');
    expect(pool?.Properties.EmailConfiguration).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Segno <codes@music.example.com>',
      ConfigurationSet: expect.anything(),
    });
    expect(JSON.stringify(pool?.Properties.EmailConfiguration)).toContain(':identity/music.example.com');
    const [events] = cloud.ofType<{ EventDestination: object }>('AWS::SES::ConfigurationSetEventDestination');
    expect(events?.Properties.EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ['send', 'bounce', 'complaint', 'reject'],
      EventBridgeDestination: expect.anything(),
    });
  });

  it('is Cognito itself for a trial', async () => {
    const cloud = await cloudTemplate({ siteUrl, sandbox: true });
    expect(cloud.ofType('AWS::Cognito::UserPool')[0]?.Properties).not.toHaveProperty('EmailConfiguration');
    expect(cloud.ofType('AWS::SES::ConfigurationSet')).toEqual([]);
  });
});

test('prefixes of codes are optional and separated by commas, and a wrong one stops the deployment', () => {
  expect(Deployment.parse({})).not.toHaveProperty('isrcPrefixes');
  const right = { isrcPrefixes: 'QZABC,PTA1B', upcPrefixes: '860012,8600123456' };
  expect(Deployment.parse(right)).toMatchObject(right);
  for (const isrcPrefixes of ['qzabc', 'QZAB', 'QZABC;PTA1B', 'QZABC, PTA1B', '1ZABC'])
    expect(Deployment.safeParse({ isrcPrefixes }).success).toBe(false);
  for (const upcPrefixes of ['86001', '86001234567', '86001A'])
    expect(Deployment.safeParse({ upcPrefixes }).success).toBe(false);
});

test('the function of releases gets no prefixes when none are set, and leaves blank codes to the distributor', async () => {
  const template = await laptopTemplate();
  type Props = { Environment: { Variables: Record<string, unknown> } };
  const releases = template
    .ofType<Props>('AWS::Lambda::Function')
    .find(({ metadata }) => metadata['local:entry'] === 'services/releases/index.ts');
  expect(Object.keys(releases?.props.Environment.Variables ?? {}).filter((name) => name.endsWith('PREFIXES'))).toEqual(
    [],
  );
});

test('the checker has time and disk for a large WAV, and every function that needs the limit has the same one (product 8.1)', async () => {
  const siteUrl = 'https://music.example.com';
  const cloud = await cloudTemplate({ siteUrl, sandbox: true, losslessMb: '2048' });
  type Checker = {
    Timeout: number;
    EphemeralStorage?: { Size: number };
    Environment: { Variables: { LOSSLESS_MB?: string } };
  };
  const withLimit = cloud
    .ofType<Checker>('AWS::Lambda::Function')
    .filter(({ Properties }) => Properties.Environment?.Variables.LOSSLESS_MB === '2048');
  expect(withLimit).toHaveLength(3);
  const [checker] = withLimit.filter(({ id }) => id.startsWith('UploadChecker'));
  expect(checker?.Properties).toMatchObject({ Timeout: 343, EphemeralStorage: { Size: 512 + 1948 } });
  const delays = cloud
    .ofType<{ VisibilityTimeout?: number }>('AWS::SQS::Queue')
    .map(({ Properties }) => Properties.VisibilityTimeout);
  expect(delays).toContain(6 * 343);

  for (const losslessMb of ['99', '2049', '0200', '1e3', '2 GB'])
    expect(Deployment.safeParse({ losslessMb }).success).toBe(false);
});
