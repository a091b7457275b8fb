import {
  type ReleaseField,
  releaseFields,
  type TrackField,
  trackFields,
} from '../../../../../shared/releases/fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { saveWords } from '../messages.ts';
import { useSaveReleaseField, useSaveTrackField } from '../mutations.ts';
import type { FieldForm } from './field-forms.ts';
import { type SavingField, useFieldEdit } from './use-field-edit.ts';

/** A field of a release that saves itself. */
export function useReleaseField<F extends ReleaseField, T>(
  release: Release,
  field: F,
  form: FieldForm<Release[F], T>,
): SavingField<Release[F], T> {
  const { mutateAsync } = useSaveReleaseField(release.id);
  return useFieldEdit({
    ...form,
    name: `${release.id} ${field}`,
    label: releaseFields[field].label,
    saved: release[field],
    save: (edit) => mutateAsync({ field, ...edit }),
    words: saveWords,
  });
}

/** A field of a track that saves itself. */
export function useTrackField<F extends TrackField, T>(
  release: Release,
  track: Track,
  field: F,
  form: FieldForm<Track[F], T>,
): SavingField<Track[F], T> {
  const { mutateAsync } = useSaveTrackField(release.id);
  return useFieldEdit({
    ...form,
    name: `${release.id} ${track.id} ${field}`,
    label: trackFields[field].label,
    saved: track[field],
    save: (edit) => mutateAsync({ trackId: track.id, body: { field, ...edit } }),
    words: saveWords,
  });
}
