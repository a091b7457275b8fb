import type { ZodType } from 'zod';
import { KEEP_ONE, removesLastEntry } from '../../../../../shared/releases/emptied-list.ts';
import type { FieldKind } from '../../../../../shared/releases/field-kinds.ts';
import { releaseSchemas, trackSchemas } from '../../../../../shared/releases/field-schemas.ts';
import {
  type ReleaseField,
  releaseFields,
  type TrackField,
  trackFields,
} from '../../../../../shared/releases/fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import type { Read } from '../../saving-field/save-edit.ts';
import { releaseForms, type TypedReleaseValue, type TypedTrackValue, trackForms } from './field-forms.ts';

type Rule<S> = { kind: FieldKind; schema: ZodType<S>; from: S };

/** Validates a value with its field's schema. A saved list must keep at least one row (product 7.10). */
function validateValue<S>(read: Read<unknown>, { kind, schema, from }: Rule<S>): Read<S> {
  if (read === 'unfinished' || 'message' in read) return read;
  const result = schema.safeParse(read.value);
  if (!result.success) return { message: result.error.issues[0]?.message ?? 'Not accepted' };
  return removesLastEntry(kind, from, result.data) ? { message: KEEP_ONE } : { value: result.data };
}

const releaseRules: { readonly [F in ReleaseField]: ZodType<Release[F]> } = releaseSchemas;
const trackRules: { readonly [F in TrackField]: ZodType<Track[F]> } = trackSchemas;

/**
 * Parses and validates the typed value of a release field.
 * @param from the value that the edit started from
 */
export const readReleaseField = <F extends ReleaseField>(
  field: F,
  typed: TypedReleaseValue<F>,
  from: Release[F],
): Read<Release[F]> =>
  validateValue(releaseForms[field].read(typed, from), {
    kind: releaseFields[field].kind,
    schema: releaseRules[field],
    from,
  });

/** Parses and validates the typed value of a track field. */
export const readTrackField = <F extends TrackField>(
  field: F,
  typed: TypedTrackValue<F>,
  from: Track[F],
): Read<Track[F]> =>
  validateValue(trackForms[field].read(typed, from), {
    kind: trackFields[field].kind,
    schema: trackRules[field],
    from,
  });
