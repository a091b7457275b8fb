import type { PlainAct } from '../../act.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { plain, quoted, unquoted, withoutOpening } from '../said.ts';
import { listParts, protectQuoted } from '../segments.ts';
import { tracksSaid } from '../tracks-said.ts';

const TITLE_CUE =
  /^(?:(?:the |my |our |its )?(?:(?:new |debut |first )?(?:single|album|ep|song|track|record|release) )?(?:title|name)(?: of (?:it|the (?:single|album|ep|song|release)))? (?:is|will be|should be)|it(?:'s| is| will be| should be)? (?:called|titled|named)|it(?:'s| is)|(?:let'?s )?call it|i(?:'d| would) (?:like to )?call it|(?:my|the|our) (?:new |debut |first )?(?:single|album|ep|song|track|record|release) (?:is|will be)(?: (?:called|titled|named))?|(?:called|titled|named))\s+/i;
const withoutMark = (text: string) => (quoted(text) === undefined ? text.replace(/(?<=\p{L}{2})\.$/u, '') : text);

const titleText = (text: string): string => unquoted(withoutMark(withoutOpening(text).replace(TITLE_CUE, '')));

export const title: Answer = (text) =>
  /\n/.test(text) ? undefined : [{ kind: 'set-release', field: 'title', value: titleText(text) }];

const ORIGINAL =
  /^(?:(?:it(?:'s| is) )?(?:the )?(?:original|normal|regular|standard|studio)(?: one| version)?|no(?:t| special)?(?: version)?|none|nothing special|just the original)$/;
export const version: Answer = (text, { release }) => {
  if (ORIGINAL.test(plain(text))) return [{ kind: 'skip' }];
  const value = unquoted(
    text
      .replace(/^(?:yes[,.]? )?(?:it(?:'s| is) )?(?:(?:the|a|an) )?/i, '')
      .replace(/(?<=\w) version$/i, '')
      .replace(/\.$/, ''),
  );
  const shown = value === value.toLowerCase() ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  const isPlain =
    quoted(text) !== undefined ||
    (value.split(' ').length <= 5 && !/[,.:;?]|^(?:no|by)\b|\b(?:is|are|i|we|need|have)\b/i.test(value));
  // The title once more is no version of it.
  if (release && value.toLowerCase() === release.title.toLowerCase()) return undefined;
  return isPlain ? [{ kind: 'set-release', field: 'version', value: shown }] : undefined;
};

export const recordLabel: Answer = (text) => {
  if (
    /^(?:no(?: label| record label)?|none|independent(?:ly)?|indie|self[- ]?released?|(?:i|we) release it (?:myself|ourselves|on (?:my|our) own)|i'?m independent|unsigned|diy|without(?: a label)?|i don'?t have (?:a label|one))$/.test(
      plain(text),
    )
  )
    return [{ kind: 'skip' }];
  const value = unquoted(
    text
      .replace(/^(?:yes[,.]? )?(?:(?:it(?:'s| is)|the label is|my label is|our label is|on|label:?)\s+)?/i, '')
      .replace(/\.$/, ''),
  );
  return value.split(' ').length > 8 ? undefined : [{ kind: 'set-release', field: 'recordLabel', value }];
};

/** Titles in a list: numbers in front of them and lengths behind them are none of them. */
function titlesIn(text: string): string[] {
  const { text: safe, restore } = protectQuoted(text);
  const lines = safe
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const numbered = /^\s*(?:(?:track\s*)?\d{1,2}\s*[.):–-]|[-*•])\s*/i;
  const inLine = lines.length === 1 ? (lines[0] ?? '').split(/\s*[;,]?\s+(?=\d{1,2}[.)]\s)/) : lines;
  const split =
    inLine.length > 1
      ? inLine
      : listParts(
          (lines[0] ?? '').replace(/^(?:they are|they're|the titles are|titles?|tracks?)(?: called)?\s*:?\s+/i, ''),
        );
  return split
    .map((line) =>
      restore(
        line
          .replace(numbered, '')
          .replace(/\s+[([]?\d{1,2}:\d\d[)\]]?$/, '')
          .replace(/[,;]$/, '')
          .trim(),
      ),
    )
    .filter(Boolean);
}

export const trackTitles: Answer = (text, { release }) => {
  const count = release?.trackIds.length ?? 0;
  const one = titleOfTrack(text, { release });
  if (one) return one;
  if (
    /^(?:the )?same(?: (?:as (?:the )?(?:release|single|album|title)|title|name))?$/.test(plain(text)) &&
    count === 1 &&
    release
  )
    return [{ kind: 'track-titles', titles: [release.title] }];
  if (count === 1) return [{ kind: 'track-titles', titles: [titleText(text)] }];
  const titles = titlesIn(text);
  return titles.length === 0 || titles.length > 15 ? undefined : [{ kind: 'track-titles', titles }];
};

/** 'Track 2 is called Dawn', 'the second one should be Dawn'. */
export function titleOfTrack(text: string, { release }: Pick<InterpretContext, 'release'>): PlainAct[] | undefined {
  const match =
    /^(?:(?:please |and |no, )*(?:change|rename|set|call)\s+)?(?:the )?(?:title of )?(.{1,60}?)(?:'s title)?\s+(?:is (?:called|titled|named)|should be (?:called|titled)|should be|is now|to|is|=|:)\s+(.+)$/i.exec(
      text,
    );
  const named = match ? tracksSaid(match[1] ?? '', release) : undefined;
  if (!match || !named || !Array.isArray(named.tracks) || named.tracks.length !== 1) return undefined;
  if (named.left.replace(/\b(?:the|title|of|name|one|track|song|no)\b|[^a-z]/gi, '') !== '') return undefined;
  return [{ kind: 'set-track', tracks: named.tracks, field: 'title', value: unquoted(withoutMark(match[2] ?? '')) }];
}
