import { contracts } from '../../shared/contract/index.ts';
import { cloudTemplate } from '../test/cloud-template.ts';

type AliasProps = { Name: string; FunctionName: { Ref: string }; FunctionVersion: { 'Fn::GetAtt': [string, string] } };
type GroupProps = {
  DeploymentConfigName: string;
  AlarmConfiguration?: { Alarms: { Name: { Ref: string } }[]; Enabled: boolean };
  AutoRollbackConfiguration: { Enabled: boolean; Events: string[] };
};
type Updated = { UpdatePolicy: { CodeDeployLambdaAliasUpdate: { DeploymentGroupName: { Ref: string } } } };

const siteUrl = 'https://music.example.com';
const mailFrom = 'mail@example.com';
const live = await cloudTemplate({ siteUrl, mailFrom });
const aliases = live.ofType<AliasProps>('AWS::Lambda::Alias');
const groups = (cloud: typeof live) => cloud.ofType<GroupProps>('AWS::CodeDeploy::DeploymentGroup');

test('a stack that is protected from deletion stays so, also in a deployment that protects no others (design 8.13)', async () => {
  const { stacks } = await cloudTemplate({ siteUrl, sandbox: true, protectedStacks: 'Segno-Data,Segno-Edge' });
  const names = stacks.filter(({ isProtected }) => isProtected).map(({ stackName }) => stackName);
  expect(names.sort()).toEqual(['Segno-Data', 'Segno-Edge']);
});

describe('a new version of an API function (design 8.12)', () => {
  it('gets its calls through an alias, which a deployment group of its own shifts', () => {
    expect(aliases).toHaveLength(Object.keys(contracts).length);
    const moved = aliases.map(
      (alias) => (alias as unknown as Updated).UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref,
    );
    expect(moved.sort()).toEqual(
      groups(live)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('gets a tenth more of them each minute, and loses them when the API answers with errors', () => {
    for (const { id, Properties } of groups(live)) {
      expect([id, Properties.DeploymentConfigName]).toEqual([
        id,
        'CodeDeployDefault.LambdaLinear10PercentEvery1Minute',
      ]);
      const [alarm, ...others] = Properties.AlarmConfiguration?.Alarms ?? [];
      expect(others).toEqual([]);
      expect(Properties.AlarmConfiguration?.Enabled).toBe(true);
      expect(Properties.AutoRollbackConfiguration.Events).toEqual(
        expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
      );
      const errors = live.ofType('AWS::CloudWatch::Alarm').find((resource) => resource.id === alarm?.Name.Ref);
      expect(errors?.stack).toBe('Segno-Api');
      expect(errors?.Properties).toMatchObject({
        Namespace: 'AWS/ApiGateway',
        MetricName: '5xx',
        Threshold: 2,
        AlarmActions: [{ Ref: 'SharedPager' }],
      });
    }
  });

  it('gets all of them at once when the deployment says so, whatever the alarm says, and in a trial', async () => {
    for (const cloud of [
      await cloudTemplate({ siteUrl, mailFrom, rollout: 'at-once' }),
      await cloudTemplate({ siteUrl, sandbox: true }),
    ]) {
      const configs = groups(cloud).map(({ Properties }) => Properties.DeploymentConfigName);
      expect(new Set(configs)).toEqual(new Set(['CodeDeployDefault.LambdaAllAtOnce']));
      expect(groups(cloud).filter(({ Properties }) => Properties.AlarmConfiguration?.Alarms?.length)).toEqual([]);
    }
  });

  it('is published again if a value that it reads from another stack was replaced', async () => {
    const replaced = await cloudTemplate({ siteUrl, mailFrom, referencesVersion: 'b' });
    const versions = (cloud: typeof live) =>
      cloud
        .ofType<AliasProps>('AWS::Lambda::Alias')
        .map(({ Properties }) => Properties.FunctionVersion['Fn::GetAtt'][0]);
    expect(versions(replaced)).toHaveLength(aliases.length);
    expect(versions(replaced).filter((version) => versions(live).includes(version))).toEqual([]);
  });
});
