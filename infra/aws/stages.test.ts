import { cloudTemplate } from '../test/cloud-template.ts';
import { readDeployment } from './deployment.ts';

const real = { siteUrl: 'https://music.example.com', mailFrom: 'mail@example.com' };
const live = await cloudTemplate(real);
const trial = await cloudTemplate({ ...real, stage: 'trial' });
const european = await cloudTemplate({ ...real, region: 'eu-central-1' });

/** Resources whose name must be unique in an account, with a function that reads the name set by the template. */
const fixedNames: Record<string, (props: Record<string, unknown>) => unknown> = {
  'AWS::AppSync::Api': ({ Name }) => Name,
  'AWS::Backup::BackupVault': ({ BackupVaultName }) => JSON.stringify(BackupVaultName),
  'AWS::CloudFront::Function': ({ Name }) => Name,
  'AWS::CloudFront::OriginAccessControl': ({ OriginAccessControlConfig }) =>
    (OriginAccessControlConfig as { Name: string }).Name,
  'AWS::CloudFront::ResponseHeadersPolicy': ({ ResponseHeadersPolicyConfig }) =>
    (ResponseHeadersPolicyConfig as { Name: string }).Name,
  'AWS::SSM::Parameter': ({ Name }) => Name,
  'AWS::WAFv2::WebACL': ({ VisibilityConfig }) => (VisibilityConfig as { MetricName: string }).MetricName,
};
/** Resources that CloudFormation names, with a name that includes the stack's. */
const GIVEN_BY_CLOUDFORMATION = [
  ['AWS::DynamoDB::GlobalTable', 'TableName'],
  ['AWS::S3::Bucket', 'BucketName'],
  ['AWS::SQS::Queue', 'QueueName'],
  ['AWS::SNS::Topic', 'TopicName'],
  ['AWS::SecretsManager::Secret', 'Name'],
  ['AWS::Lambda::Function', 'FunctionName'],
  ['AWS::IAM::Role', 'RoleName'],
  ['AWS::Cognito::UserPool', 'UserPoolName'],
  ['AWS::SES::ConfigurationSet', 'Name'],
  ['AWS::CloudWatch::Alarm', 'AlarmName'],
] as const;

describe('two stages in one account', () => {
  it('have their own stacks', () => {
    const names = (of: typeof live) => Object.keys(of.templates).sort();
    expect(names(trial)).toEqual(names(live).map((name) => `trial-${name}`));
  });

  it.each(Object.entries(fixedNames))('never give a resource the same name: %s', (type, nameOf) => {
    const names = (of: typeof live) => of.ofType(type).map(({ Properties }) => nameOf(Properties));
    expect(names(live).length).toBeGreaterThan(0);
    expect(names(live).every((name) => typeof name === 'string' && name !== '')).toBe(true);
    expect(names(live).filter((name) => names(trial).includes(name))).toEqual([]);
  });

  it.each(GIVEN_BY_CLOUDFORMATION)('leave the name of an %s to CloudFormation', (type, property) => {
    expect(live.ofType(type).filter(({ Properties }) => Properties?.[property] !== undefined)).toEqual([]);
  });

  it('read only from their own stacks', () => {
    const read = [...JSON.stringify(trial.templates).matchAll(/"StackName":"([\w-]+)"/g)].map(([, name]) => name ?? '');
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((name) => !name.startsWith('trial-'))).toEqual([]);
    const lookedUp = trial.stacks
      .flatMap(({ template }) => Object.entries(template.Parameters ?? {}))
      .filter(([id]) => id !== 'BootstrapVersion')
      .map(([, { Default }]) => Default ?? '');
    expect(lookedUp.length).toBeGreaterThan(20);
    expect(lookedUp.filter((name) => !name.startsWith('/segno/trial-Segno-'))).toEqual([]);
  });

  type Alarm = { Namespace?: string; Dimensions?: { Name: string; Value: unknown }[]; AlarmActions: unknown[] };
  it('page separately: every metric that the product counts itself names its stage', () => {
    const stagesOf = (of: typeof live) =>
      of
        .ofType<Alarm>('AWS::CloudWatch::Alarm')
        .filter(({ Properties }) => Properties.Namespace === 'Segno')
        .map(({ Properties }) => Properties.Dimensions);
    expect(stagesOf(live).length).toBeGreaterThan(4);
    for (const dimensions of stagesOf(live)) expect(dimensions).toEqual([{ Name: 'stage', Value: 'Segno' }]);
    for (const dimensions of stagesOf(trial)) expect(dimensions).toEqual([{ Name: 'stage', Value: 'trial' }]);
    type Filter = { MetricTransformations: { Dimensions?: { Key: string; Value: string }[] }[] };
    for (const { Properties } of trial.ofType<Filter>('AWS::Logs::MetricFilter'))
      for (const { Dimensions } of Properties.MetricTransformations)
        expect(Dimensions).toEqual([{ Key: 'stage', Value: '$.stage' }]);
    type ApiStage = { AccessLogSettings: { Format: string } };
    const [stage] = trial.ofType<ApiStage>('AWS::ApiGatewayV2::Stage');
    expect(JSON.parse(stage?.Properties.AccessLogSettings.Format ?? '')).toMatchObject({ stage: 'trial' });
  });

  it('tell each function its stage, which it includes in its metrics', () => {
    type FunctionProps = { Environment?: { Variables: Record<string, unknown> } };
    const stagesOf = (of: typeof live) =>
      of
        .ofType<FunctionProps>('AWS::Lambda::Function')
        .filter((resource) => 'Metadata' in resource && JSON.stringify(resource.Metadata).includes('local:entry'))
        .map(({ Properties }) => Properties.Environment?.Variables.STAGE);
    expect(stagesOf(trial).length).toBeGreaterThan(40);
    expect([new Set(stagesOf(live)), new Set(stagesOf(trial))]).toEqual([new Set(['Segno']), new Set(['trial'])]);
  });

  it('have budgets of their own: a named stage counts only what has its tag', () => {
    const filters = (of: typeof live) =>
      of
        .ofType<{ Budget: { CostFilters?: unknown } }>('AWS::Budgets::Budget')
        .map(({ Properties }) => Properties.Budget.CostFilters);
    expect(filters(trial)).toEqual([{ TagKeyValue: ['user:stage$trial'] }]);
    expect(filters(live)).toEqual([undefined]);
  });

  it.each(['Trial', '1st', 'a-b', 'averylongnameofastage'])('rejects %s as the name of a stage', (stage) => {
    expect(() => readDeployment({ ...real, stage })).toThrow(/^stage /);
  });
});

describe('another region', () => {
  it('has everything but the firewall and its log: us-east-1 is named only where those are read', () => {
    const { 'Segno-Edge': edge, ...others } = european.templates;
    expect(Object.values(edge?.Resources ?? {}).map(({ Type }) => Type)).toEqual([
      'AWS::WAFv2::WebACL',
      'AWS::Logs::LogGroup',
      'AWS::WAFv2::LoggingConfiguration',
    ]);
    const named = [...JSON.stringify(others).matchAll(/us-east-1/g)];
    expect(named).toHaveLength(1);
    expect(JSON.stringify(others['Segno-Web'])).toContain(
      '"WebACLId":{"Fn::GetStackOutput":{"StackName":"Segno-Edge","Region":"us-east-1"',
    );
  });

  it('is where pages can connect to the pool and to files', () => {
    const [policy] = european.ofType('AWS::CloudFront::ResponseHeadersPolicy');
    expect(JSON.stringify(policy?.Properties)).toContain('https://cognito-idp.eu-central-1.amazonaws.com');
  });

  it.each(['eu-south-1', 'eu-central-2', 'us-gov-west-1', 'Frankfurt'])(
    'is refused by name when not every account has it: %s (design 8.21)',
    (region) => {
      expect(() => readDeployment({ ...real, region })).toThrow(/^region must be one of us-east-1, .*eu-central-1/);
    },
  );

  it('leaves the certificate in us-east-1, where CloudFront reads it', () => {
    const certificateArn = 'arn:aws:acm:eu-central-1:000000000000:certificate/a';
    expect(() => readDeployment({ ...real, certificateArn })).toThrow(/certificateArn .*us-east-1/);
  });
});

describe('stacks', () => {
  it('export nothing to each other, so that shared resources can be replaced', () => {
    expect(JSON.stringify(live.templates)).not.toContain('"Fn::ImportValue"');
    const outputs = Object.values(live.templates).flatMap(({ Outputs }) => Object.values(Outputs ?? {}));
    expect(outputs.filter((output) => 'Export' in (output as object))).toEqual([]);
  });

  it('are deployed functions first, which then accept a new origin secret before the site sends it', () => {
    const web = live.stacks.find(({ stackName }) => stackName === 'Segno-Web');
    expect(web?.deployedAfter).toContain('Segno-Api');
  });

  it('are not protected from deletion while they are created, so that a failed one can be created again (design 8.19)', () => {
    expect(live.stacks.filter(({ isProtected }) => isProtected)).toEqual([]);
  });
});
