import { describe, expect, test } from '@jest/globals';
import { redirectTarget, signInPath } from './redirect.ts';

describe('the return after sign-in', () => {
  test('includes path and query', () => {
    const path = signInPath({ pathname: '/dashboard/releases', search: '?session_id=cs_1&payment=success' }, true);
    const redirect = new URLSearchParams(path.split('?')[1]).get('redirect');
    expect(redirect).toBe('/dashboard/releases?session_id=cs_1&payment=success');
    expect(redirectTarget(redirect)).toBe(redirect);
  });

  test.each([
    ['/dashboard', false, 'signup'],
    ['/dashboard', true, 'signin'],
    ['/dashboard/releases', false, 'signin'],
  ])('from %s, known: %j, opens the tab %s', (pathname, isKnown, tab) => {
    expect(signInPath({ pathname, search: '' }, isKnown)).toContain(`?tab=${tab}&`);
  });

  test.each([
    null,
    '',
    'dashboard',
    'https://evil.test/',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    '/auth?redirect=/auth',
    '/auth?tab=signin&redirect=%2F%2Fevil.test',
    '/auth/?redirect=/dashboard',
    '/AUTH',
    '/%61uth',
    '/%',
    '//evil.test',
    '///evil.test',
    '////evil.test',
    '/\\\\evil.test',
    '\\\\evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    '/%2e//evil.test',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.test',
    'http:evil.test',
    'https:/evil.test',
  ])('product 2.4: %j leads to the dashboard', (wanted) => {
    expect(redirectTarget(wanted)).toBe('/dashboard');
  });

  test.each([
    '/dashboard/releases?q=//evil.test',
    '/dashboard/releases?next=javascript:alert(1)',
    '/%2F%2Fevil.test',
    '/authors',
    '/dashboard#//evil.test',
  ])('product 2.4: %j is a path of this site', (wanted) => {
    expect(redirectTarget(wanted)).toBe(wanted);
    expect(new URL(redirectTarget(wanted), 'https://segno.test').origin).toBe('https://segno.test');
  });
});
