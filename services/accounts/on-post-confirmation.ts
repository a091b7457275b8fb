import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { ArtistId } from '../../shared/ids.ts';
import { readConfig } from '../platform/config.ts';
import { openTable } from '../platform/table.ts';
import { PostConfirmationConfig } from './config.ts';
import { ensureProfile } from './ensure-profile.ts';
import { profileRepository } from './profile-repository.ts';

const config = readConfig(PostConfirmationConfig);
const profiles = profileRepository(openTable(config.TABLE_NAME));

/** Makes the profile as soon as the address is confirmed. Cognito fires the same trigger after a password reset: nothing to do then. */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
  const attributes = event.request.userAttributes;
  const ensure = ensureProfile({ profiles, attributes: async () => attributes, now: () => new Date() });
  await ensure(ArtistId.parse(attributes.sub ?? event.userName));
  return event;
};
