import type { DraftRelease } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import { FAULTLESS_SOUND, SOMEWHERE } from '../rules/examples.ts';
import type { Example, RuleDescription } from '../rules/rule.ts';
import { aCompleteDraft, aTrack, inOrder } from './builders.ts';

/** Makes a release of which a field has a value. */
function withValue(field: string, value: string): DraftRelease {
  const name = field.replace('track.', '');
  const person = { id: aTrack().artists[0]?.id, role: name === 'contributors' ? 'Guitar' : 'Primary', spotifyUri: '' };
  const values: Record<string, unknown> = {
    artists: [{ ...person, name: value }],
    contributors: [{ id: person.id, role: 'Guitar', name: value }],
    composers: [{ id: person.id, firstName: value, lastName: 'Lima' }],
    lyricists: [{ id: person.id, firstName: value, lastName: 'Lima' }],
    pLine: { year: 2026, holder: value },
    cLine: { year: 2026, holder: value },
  };
  const change = { [name]: values[name] ?? value };
  if (field.startsWith('track.')) return aCompleteDraft(inOrder([aTrack(change as Partial<Track>)]));
  return aCompleteDraft({ ...change } as never);
}

/** Makes the release of a rule's example. */
export function exampleRelease({ fields: [field = 'title'] }: RuleDescription, example: Example): DraftRelease {
  if (typeof example === 'string') return withValue(field, example);
  const { release, tracks = [{}], sound, audio, words, look, looked } = example;
  const made = tracks.map((track) => aTrack(track));
  const heard = sound && ({ state: 'heard', sound: { ...FAULTLESS_SOUND, ...sound } } as const);
  const [first, ...others] = made;
  if (!first?.audio) throw new Error('An example has no track');
  const duration = sound && { durationMs: { ...FAULTLESS_SOUND, ...sound }.durationMs };
  const listened = { ...first, audio: { ...first.audio, ...duration, ...(heard && { heard }), ...audio } };
  const draft = aCompleteDraft({ ...inOrder([listened, ...others]), ...release } as never);
  const lines = words?.map((text) => ({ text, box: SOMEWHERE, sure: 0.95 })) ?? [];
  const seen = looked ?? { state: 'looked' as const, look: { v: 1 as const, lines, ...look } };
  return { ...draft, cover: draft.cover && { ...draft.cover, looked: seen } };
}
