import { Problem } from '../../shared/contract/problem.ts';
import { UnknownPath } from '../../shared/site/contract.ts';
import type { Log } from '../platform/logger.ts';
import { siteHandlers } from './handlers.ts';

type Call = Parameters<ReturnType<typeof siteHandlers>['POST /api/unknown-paths']>[0];

const call = (path: string): Call => ({
  params: undefined,
  query: undefined,
  body: { path },
  actor: { kind: 'visitor', address: '192.0.2.1' },
});

/** Sets up the route, and collects the lines that it logs. */
function route(isTooMuch = false) {
  const logged: unknown[] = [];
  const log = { info: (_: string, fields: object) => void logged.push(fields) } as unknown as Log;
  const takeCall = async () => {
    if (isTooMuch) throw new Problem('too-many-requests');
  };
  return { logged, report: siteHandlers({ log, takeCall })['POST /api/unknown-paths'] };
}

describe('product 2.5: an unknown path', () => {
  test('is logged', async () => {
    const { logged, report } = route();
    await expect(report(call('/no/such/page'))).resolves.toEqual({ logged: true });
    expect(logged).toEqual([{ path: '/no/such/page' }]);
  });

  test('is not logged beyond the hourly limit of one network', async () => {
    const { logged, report } = route(true);
    await expect(report(call('/no/such/page'))).rejects.toThrow('too-many-requests');
    expect(logged).toEqual([]);
  });

  test.each(['/wp-login.php', '/a/b-c_d~e.f', '/caf%C3%A9', '/'])('can be %s', (path) => {
    expect(UnknownPath.safeParse(path).success).toBe(true);
  });

  test.each([
    ['a query', '/reset?token=abc'],
    ['an address of e-mail', '/unsubscribe/mara@segno.test'],
    ['an encoded one', '/unsubscribe/mara%40segno.test'],
    ['another site', 'https://evil.example/'],
    ['a line of its own', '/a\n{"level":"ERROR"}'],
    ['markup', '/<script>'],
    ['more than 200 characters', `/${'a'.repeat(200)}`],
  ])('is rejected with %s', (_, path) => {
    expect(UnknownPath.safeParse(path).success).toBe(false);
  });
});
