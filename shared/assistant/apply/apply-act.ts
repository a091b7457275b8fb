import type { PlainAct } from '../act.ts';
import { addTracks } from './add-tracks.ts';
import { nameCredits, removeCredit, renameCredit } from './credits.ts';
import { declareContentId } from './declare-content-id.ts';
import { chooseStores, chooseTerritories } from './places.ts';
import { ownArtistName, replaceFirstPerson } from './self.ts';
import { setReleaseField, setTrackField } from './set-field.ts';
import { settlePoint } from './settle-point.ts';
import { stateReasons } from './state-reasons.ts';
import { addFault, markTouched, type TurnNeeds, type Working } from './working.ts';

/** Applies an act to the release. Acts that only talk change nothing. */
export function applyAct(working: Working, original: PlainAct, needs: TurnNeeds): Working {
  const act = replaceFirstPerson(original, ownArtistName(working.release, needs.artist.artistName));
  switch (act.kind) {
    case 'set-release':
      if (act.field === 'secondaryGenre' && act.value !== '' && act.value === working.release.primaryGenre)
        return addFault(working, 'That is already the first genre.');
      return setReleaseField(working, act.field, act.value);
    case 'set-track':
      return setTrackField(working, { tracks: act.tracks, field: act.field, value: () => act.value });
    case 'track-count':
      return addTracks(working, act.count, needs);
    case 'track-titles': {
      const enough = Math.max(act.titles.length, working.release.trackIds.length);
      return act.titles.reduce(
        (state, title, n) => setTrackField(state, { tracks: [n + 1], field: 'title', value: () => title }),
        addTracks(working, enough, needs),
      );
    }
    case 'credit':
      return nameCredits(working, act, needs.ids);
    case 'rename-credit':
      return renameCredit(working, act, needs.recent);
    case 'remove-credit':
      return removeCredit(working, act);
    case 'stores':
      return chooseStores(working, act);
    case 'territories':
      return chooseTerritories(working, act);
    case 'declare':
      return declareContentId(working, act);
    case 'state-reason':
      return stateReasons(working, act);
    case 'it-is-right':
      return settlePoint(working, act.why, needs.point);
    case 'licence':
      return act.answer === 'need' ? markTouched(working, 'licence') : working;
    default:
      return working;
  }
}
