import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cloudTemplate } from '../test/cloud-template.ts';
import { temporaryFolder } from '../test/test-cleanup.ts';
import type { StackTemplate } from './assembly.ts';
import { readDeployArguments } from './deploy-arguments.ts';
import { deployAssembly } from './deploy-assembly.ts';
import { type Account, ready, startAccount } from './preflight/test/account-stand-in.ts';

const site = ['-c', 'siteUrl=https://music.example.com', '-c', 'region=eu-central-1'];
const lives = readDeployArguments([...site, '-c', 'mailFrom=mail@example.com']);
const region = 'eu-central-1';
const table = (...indexes: string[]): StackTemplate => ({
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: { GlobalSecondaryIndexes: indexes.map((IndexName) => ({ IndexName })) },
    },
  },
});
const reads = (OutputName: string): StackTemplate => ({
  Resources: {
    Reader: {
      Type: 'AWS::SQS::Queue',
      Properties: { A: { 'Fn::GetStackOutput': { StackName: 'Segno-Data', OutputName } } },
    },
  },
});

/** Writes what a synthesis would: a manifest and its templates. */
function assemblyOf(templates: Record<string, StackTemplate>): string {
  const folder = temporaryFolder();
  const artifacts = Object.fromEntries(
    Object.keys(templates).map((name) => [
      name,
      {
        type: 'aws:cloudformation:stack',
        environment: `aws://unknown-account/${name === 'Segno-Edge' ? 'us-east-1' : region}`,
        properties: { templateFile: `${name}.json` },
      },
    ]),
  );
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ artifacts }));
  for (const [name, template] of Object.entries(templates))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(template));
  return folder;
}

const deployedStacks = (outputs: Record<string, Record<string, string>>): Account['stacks'] =>
  Object.entries(outputs).map(([name, of]) => ({ region, name, status: 'UPDATE_COMPLETE', outputs: of }));

/** Deploys templates to an account. The simulated CDK leaves these outputs, or fails with this message. */
async function deployed(options: {
  templates: Record<string, StackTemplate>;
  account?: Partial<Account>;
  leaves?: Record<string, Record<string, string>>;
  fails?: string;
  deployment?: typeof lives;
}) {
  const account: Account = { ...ready, ...options.account };
  const stand = await startAccount(account);
  const lines: string[] = [];
  const cdk: string[][] = [];
  const synthesized: Record<string, string>[] = [];
  try {
    const error = await deployAssembly(options.deployment ?? lives, {
      synthesize: (more) => {
        synthesized.push(more);
        return assemblyOf(options.templates);
      },
      cdk: (_, args) => {
        cdk.push(args);
        if (options.leaves) account.stacks = deployedStacks(options.leaves);
        if (options.fails) throw new Error(options.fails);
      },
      print: (line) => lines.push(line),
    }).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return { error, lines, cdk, synthesized, protectedStacks: stand.changes };
  } finally {
    await stand.stop();
  }
}

describe('a deployment', () => {
  const templates = {
    'Segno-Data': table('A'),
    'Segno-Edge': {},
    'Segno-Api': reads('Bucket'),
    'Segno-Web': reads('Key'),
  };

  const stacks: Account['stacks'] = Object.keys(templates).map((name) => ({
    region: name === 'Segno-Edge' ? 'us-east-1' : region,
    name,
    status: 'UPDATE_COMPLETE',
    ...(name === 'Segno-Data' && { outputs: { DataRetention: 'kept' } }),
  }));

  it('that creates the stage protects its data in a second pass (design 8.19)', async () => {
    const { error, cdk, synthesized } = await deployed({ templates });
    expect(error).toBeUndefined();
    expect(cdk).toEqual([lives.cdkArguments, lives.cdkArguments]);
    expect(synthesized).toEqual([{ firstDeployment: 'true' }, {}]);
  });

  it('that would turn kept data into a trial is refused before anything is synthesized (design 8.19)', async () => {
    const trial = readDeployArguments([...site, '-c', 'sandbox=true']);
    const { error, synthesized } = await deployed({ templates, account: { stacks }, deployment: trial });
    expect(error).toContain('Segno-Data keeps its data');
    expect(synthesized).toEqual([]);
  });

  it('protects its stacks from deletion in their regions, after it has succeeded (design 8.13)', async () => {
    const { error, cdk, protectedStacks } = await deployed({ templates, account: { stacks } });
    expect(error).toBeUndefined();
    expect(cdk).toEqual([lives.cdkArguments]);
    expect(protectedStacks).toEqual([
      'eu-central-1 Segno-Data true',
      'eu-central-1 Segno-Api true',
      'eu-central-1 Segno-Web true',
      'us-east-1 Segno-Edge true',
    ]);
  });

  it('keeps the protection that stacks have', async () => {
    const account = { stacks: stacks.map((stack) => ({ ...stack, isProtected: stack.name !== 'Segno-Web' })) };
    const { synthesized } = await deployed({ templates, account });
    expect(synthesized).toEqual([{ protectedStacks: 'Segno-Data,Segno-Api,Segno-Edge' }]);
  });

  it('protects what exists when it fails, but no stack that was never created, so that it can be repeated', async () => {
    const status = {
      'Segno-Data': 'CREATE_COMPLETE',
      'Segno-Api': 'UPDATE_ROLLBACK_COMPLETE',
      'Segno-Web': 'ROLLBACK_COMPLETE',
    };
    const left = Object.entries(status).map(([name, status]) => ({ region, name, status }));
    const { error, protectedStacks } = await deployed({
      templates,
      account: { stacks: left },
      fails: 'Segno-Web failed',
    });
    expect(error).toBe('Segno-Web failed');
    expect(protectedStacks).toEqual(['eu-central-1 Segno-Data true', 'eu-central-1 Segno-Api true']);
  });

  it('protects nothing in a trial', async () => {
    const trial = readDeployArguments([...site, '-c', 'sandbox=true']);
    const left = stacks.map((stack) => ({ ...stack, outputs: { DataRetention: 'removed' } }));
    expect((await deployed({ templates, account: { stacks: left }, deployment: trial })).protectedStacks).toEqual([]);
  });

  it('with two new indexes of a table is refused before the CDK runs, also when only its changes are shown (design 8.14)', async () => {
    const account = { templates: { 'Segno-Data': table('A') } };
    for (const deployment of [lives, readDeployArguments([...site, '-c', 'sandbox=true', '--diff'])]) {
      const { error, cdk } = await deployed({ templates: { 'Segno-Data': table('A', 'B', 'C') }, account, deployment });
      expect(error).toBe(
        'Table would change 2 indexes at once (new: B, new: C), and DynamoDB changes one in a deployment: deploy B first.',
      );
      expect(cdk).toEqual([]);
    }
  });

  it('compares the product’s own tables with those that are deployed', async () => {
    const { templates: product } = await cloudTemplate();
    const data = product['Segno-Data'] as StackTemplate;
    const account = { templates: { 'Segno-Data': data } };
    expect((await deployed({ templates: { 'Segno-Data': data }, account })).error).toBeUndefined();
    const without = JSON.parse(JSON.stringify(data)) as StackTemplate;
    for (const { Type, Properties } of Object.values(without.Resources ?? {}))
      if (Type === 'AWS::DynamoDB::GlobalTable') delete Properties?.GlobalSecondaryIndexes;
    expect((await deployed({ templates: { 'Segno-Data': without }, account })).error).toMatch(
      /would change \d+ indexes/,
    );
  });

  describe('that replaces a value which other stacks read (design 8.15)', () => {
    const before = deployedStacks({
      'Segno-Data': { Bucket: 'one', Key: 'k' },
      'Segno-Api': { ReferencesVersion: 'v' },
    });

    it('deploys those stacks again, with a new version of what they read', async () => {
      const leaves = { 'Segno-Data': { Bucket: 'two', Key: 'k' }, 'Segno-Api': { ReferencesVersion: 'v' } };
      const { cdk, synthesized, lines } = await deployed({ templates, account: { stacks: before }, leaves });
      expect(cdk[1]).toEqual(['deploy', 'Segno-Api', '--exclusively', '--force', '--require-approval', 'never']);
      expect(lines).toEqual(['Segno-Data.Bucket changed: deploying Segno-Api again, which read it.']);
      expect(synthesized[0]).toEqual({ referencesVersion: 'v' });
      expect(synthesized[1]?.referencesVersion).toMatch(/^[0-9a-f]{16}$/);
    });

    it('deploys stacks again that look up values of that stack', async () => {
      const looksUp = {
        Parameters: { Bucket: { Type: 'AWS::SSM::Parameter::Value<String>', Default: '/segno/Segno-Data/Masters' } },
      };
      const leaves = { 'Segno-Data': { Bucket: 'two', Key: 'k' } };
      const { cdk } = await deployed({ templates: { 'Segno-Api': looksUp }, account: { stacks: before }, leaves });
      expect(cdk[1]).toEqual(expect.arrayContaining(['deploy', 'Segno-Api']));
    });

    it('says what to do when it fails in between', async () => {
      const leaves = { 'Segno-Data': { Bucket: 'two', Key: 'k' } };
      const { lines } = await deployed({ templates, account: { stacks: before }, leaves, fails: 'Segno-Api failed' });
      expect(lines).toEqual([
        'Segno-Data.Bucket changed before this failed. Deploy again with --force, so that their readers notice.',
      ]);
    });

    it('deploys nothing again when no value was replaced, and says so', async () => {
      const leaves = { 'Segno-Data': { Bucket: 'one', Key: 'k', New: 'n' } };
      const { cdk, lines } = await deployed({ templates, account: { stacks: before }, leaves });
      expect(cdk).toHaveLength(1);
      expect(lines).toEqual(['No value that another stack reads was replaced, so no stack has to be deployed again.']);
    });

    it('gives functions a new version when it is forced, as after a restore', async () => {
      const deployment = readDeployArguments([...site, '-c', 'mailFrom=mail@example.com', '--force']);
      const { synthesized } = await deployed({ templates, account: { stacks: before }, deployment });
      expect(synthesized[0]?.referencesVersion).toMatch(/^[0-9a-f]{16}$/);
    });
  });
});
