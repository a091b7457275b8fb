import { Problem } from '../../shared/contract/problem.ts';
import { retryWhenChanged } from './retry-when-changed.ts';

/** Makes this many concurrent requests, each of which writes only if nobody has written since it read. */
async function race(count: number, tries: number) {
  let rev = 0;
  const turn = async () => {
    const seen = rev;
    await new Promise(setImmediate);
    if (rev !== seen) throw new Problem('release-changed');
    rev++;
  };
  return Promise.allSettled(Array.from({ length: count }, () => retryWhenChanged('release-changed', turn, tries)));
}

it('succeeds for every writer with as many tries as there are writers', async () => {
  const ends = await race(15, 16);
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('retries no other error', async () => {
  let tried = 0;
  const refused = retryWhenChanged('release-changed', async () => {
    tried++;
    throw new Problem('release-locked');
  });
  await expect(refused).rejects.toMatchObject({ code: 'release-locked' });
  expect(tried).toBe(1);
});

it('throws the refusal after the last try', async () => {
  let tried = 0;
  const refused = retryWhenChanged(
    'release-changed',
    async () => {
      tried++;
      throw new Problem('release-changed');
    },
    4,
  );
  await expect(refused).rejects.toMatchObject({ code: 'release-changed' });
  expect(tried).toBe(4);
});
