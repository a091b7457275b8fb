import type { z } from 'zod';
import { openFindings } from '../../rules/release-findings.ts';
import { stateReason } from '../../rules/state-reason.ts';
import type { StateReason } from '../act.ts';
import { setReleaseField, setTrackField } from './set-field.ts';
import { selectedTracks, type Working } from './working.ts';

/** Any date works here: the findings that accept a reason do not depend on the date. */
const ANY_DAY = new Date(0);

/** Stores the reasons why flagged values are right, on the release or on the tracks that the findings are about. */
export function stateReasons(working: Working, { codes, tracks, text }: z.infer<typeof StateReason>): Working {
  const meant = new Set(selectedTracks(working.release, tracks).map(({ id }) => id));
  const found = openFindings(working.release, ANY_DAY).filter(
    ({ code, place: { trackId } }) =>
      codes.some((one) => one === code) && (trackId === undefined || meant.has(trackId)),
  );
  return found.reduce((state, finding) => {
    const { trackId, edit } = stateReason(state.release, finding, text);
    if (edit.field !== 'stated') return state;
    if (trackId === undefined) return setReleaseField(state, 'stated', edit.to);
    const tracks = [state.release.trackIds.indexOf(trackId) + 1];
    return setTrackField(state, { tracks, field: 'stated', value: () => edit.to });
  }, working);
}
