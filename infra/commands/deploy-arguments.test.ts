import { readDeployArguments } from './deploy-arguments.ts';

const site = ['-c', 'siteUrl=https://music.example.com', '--context', 'mailFrom=mail@example.com'];

test('reads settings in every form that the CDK accepts, and passes them on unchanged', () => {
  const { settings, cdkArguments, context, diff } = readDeployArguments([
    ...site,
    '--context=stage=trial',
    '-cregion=eu-west-1',
  ]);
  expect(settings).toMatchObject({ siteUrl: 'https://music.example.com', stage: 'trial', region: 'eu-west-1' });
  expect(diff).toBe(false);
  expect(context).toEqual([
    '-c',
    'siteUrl=https://music.example.com',
    '-c',
    'mailFrom=mail@example.com',
    '-c',
    'stage=trial',
    '-c',
    'region=eu-west-1',
  ]);
  expect(cdkArguments).toEqual([
    'deploy',
    '--all',
    '--require-approval',
    'broadening',
    ...site,
    '--context=stage=trial',
    '-cregion=eu-west-1',
  ]);
});

test('asks for no confirmation with --yes, and changes nothing with --diff', () => {
  expect(readDeployArguments([...site, '--yes']).cdkArguments).toEqual([
    'deploy',
    '--all',
    '--require-approval',
    'never',
    ...site,
  ]);
  expect(readDeployArguments([...site, '--diff'])).toMatchObject({ diff: true, cdkArguments: ['diff', ...site] });
});

test('reports a missing or wrong setting before anything is built', () => {
  expect(() => readDeployArguments([])).toThrow('npm run deploy -- -c siteUrl=');
  expect(() => readDeployArguments(['-c', 'siteUrl=https://music.example.com'])).toThrow(/^mailFrom is needed/);
  expect(() => readDeployArguments(['-c', 'siteUrl=https://music.example.com/', '-c', 'sandbox=true'])).toThrow(
    /^siteUrl must be an origin/,
  );
});

test('refuses a profile that only the CDK would read', () => {
  for (const profile of [['--profile', 'live'], ['--profile=live']])
    expect(() => readDeployArguments([...site, ...profile])).toThrow('Set AWS_PROFILE instead of --profile');
});
