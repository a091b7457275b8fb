import type { Account } from './test/account-stand-in.ts';
import { imperfectAccounts } from './test/imperfect-accounts.ts';
import { preflightIn, priced } from './test/preflight-in.ts';

const wordsFor = async (differs: Partial<Account>, more?: object) =>
  (await preflightIn(differs, more)).findings.map(({ name, kind, text }) => `${kind} ${name}: ${text}`);

describe('before a deployment (design 8.13)', () => {
  it('nothing is said about an account that is ready, except whose it is', async () => {
    expect(await preflightIn({}, { modelId: 'maker.model-1:0', ...priced })).toEqual({
      caller: { account: '123456789012', arn: 'arn:aws:iam::123456789012:user/mara' },
      findings: [],
    });
  });

  it.each(imperfectAccounts)('says what to do about %s', async (_, differs, more, finding) => {
    expect(await wordsFor(differs, more)).toEqual([finding]);
  });

  it('a trial needs no domain, and may have a new account’s concurrency', async () => {
    const trial = { sandbox: true, mailFrom: undefined };
    expect(await wordsFor({ domain: 'absent', concurrency: 10 }, trial)).toEqual([
      expect.stringMatching(/^warning concurrency/),
    ]);
  });

  it('a part of the account that the caller may not read is a warning', async () => {
    expect(await wordsFor({ denied: ['lambda', 'ses'] })).toEqual([
      'warning email-identity: This could not be checked: User is not authorized to use ses',
      'warning concurrency: This could not be checked: {"message":"User is not authorized to use lambda"}',
    ]);
  });
});
