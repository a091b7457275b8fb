import { describe, expect, test } from '@jest/globals';
import { redirectTarget, signInPath } from './redirect.ts';

describe('the way back after sign-in', () => {
  test('carries path and query', () => {
    const path = signInPath({ pathname: '/dashboard/releases', search: '?session_id=cs_1&payment=success' }, true);
    const redirect = new URLSearchParams(path.split('?')[1]).get('redirect');
    expect(redirect).toBe('/dashboard/releases?session_id=cs_1&payment=success');
    expect(redirectTarget(redirect)).toBe(redirect);
  });

  test.each([
    ['/dashboard', false, 'signup'],
    ['/dashboard', true, 'signin'],
    ['/dashboard/releases', false, 'signin'],
  ])('from %s, known: %j, is the tab %s', (pathname, isKnown, tab) => {
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
  ])('%j leads to the dashboard', (wanted) => {
    expect(redirectTarget(wanted)).toBe('/dashboard');
  });
});
