import type { Answer } from '../context.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { plain } from '../said.ts';

const COUNT = new RegExp(`\\b(${NUMBER})(?:\\s+(?:tracks?|songs?|tunes?|pieces?|of them))?\\b`, 'i');
export const trackCount: Answer = (text) => {
  const said = plain(text).replace(/^(?:it has|it is|it's|there are|there is|we have|i have)\s+/, '');
  if (
    /^(?:an? |just an? |the )?single$|\b(?:just|only) (?:one|a single|the one)\b|^a single (?:track|song)$/.test(said)
  )
    return [{ kind: 'track-count', count: 1 }];
  const count = numberOf(COUNT.exec(said)?.[1] ?? '');
  if (count !== undefined && count >= 1 && count <= 15) return [{ kind: 'track-count', count }];
  return undefined;
};

/** A clause that says nothing but how many tracks there are: '4 tracks', 'eleven tracks, not ten'. */
export const tracksCounted: Answer = (text, context) => {
  const said = plain(text)
    .replace(
      /^(?:(?:correction|sorry|wait|no|actually|oops|ok|and|so|well|it|its|it's|is|has|there|are|with|we|have|a|an|only|just|in|total|now)\b[\s,:.!]*)+/,
      '',
    )
    .replace(/[\s,]+(?:not|instead of|no|and not)\s+\S+$/, '');
  return new RegExp(
    `^${NUMBER}\\s+(?:tracks?|songs?|temas|canciones|pistas|músicas|musicas|faixas|titres|morceaux|titel|lieder|brani|canzoni|tracce)(?:\\s+(?:on it|in total|in all|altogether|please|now))?$`,
  ).test(said)
    ? trackCount(said, context)
    : undefined;
};
