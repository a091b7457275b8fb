import type { TrackId } from '../../ids.ts';
import type { ReleaseEdit, TrackEdit } from '../field-edits.ts';
import type { ReleaseField, TrackField } from '../fields.ts';
import { type FindingCode, findingKinds, type Severity } from './finding-kinds.ts';

/** The place of a finding: a field or file as the editor's addresses name it (`?field=`), of a track or the release. */
export type FindingPlace = {
  field: Exclude<ReleaseField | TrackField, 'stated'> | 'cover' | 'audio' | 'licence';
  trackId?: TrackId;
};

/** An edit of the release, or of one of its tracks. */
export type PlacedEdit = { trackId?: undefined; edit: ReleaseEdit } | { trackId: TrackId; edit: TrackEdit };

/** Fixes a finding with one click: an ordinary edit, which can be undone. `label` is the button's. */
export type Fix = { label: string } & PlacedEdit;

/** Something about a release that is not one of the ten items (product 11.10). */
export type Finding = {
  code: FindingCode;
  severity: Severity;
  place: FindingPlace;
  /** The text that the artist reads beside the field. */
  text: string;
  fix?: Fix;
  /** The artist's reason why it is right, for contestable findings: then it blocks nothing. */
  reason?: string;
};

export const finding = (code: FindingCode, place: FindingPlace, text: string, more: { fix?: Fix } = {}): Finding => ({
  code,
  severity: findingKinds[code].severity,
  place,
  text,
  ...more,
});
