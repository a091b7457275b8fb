import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { ArtistId } from '../../shared/ids.ts';
import { readConfig } from '../platform/config.ts';
import { openTable } from '../platform/table.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { accountMailRepository } from './account-mail-repository.ts';
import { PostConfirmationConfig } from './config.ts';
import { ensureProfile } from './ensure-profile.ts';

const config = readConfig(PostConfirmationConfig);
const table = openTable(config.TABLE_NAME);
const profiles = profileRepository(table);

/**
 * Creates the profile as soon as the email address is confirmed. Cognito also fires this trigger after a password
 * reset, which ends all previous sign-ins (product 3.24) and of which the owner is told by email.
 */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  const attributes = event.request.userAttributes;
  const artistId = ArtistId.parse(attributes.sub ?? event.userName);
  const now = () => new Date();
  const ensure = ensureProfile({ profiles, attributes: async () => attributes, now });
  await ensure(artistId);
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    await profiles.endSignIns(artistId, now());
    await accountMailRepository(table).passwordChanged(artistId, now());
  }
  return event;
};
