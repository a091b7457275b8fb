import { laptopTemplate } from '../test/laptop-template.ts';
import { Deployment } from './deployment.ts';

test('prefixes of codes are optional, several go with commas, and a wrong one stops the deployment', () => {
  expect(Deployment.parse({})).not.toHaveProperty('isrcPrefixes');
  const right = { isrcPrefixes: 'QZABC,PTA1B', upcPrefixes: '860012,8600123456' };
  expect(Deployment.parse(right)).toMatchObject(right);
  for (const isrcPrefixes of ['qzabc', 'QZAB', 'QZABC;PTA1B', 'QZABC, PTA1B', '1ZABC'])
    expect(Deployment.safeParse({ isrcPrefixes }).success).toBe(false);
  for (const upcPrefixes of ['86001', '86001234567', '86001A'])
    expect(Deployment.safeParse({ upcPrefixes }).success).toBe(false);
});

test('without prefixes the function of releases has none: it then leaves blank codes to the distributor', async () => {
  const template = await laptopTemplate();
  type Props = { Environment: { Variables: Record<string, unknown> } };
  const releases = template
    .ofType<Props>('AWS::Lambda::Function')
    .find(({ metadata }) => metadata['local:entry'] === 'services/releases/index.ts');
  expect(Object.keys(releases?.props.Environment.Variables ?? {}).filter((name) => name.endsWith('PREFIXES'))).toEqual(
    [],
  );
});
