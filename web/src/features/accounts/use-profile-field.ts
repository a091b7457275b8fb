import type { Profile } from '../../../../shared/accounts/profile.ts';
import { type ProfileField, profileFields } from '../../../../shared/accounts/profile-fields.ts';
import { saveProfileMessage } from '../../data/accounts/messages.ts';
import { useSaveProfileField } from '../../data/accounts/mutations.ts';
import type { EditName } from '../../data/edits/edit-store.ts';
import type { Read } from '../saving-field/save-edit.ts';
import { type SavingField, useSavingField } from '../saving-field/use-saving-field.ts';

const asText = (saved: string): string => saved;

function checked(field: ProfileField, typed: string): Read<string> {
  const result = profileFields[field].schema.safeParse(typed);
  return result.success ? { value: result.data } : { message: result.error.issues[0]?.message ?? 'Not accepted' };
}

/** A field of the user's own profile that saves itself. */
export function useProfileField(profile: Profile, field: ProfileField): SavingField<string> {
  const { mutateAsync } = useSaveProfileField();
  const name: EditName<string, string> = `profile ${field}`;
  return useSavingField({
    name,
    label: profileFields[field].label,
    saved: profile[field],
    show: asText,
    textOf: asText,
    read: (typed) => checked(field, typed),
    save: ({ from, to }) => mutateAsync({ field, from, to }),
    message: saveProfileMessage,
  });
}
