import { readFileSync } from 'node:fs';
import { check } from './check.ts';
import { cloudParts } from './cloud-parts.ts';
import { runChecks } from './run-checks.ts';

const holding = { name: 'covers', run: async () => [check('a cover is served', 200, 200)] };

test('a check that fails does not stop the others', async () => {
  const failing = { name: 'who writes', run: () => Promise.reject(new RangeError('2,227 characters')) };
  expect(await runChecks([failing, holding], {})).toEqual([
    { what: 'who writes', holds: false, actual: '"RangeError: 2,227 characters"' },
    { what: 'covers: a cover is served', holds: true, actual: '200' },
  ]);
});

test('a check without its variable says in one sentence what is missing, and is not proven', async () => {
  const needing = { ...holding, name: 'evidence', needs: { RESTORE_ROLE_ARN: 'the role that restores' } };
  expect(await runChecks([needing, holding], { PROOF_ROLE_ARN: 'arn' })).toEqual([
    { what: 'evidence: not run', holds: false, actual: 'it needs RESTORE_ROLE_ARN (the role that restores)' },
    expect.objectContaining({ holds: true }),
  ]);
});

test('the guide names each variable of the proof', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const deployed = { StatementsBucket: '', SiteUrl: '', UserPoolId: '', ClientId: '', ArtworkBucketName: '' };
  const parts = cloudParts({ region: 'us-east-1', variables: {}, deployed: { ...deployed, UploadsBucketName: '' } });
  const variables = parts.flatMap(({ needs = {} }) => Object.keys(needs));
  expect(new Set(variables)).toEqual(new Set(['PROOF_ROLE_ARN', 'RESTORE_ROLE_ARN']));
  for (const variable of ['AWS_REGION', 'STAGE', ...variables]) expect(guide).toContain(`\`${variable}\``);
});
