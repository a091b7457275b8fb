import * as z from 'zod';
import { editUnion } from '../edit-union.ts';
import { isWellFormed } from '../readable-text.ts';
import { entriesOf } from '../typed-record.ts';
import { type ProfileField, profileFields } from './profile-fields.ts';

/**
 * An edit of one field: the value that the page showed, and its replacement. Rejected if the stored value is no longer
 * `from`.
 */
export type ProfileEdit = { field: ProfileField; from: string; to: string };

/**
 * The value that the page showed: up to the user pool's longest attribute, which an old profile may contain. It is
 * compared, never stored.
 */
const Shown = z.string().max(2048, { abort: true }).refine(isWellFormed, 'Isn’t a valid value for this field');

const rows = entriesOf(profileFields).map(([field, { schema }]) =>
  z.strictObject({ field: z.literal(field), from: Shown, to: schema }),
);

export const ProfileEdit: z.ZodType<ProfileEdit, ProfileEdit> = editUnion(rows);
