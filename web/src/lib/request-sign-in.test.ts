import { pendingSignIn, requestSignIn } from './request-sign-in.ts';

test('concurrent requests share one sign-in', async () => {
  const answers = [requestSignIn({ purpose: 'act' }), requestSignIn({ purpose: 'act' })];
  pendingSignIn()?.settle(true);
  expect(await Promise.all(answers)).toEqual([true, true]);
  expect(pendingSignIn()).toBeUndefined();
});

test('a request to change the account replaces a weaker one, and serves later ones', async () => {
  const act = requestSignIn({ purpose: 'act' });
  const account = requestSignIn({ purpose: 'account' });
  expect(await act).toBe(false);
  const second = requestSignIn({ purpose: 'act' });
  expect(pendingSignIn()?.purpose).toBe('account');
  pendingSignIn()?.settle(true);
  expect([await account, await second]).toEqual([true, true]);
});

test('closing the dialog rejects the request', async () => {
  const answer = requestSignIn({ purpose: 'account', asksCode: true });
  expect(pendingSignIn()?.asksCode).toBe(true);
  pendingSignIn()?.settle(false);
  expect(await answer).toBe(false);
});
