import { readDeployArguments } from './deploy-arguments.ts';

const site = ['-c', 'siteUrl=https://music.example.com', '--context', 'mailFrom=mail@example.com'];

test('settings are read however the CDK takes them, and given to it as they are', () => {
  const { settings, cdkArguments, diff } = readDeployArguments([
    ...site,
    '--context=stage=trial',
    '-cregion=eu-west-1',
  ]);
  expect(settings).toMatchObject({ siteUrl: 'https://music.example.com', stage: 'trial', region: 'eu-west-1' });
  expect(diff).toBe(false);
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

test('--yes asks nothing, --diff changes nothing', () => {
  expect(readDeployArguments([...site, '--yes']).cdkArguments).toEqual([
    'deploy',
    '--all',
    '--require-approval',
    'never',
    ...site,
  ]);
  expect(readDeployArguments([...site, '--diff'])).toMatchObject({ diff: true, cdkArguments: ['diff', ...site] });
});

test('a missing or wrong setting is told before anything is built', () => {
  expect(() => readDeployArguments([])).toThrow('npm run deploy -- -c siteUrl=');
  expect(() => readDeployArguments(['-c', 'siteUrl=https://music.example.com'])).toThrow(/^mailFrom is needed/);
  expect(() => readDeployArguments(['-c', 'siteUrl=https://music.example.com/', '-c', 'sandbox=true'])).toThrow(
    /^siteUrl must be an origin/,
  );
});
