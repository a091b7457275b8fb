import type { ProfileEdit } from '../../shared/accounts/profile-edit.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { readProfile, type StoredProfile } from './stored-profile.ts';

/** The fields of a profile that its artist edits. */
export const profileFieldRepository = (table: Table) => ({
  /**
   * Sets one field, if it still has the value that the artist saw. Succeeds if the field already has the new value
   * (product 5.5).
   * @throws Problem `field-changed` with the current value; `sign-in-required` for a closed account
   */
  async edit(artistId: ArtistId, { field, from, to, now }: ProfileEdit & { now: Date }): Promise<StoredProfile> {
    // A profile that was created before the field existed does not have it, and the field reads as blank.
    const isAsSeen = from === '' ? '(#field = :from OR attribute_not_exists(#field))' : '#field = :from';
    const write = table.update({
      Key: keys.profile({ artistId }),
      UpdateExpression: 'SET #field = :to, updatedAt = :now',
      ConditionExpression: `attribute_exists(PK) AND attribute_not_exists(closedAt) AND ${isAsSeen}`,
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':from': from, ':to': to, ':now': now.toISOString() },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return whenRefused(write.then(readProfile), ({ existing }) => {
      if (!existing || existing.closedAt) throw new Problem('sign-in-required');
      const profile = readProfile(existing);
      if (profile[field] !== to) throw new Problem('field-changed', { field, current: profile[field] });
      return profile;
    });
  },
});
