import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import type { Answer } from '../context.ts';
import { plain, unquoted } from '../words/normalize-text.ts';

/** Reads which title and version of a Single are right: the track's, the release's, or both, and why. */
export const sameTitle: Answer = (text, { release }) => {
  const [track] = release ? orderedTracks(release) : [];
  if (!release || !track) return undefined;
  const phrase = plain(unquoted(text));
  const is = (title: string) => phrase === plain(title);
  const isOfTrack =
    /^(?:like |use |take |as )?(?:the )?(?:track|song)(?:'?s)?(?: title| one)?$/.test(phrase) || is(track.title);
  if (isOfTrack)
    return [
      { kind: 'set-release', field: 'title', value: track.title },
      { kind: 'set-release', field: 'version', value: track.version },
    ];
  if (
    /^(?:like |use |take |as )?(?:the )?(?:release|single)(?:'?s)?(?: title| one)?$/.test(phrase) ||
    is(release.title)
  )
    return [
      { kind: 'set-track', tracks: 'all', field: 'title', value: release.title },
      { kind: 'set-track', tracks: 'all', field: 'version', value: release.version },
    ];
  if (/\b(?:both|right|correct|on purpose|intended|meant|keep|because|different)\b/.test(phrase))
    return [{ kind: 'state-reason', codes: ['single-title', 'single-version'], tracks: 'all', text: text.trim() }];
  return undefined;
};
