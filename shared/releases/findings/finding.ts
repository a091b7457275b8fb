import type { TrackId } from '../../ids.ts';
import type { Box } from '../../looking/look.ts';
import { entriesOf } from '../../typed-record.ts';
import type { ReleaseEdit, TrackEdit } from '../field-edits.ts';
import type { ReleaseField, TrackField } from '../fields.ts';
import { type FindingCode, findingKinds, type Severity } from './finding-kinds.ts';

/**
 * The place of a finding: a field or file on the release or a track, under its name in the editor's URL (`?field=`).
 */
export type FindingPlace = {
  field: Exclude<ReleaseField | TrackField, 'stated'> | 'cover' | 'audio' | 'licence';
  trackId?: TrackId;
};

/** An edit, either of the release or of one of its tracks. */
export type LocatedEdit = { trackId?: undefined; edit: ReleaseEdit } | { trackId: TrackId; edit: TrackEdit };

/** Fixes a finding with one click: an ordinary edit, which can be undone. `label` is the text of the button. */
export type Fix = { label: string } & LocatedEdit;

/**
 * A finding as a rule returns it: its place, the text shown to the artist next to the field, and a fix if a single edit
 * would resolve it. A finding about a part of the cover says where that part is.
 */
export type Found = {
  place: FindingPlace;
  text: string;
  fix?: Fix;
  /** In a recording, in milliseconds from its beginning. */
  at?: number;
  /** On the cover. */
  box?: Box;
};

/** A finding about a release, beyond the ten items (product 11.10). */
export type Finding = Found & {
  code: FindingCode;
  severity: Severity;
  /**
   * For contestable findings, the artist's reason why the value is right. With a reason, the finding does not block.
   */
  reason?: string;
};

/** The rules of one area, each under the code of the findings that it raises. */
export type Rules<Code extends FindingCode, Subject extends unknown[]> = Readonly<
  Record<Code, (...subject: Subject) => Found | undefined>
>;

/** Applies the rules of one area in their order. */
export const applyRules = <Code extends FindingCode, Subject extends unknown[]>(
  rules: Rules<Code, Subject>,
  ...subject: Subject
): Finding[] =>
  entriesOf(rules).flatMap(([code, rule]) => {
    const found = rule(...subject);
    return found ? { code, severity: findingKinds[code].severity, ...found } : [];
  });
