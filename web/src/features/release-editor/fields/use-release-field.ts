import { releaseEdit, trackEdit } from '../../../../../shared/releases/field-edit.ts';
import { releaseTexts, trackTexts } from '../../../../../shared/releases/field-text.ts';
import {
  type ReleaseField,
  releaseFields,
  type TrackField,
  trackFields,
} from '../../../../../shared/releases/fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { draftOf } from '../../../data/edits/edit-state.ts';
import { type EditName, useEditOf } from '../../../data/edits/edit-store.ts';
import { saveMessage } from '../../../data/releases/messages/edit.ts';
import { useSaveReleaseField, useSaveTrackField } from '../../../data/releases/mutations/edit-release.ts';
import { type SavingField, useSavingField } from '../../saving-field/use-saving-field.ts';
import { releaseForms, type TypedReleaseValue, type TypedTrackValue, trackForms } from './field-forms.ts';
import { withChecks } from './with-checks.ts';

/** A field of a release that saves itself. */
export function useReleaseField<F extends ReleaseField>(release: Release, field: F): SavingField<TypedReleaseValue<F>> {
  const { mutateAsync } = useSaveReleaseField(release.id);
  const name: EditName<Release[F], TypedReleaseValue<F>> = `${release.id} ${field}`;
  return useSavingField({
    name,
    label: releaseFields[field].label,
    saved: release[field],
    show: releaseForms[field].show,
    textOf: (value) => releaseTexts[field](value).label,
    read: (typed, from) => withChecks(({ readReleaseField }) => readReleaseField(field, typed, from)),
    save: ({ from, to }) => mutateAsync(releaseEdit(field, from, to)),
    message: saveMessage,
  });
}

/** A track's value as the page shows it: the typed one, even before it is saved. */
export function useTypedTrackValue<F extends TrackField>(release: Release, track: Track, field: F): TypedTrackValue<F> {
  const name: EditName<Track[F], TypedTrackValue<F>> = `${release.id} ${track.id} ${field}`;
  const draft = draftOf(useEditOf(name));
  return draft ? draft.typed : trackForms[field].show(track[field]);
}

/** A field of a track that saves itself. */
export function useTrackField<F extends TrackField>(
  release: Release,
  track: Track,
  field: F,
): SavingField<TypedTrackValue<F>> {
  const { mutateAsync } = useSaveTrackField(release.id);
  const name: EditName<Track[F], TypedTrackValue<F>> = `${release.id} ${track.id} ${field}`;
  return useSavingField({
    name,
    label: trackFields[field].label,
    saved: track[field],
    show: trackForms[field].show,
    textOf: (value) => trackTexts[field](value).label,
    read: (typed, from) => withChecks(({ readTrackField }) => readTrackField(field, typed, from)),
    save: ({ from, to }) => mutateAsync({ trackId: track.id, body: trackEdit(field, from, to) }),
    message: saveMessage,
  });
}
