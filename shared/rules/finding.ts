import type { TrackId } from '../ids.ts';
import type { Box } from '../looking/look.ts';
import type { ReleaseEdit, TrackEdit } from '../releases/field-edit.ts';
import type { ReleaseField, TrackField } from '../releases/fields.ts';

/**
 * The severity of a finding (product 11.10). Blocking: the value is certainly unusable. Contestable: it is nearly
 * always wrong, so the artist either fixes it or states why it is right, and the office decides. Advice never blocks a
 * submission.
 */
export type Severity = 'blocking' | 'contestable' | 'advice';

/**
 * The place of a finding: a field or file on the release or a track, under its name in the editor's URL (`?field=`).
 */
export type FindingPlace = {
  field: Exclude<ReleaseField | TrackField, 'stated'> | 'cover' | 'audio' | 'licence';
  trackId?: TrackId | undefined;
};

/** An edit, either of the release or of one of its tracks. */
export type LocatedEdit = { trackId?: undefined; edit: ReleaseEdit } | { trackId: TrackId; edit: TrackEdit };

/**
 * Fixes a finding with one click, by ordinary edits, which can be undone. `label` is the text of the button. A safe fix
 * changes only how something is written, never what it says, so many of them can be applied together.
 */
type Fix = { label: string; isSafe?: boolean; edits: readonly LocatedEdit[] };

/**
 * A finding as a rule returns it: its place, the text shown to the artist next to the field, and a fix if edits
 * can resolve it. A finding about a part of the cover says where that part is.
 */
export type Found = {
  place: FindingPlace;
  text: string;
  fix?: Fix | undefined;
  /** The typed text that the finding is about, or both texts if it compares two. */
  words?: string | undefined;
  /** Further texts in the same place that are wrong in the same way. */
  alsoIn?: readonly string[];
  /** In a recording, in milliseconds from its beginning. */
  at?: number;
  /** On the cover. */
  box?: Box;
};
