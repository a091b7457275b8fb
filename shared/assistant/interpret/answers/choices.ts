import { audioLanguages } from '../../../reference/audio-languages.ts';
import { genres } from '../../../reference/genres.ts';
import { metadataLanguages } from '../../../reference/metadata-languages.ts';
import type { AiUse, Explicit } from '../../../releases/track-choices.ts';
import type { Act, PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import type { Nearness } from '../nearest.ts';
import { perTrack, trackActs } from '../per-track.ts';
import { audioLanguageSaid, genreSaid, metadataLanguageSaid } from '../reference-said.ts';
import { plain } from '../said.ts';

type Rows = readonly { code: string; name: string }[];

/** One of a list: for certain, or as "did you mean". */
function chosen(said: string, near: Nearness<string>, rows: Rows, act: (code: string) => PlainAct): Act[] | undefined {
  if (!near) return undefined;
  if ('sure' in near) return [act(near.sure)];
  const suggestions = near.maybe.map((code) => ({
    label: rows.find((row) => row.code === code)?.name ?? code,
    acts: [act(code)],
  }));
  return [{ kind: 'suggest', said: said.slice(0, 200), suggestions }];
}

const genreAct =
  (field: 'primaryGenre' | 'secondaryGenre') =>
  (value: string): PlainAct => ({ kind: 'set-release', field, value });

export const primaryGenre: Answer = (text) => {
  const near = genreSaid(text);
  if (near && 'sure' in near) return [genreAct('primaryGenre')(near.sure)];
  const two = text
    .split(/\s*(?:,|\/|\band\b|\bwith\b|\bmixed with\b|\+|\s&\s)\s*(?:a bit of |some |elements of )?/i)
    .filter(Boolean);
  const [first, second] = two.map(genreSaid);
  if (two.length === 2 && first && second && 'sure' in first && 'sure' in second && first.sure !== second.sure)
    return [genreAct('primaryGenre')(first.sure), genreAct('secondaryGenre')(second.sure)];
  if (first && 'sure' in first && two.length > 1) return [genreAct('primaryGenre')(first.sure)];
  return chosen(text, near, genres, genreAct('primaryGenre'));
};
export const secondaryGenre: Answer = (text) =>
  chosen(text, genreSaid(text.replace(/^yes[,.]?\s*/i, '')), genres, genreAct('secondaryGenre'));

export const metadataLanguage: Answer = (text) =>
  chosen(text, metadataLanguageSaid(text), metadataLanguages, (value) => ({
    kind: 'set-release',
    field: 'metadataLanguage',
    value,
  }));

export const audioLanguage: Answer = (text, { release }) => {
  const sure = (part: string) => {
    const near = audioLanguageSaid(part);
    return near && 'sure' in near ? near.sure : undefined;
  };
  const said = perTrack(text, release, sure);
  if (said) return trackActs('audioLanguage', said, release);
  return chosen(text, audioLanguageSaid(text), audioLanguages, (value) => ({
    kind: 'set-track',
    tracks: 'all',
    field: 'audioLanguage',
    value,
  }));
};

function explicitSaid(text: string): Exclude<Explicit, ''> | undefined {
  const said = plain(text);
  if (/\b(?:cleaned|clean version|radio edit|censored|edited version|bleeped)\b/.test(said)) return 'Cleaned Version';
  if (
    /\b(?:not|no|non|isn'?t|aren'?t|without|nothing|nor)\b.*\b(?:explicit|swear\w*|curs\w*|bad|strong)\b|\bnon-?explicit\b|\bclean\b|\bfamily\b|\bharmless\b|^no explicit/.test(
      said,
    )
  )
    return 'Not Explicit';
  return /\b(?:explicit|swear\w*|curs\w*|parental|dirty|strong language|f-?word|nsfw)\b/.test(said)
    ? 'Explicit'
    : undefined;
}
export const explicit: Answer = (text, { release }) => {
  const said = perTrack(text.replace(/^(?:yes|no)\b[,.]\s*/i, ''), release, explicitSaid, {
    bare: 'Explicit',
    only: 'Not Explicit',
  });
  return said && trackActs('explicit', said, release);
};

export const coverSongs: Answer = (text, { release }) => {
  const said = plain(text);
  if (
    /^(?:no covers?|none(?: of them)?|no,? (?:all|they are all|it is|it's|everything is|all of them are) (?:original|originals|mine|ours|my own|own songs)|(?:all |it is |they are |it's )*(?:original|originals|mine|ours|my own|an original)(?: songs?)?|i wrote (?:it|them|everything)(?: myself| all)?|not a cover|it(?:'s| is) not a cover)$/.test(
      said,
    )
  )
    return [{ kind: 'no' }];
  const read = (part: string) =>
    /\b(?:not|no|original|originals)\b/i.test(part) ? false : /\bcovers?\b/i.test(part) ? true : undefined;
  const found = perTrack(text.replace(/^(?:yes|no)\b[,.]\s*/i, ''), release, read, { bare: true, only: false });
  return found && trackActs('containsCover', found, release);
};

function aiSaid(text: string): Exclude<AiUse, ''> | undefined {
  const said = plain(text);
  if (
    /^(?:no|none|nothing|not|never)\b|\b(?:no ai|not used|without ai|all human|by humans?|no artificial)\b/.test(said)
  )
    return 'none';
  if (/\b(?:all of it|all|everything|entirely|completely|fully|whole|100 ?%|totally)\b/.test(said)) return 'all';
  return /\b(?:part\w*|some\w*|a bit|a little|few|only the|just the|half|for the|yes|vocals|voices?|drums|beats?|bass|strings|choir|melody|instruments?|lyrics|verse|chorus|intro)\b/.test(
    said,
  )
    ? 'partly'
    : undefined;
}
const ai =
  (field: 'aiAudio' | 'aiComposition'): Answer =>
  (text) => {
    const value = aiSaid(text);
    if (!value) return undefined;
    const both = value === 'none' && /\b(?:at all|anywhere|for anything|no ai)\b/i.test(text);
    const fields = both ? (['aiAudio', 'aiComposition'] as const) : [field];
    return fields.map((one): PlainAct => ({ kind: 'set-track', tracks: 'all', field: one, value }));
  };
export const aiAudio = ai('aiAudio');
export const aiComposition = ai('aiComposition');
