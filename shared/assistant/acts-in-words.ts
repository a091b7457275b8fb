import { contentIdDeclarations } from '../releases/content-id-declarations.ts';
import type { Release } from '../releases/release.ts';
import { rightsLineText } from '../releases/rights-line-text.ts';
import { sameValue } from '../same-value.ts';
import type { PlainAct, WhichTracks } from './act.ts';
import { declaredText, trackNumbers } from './declaration-text.ts';
import { releaseValueText, trackValueText } from './value-text.ts';

/**
 * The text that an act would write: the artist's own words with the name of their field ("the title"), or our words for
 * a choice.
 */
export type InWords = { kind: 'typed'; values: readonly string[]; as: string } | { kind: 'choice'; text: string };

type NameCredits = Extract<PlainAct, { kind: 'credit' }>;

/** Returns ' (track 2)'; '' for all tracks. */
const onTracks = (tracks: WhichTracks): string => (tracks === 'all' ? '' : ` (${trackNumbers(tracks)})`);

function ofTracks(noun: string, tracks: WhichTracks, { trackIds }: Release): string {
  if (tracks !== 'all') return `the ${noun} of ${trackNumbers(tracks)}`;
  return trackIds.length > 1 ? `the ${noun} of every track` : `the ${noun} of the track`;
}

/** Whether composers and lyricists are the same people. They are then offered once, as writers. */
const hasSameWriters = (act: NameCredits, acts: readonly PlainAct[], list: 'composers' | 'lyricists'): boolean =>
  acts.some(
    (other) =>
      other.kind === 'credit' &&
      other.named.list === list &&
      sameValue([other.named.credits, other.tracks], [act.named.credits, act.tracks]),
  );

/** Formats a role: 'as Mixing Engineer', with the capitals of our lists. */
function asRole(noun: string, count: number): string {
  if (/^\p{Lu}/u.test(noun)) return noun;
  if (count > 1) return `${noun}s`;
  return noun === 'artist' ? 'the artist' : `a ${noun}`;
}

const NOUNS: Record<string, string> = { Primary: 'artist', Featuring: 'featured artist' };

function creditsInWords(act: NameCredits, acts: readonly PlainAct[]): InWords[] {
  const { named, tracks } = act;
  if (named.list === 'lyricists' && hasSameWriters(act, acts, 'composers')) return [];
  const composer = hasSameWriters(act, acts, 'lyricists') ? 'writer' : 'composer';
  const noun = named.list === 'composers' ? composer : 'lyricist';
  const roles = new Map<string, string[]>();
  for (const credit of named.credits) {
    const role = 'role' in credit ? (NOUNS[credit.role] ?? credit.role) : noun;
    roles.set(role, [...(roles.get(role) ?? []), credit.name]);
  }
  return [...roles].map(([role, values]) => ({
    kind: 'typed',
    values,
    as: `${asRole(role, values.length)}${onTracks(tracks)}`,
  }));
}

const typed = (as: string, ...values: string[]): InWords[] => [{ kind: 'typed', values, as }];
const choice = (text: string): InWords[] => [{ kind: 'choice', text }];

/** Describes what an act would write; undefined if it cannot be described. `acts` are all acts of the same offer. */
function actInWords(act: PlainAct, acts: readonly PlainAct[], release: Release): InWords[] | undefined {
  switch (act.kind) {
    case 'set-release':
      if (act.field === 'pLine') return typed('the P-line', rightsLineText(act.value));
      if (act.field === 'cLine') return typed('the C-line', rightsLineText(act.value));
      if (act.field === 'recordLabel') return typed('the record label', act.value);
      if (act.field === 'upc') return typed('the UPC', act.value);
      if (act.field === 'title' || act.field === 'version') return typed(`the ${act.field}`, act.value);
      return choice(releaseValueText(act.field, act.value));
    case 'set-track':
      if (act.field === 'isrc') return typed(ofTracks('ISRC', act.tracks, release), act.value);
      if (act.field === 'title' || act.field === 'version')
        return typed(ofTracks(act.field, act.tracks, release), act.value);
      if (act.field === 'audioLanguage' || act.field === 'previewStartSeconds')
        return choice(`${trackValueText(act.field, act.value)}${onTracks(act.tracks)}`);
      return choice(`${declaredText(act.field, act.value)}${onTracks(act.tracks)}`);
    case 'track-titles':
      return typed(act.titles.length === 1 ? 'the title of the track' : 'the titles of the tracks', ...act.titles);
    case 'track-count':
      return choice(act.count === 1 ? '1 track' : `${act.count} tracks`);
    case 'credit':
      return creditsInWords(act, acts);
    case 'rename-credit':
      return typed(typeof act.which === 'string' ? `the name in place of “${act.which}”` : 'the name', act.name);
    case 'declare':
      return choice(`that ${act.answers.map((answer) => contentIdDeclarations[answer]).join(', and that ')}`);
    case 'state-reason':
      return typed('the reason', act.text);
    default:
      return undefined;
  }
}

/** Describes what acts would write; undefined if one of them cannot be described. */
export function actsInWords(acts: readonly PlainAct[], release: Release): InWords[] | undefined {
  const each = acts.map((act) => actInWords(act, acts, release));
  return each.includes(undefined) ? undefined : each.flatMap((one) => one ?? []);
}
