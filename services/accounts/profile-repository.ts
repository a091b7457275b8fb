import { AccountStatus, Profile } from '../../shared/accounts/profile.ts';
import type { Page } from '../../shared/contract/page.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ReadStanding } from '../platform/actor.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';

const USERS_PAGE = 50;

const indexed = (profile: Profile) => ({
  ...indexKeys.usersByStatus({ status: profile.status, createdAt: profile.createdAt }),
  ...indexKeys.allUsers({ createdAt: profile.createdAt }),
});

const read = (item: Item): Profile => Profile.parse(item);

/** Accounts' profiles. A profile and the count of its status change in one transaction. */
export const profileRepository = (table: Table) => {
  const count = counters(table);
  return {
    async find(artistId: string, options: { consistent?: boolean } = {}): Promise<Profile | undefined> {
      const item = await table.get(keys.profile({ artistId }), options);
      return item && read(item);
    },

    /** Makes a profile; when there is one already, that one stands (a trigger may be delivered twice). */
    async create(profile: Profile): Promise<Profile> {
      const artistId = profile.id;
      const write = table.transact([
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.profile({ artistId }), v: 1, ...profile, ...indexed(profile) },
            ConditionExpression: 'attribute_not_exists(PK)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        count.add('users', artistId, { [profile.status]: 1 }),
      ]);
      return whenRefused(
        write.then(() => profile),
        ({ met }) => read(met ?? {}),
      );
    },

    /**
     * Moves an account from one status to another. When it is there already, nothing is written: the answer to a first call was lost.
     * @throws Problem `user-not-found`, or `status-changed` with the status that it met
     */
    async setStatus(artistId: string, change: { from: AccountStatus; to: AccountStatus; now: Date }): Promise<void> {
      if (change.from === change.to) return;
      const write = table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.profile({ artistId }),
            UpdateExpression: 'SET #status = :to, statePK = :statePK, updatedAt = :now',
            ConditionExpression: '#status = :from',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':from': change.from,
              ':to': change.to,
              ':now': change.now.toISOString(),
              ':statePK': indexKeys.usersByStatus({ status: change.to, createdAt: '' }).statePK,
            },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        count.add('users', artistId, { [change.from]: -1, [change.to]: 1 }),
      ]);
      await whenRefused(write, ({ met }) => {
        if (met?.status === change.to) return;
        throw met ? new Problem('status-changed', { status: met.status }) : new Problem('user-not-found');
      });
    },

    /** Gives or takes the admin role. The user pool's group is written by the same operation (`appointAdmin`). */
    async setAdmin(artistId: string, isAdmin: boolean, now: Date): Promise<void> {
      const write = table.update({
        Key: keys.profile({ artistId }),
        UpdateExpression: 'SET isAdmin = :isAdmin, updatedAt = :now',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':isAdmin': isAdmin, ':now': now.toISOString() },
      });
      await whenRefused(write, () => {
        throw new Problem('user-not-found');
      });
    },

    /** A page of accounts, newest first: of one status, or all. */
    async list(query: { status?: AccountStatus | undefined; cursor?: string | undefined }): Promise<Page<Profile>> {
      const pk = query.status
        ? indexKeys.usersByStatus({ status: query.status, createdAt: '' }).statePK
        : indexKeys.allUsers({ createdAt: '' }).allPK;
      const page = await table.page(query.status ? 'state' : 'all', pk, { limit: USERS_PAGE, cursor: query.cursor });
      return { ...page, items: page.items.map(read) };
    },

    counts: (): Promise<Record<AccountStatus, number>> => count.read('users', AccountStatus.options),
  };
};

export type ProfileRepository = ReturnType<typeof profileRepository>;

/** What the platform asks of the accounts on every request. */
export const standingFrom =
  (find: (artistId: string, options: { consistent: boolean }) => Promise<Profile | undefined>): ReadStanding =>
  async (artistId, options) => {
    const profile = await find(artistId, options);
    return profile && { artistId, artistName: profile.artistName, status: profile.status, isAdmin: profile.isAdmin };
  };
