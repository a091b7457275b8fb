// About our own disk: this makes sense with the stand-in only, and is left out for the real service.
import { join } from 'node:path';
import { describeLocal, newDirectory } from './cognito-under-test.ts';
import type { User } from './user.ts';
import { openUserStore } from './user-store.ts';

const ann: User = {
  username: 'ann',
  sub: 'ann',
  attributes: { email: 'ann@example.com' },
  status: 'CONFIRMED',
  enabled: true,
  created: 0,
  modified: 0,
  groups: [],
  password: { salt: '', verifier: '' },
  codes: {},
  attempts: {},
};

describeLocal('the user store, only the stand-in', () => {
  test('edits that begin at the same time are all kept, in memory and on disk', async () => {
    const file = join(await newDirectory(), 'users.jsonl');
    const store = await openUserStore(file, () => 0);
    await store.create(ann);
    const groups = ['a', 'b', 'c', 'd'];
    await Promise.all(
      groups.map((group) => store.change('ann', (user) => ({ ...user, groups: [...user.groups, group] }))),
    );
    expect(store.get('ann')?.groups).toEqual(groups);
    await store.close();
    const reopened = await openUserStore(file, () => 0);
    expect(reopened.get('ann')?.groups).toEqual(groups);
    await reopened.close();
  });

  test('an edit that throws changes nothing', async () => {
    const store = await openUserStore(join(await newDirectory(), 'users.jsonl'), () => 0);
    await store.create(ann);
    const failing = store.change('ann', () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(store.get('ann')).toEqual(ann);
    await store.close();
  });

  test('an address that was given up finds nobody', async () => {
    const store = await openUserStore(join(await newDirectory(), 'users.jsonl'), () => 0);
    await store.create(ann);
    await store.change('ann', (user) => ({ ...user, attributes: { email: 'Anna@example.com' } }));
    expect(store.byEmail('ann@example.com')).toBeUndefined();
    expect(store.byEmail('anna@EXAMPLE.com')?.username).toBe('ann');
    await store.close();
  });
});
