import type { TrackId } from '../../ids.ts';
import type { ReleaseEdit, TrackEdit } from '../field-edits.ts';
import type { ReleaseField, TrackField } from '../fields.ts';
import { type FindingCode, findingKinds, type Severity } from './finding-kinds.ts';

/** Where a finding is: a field or a file, as the editor's addresses name it (`?field=`), of a track or of the release. */
export type FindingPlace = {
  field: Exclude<ReleaseField | TrackField, 'stated'> | 'cover' | 'audio' | 'licence';
  trackId?: TrackId;
};

/** An edit of the release, or of one of its tracks. */
export type PlacedEdit = { trackId?: undefined; edit: ReleaseEdit } | { trackId: TrackId; edit: TrackEdit };

/** What mends a finding with one click: an edit like others, which can be undone. `label` is the button's. */
export type Fix = { label: string } & PlacedEdit;

/** Something about a release that is not one of the ten items (product 11.10). */
export type Finding = {
  code: FindingCode;
  severity: Severity;
  place: FindingPlace;
  /** What the artist reads beside the field. */
  text: string;
  fix?: Fix;
  /** Why it is right so, where its artist has stated it: then it stops nothing. Only of a contestable one. */
  reason?: string;
};

export const finding = (code: FindingCode, place: FindingPlace, text: string, more: { fix?: Fix } = {}): Finding => ({
  code,
  severity: findingKinds[code].severity,
  place,
  text,
  ...more,
});
