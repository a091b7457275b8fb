import { orderedTracks } from '../releases/ordered-tracks.ts';
import type { Release } from '../releases/release.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import type { Act } from './act.ts';
import { type Conversation, newConversation } from './conversation.ts';
import { openTurn } from './open-turn.ts';
import type { Turn } from './plan-turn.ts';
import { type Step, steps } from './step.ts';
import { type ChatState, planActs, say } from './test/say-in-chat.ts';

/** A conversation in which only the recap and the review are left. */
const atEnd: Conversation = {
  ...newConversation,
  step: 'preview_start',
  settled: steps.filter((one) => one !== 'recap' && one !== 'review'),
};
const composer = { id: newId('credit'), firstName: 'Ana', lastName: 'Lima' };
const credit = (name: string, role: 'Primary' | 'Featuring') => ({ id: newId('credit'), name, role, spotifyUri: '' });
const two = inOrder([
  aTrack({
    title: 'Dawn',
    artists: [credit('Mara Ellis', 'Primary'), credit('J. Ortiz', 'Featuring')],
    contributors: [{ id: newId('credit'), name: 'Bo Lind', role: 'Producer' }],
    composers: [composer],
    lyricists: [composer],
    explicit: 'Explicit',
    aiAudio: 'none',
    aiComposition: 'none',
    isrc: 'USABC2600001',
  }),
  aTrack({
    title: 'Noon',
    version: 'Live',
    artists: [credit('Mara Ellis', 'Primary')],
    composers: [composer],
    lyricists: [],
    audioLanguage: 'zxx',
    explicit: 'Not Explicit',
    aiAudio: 'none',
    aiComposition: 'none',
  }),
]);
const complete: Release = aCompleteDraft({
  ...two,
  recordLabel: '',
  stores: ['Spotify', 'Deezer'],
  territories: ['DE'],
});
const end: ChatState = { release: complete, conversation: atEnd };
const skipped = say('let the stores choose', end);
const listOf = ({ reply }: Turn) =>
  reply
    .split('\n\n')
    .find((part) => part.includes('\n- '))
    ?.split('\n') ?? [];
const labels = ({ choices }: Turn) => choices.map(({ label }) => label);

describe('product 31.14: the list of deliverables', () => {
  it('lists names with roles, dates, codes, places and declarations, by track where they differ', () => {
    expect(skipped.nextStep).toBe('recap');
    const list = listOf(skipped);
    expect(list[0]).toBe('This is what will be delivered:');
    for (const line of [
      '- Title: Night Ferry',
      '- Tracks: “Dawn”, “Noon (Live)”',
      '- Artists (track 1): Mara Ellis (main artist), J. Ortiz (featuring)',
      '- Artists (track 2): Mara Ellis (main artist)',
      '- Language of the singing (track 2): No language/Instrumental',
      '- Explicit lyrics: explicit (track 1), not explicit (track 2)',
      '- Cover songs: no track is a cover',
      '- Composers: Ana Lima',
      '- Lyricists (track 2): none',
      '- Contributors (track 1): Bo Lind (Producer)',
      '- AI in the recording: not used on any track',
      '- AI in the music or lyrics: not used on any track',
      '- Record label: none',
      '- Original release date: not released before',
      '- Territories: Germany',
      '- Stores: Spotify, Deezer',
      '- UPC: assigned by us',
      '- ISRC (track 1): USABC2600001',
      '- ISRC (track 2): assigned by us',
    ])
      expect(list).toContain(line);
    expect(skipped.reply).toMatch(/\n\nIs all of this right\?$/);
  });

  it('lists the declarations to Content ID if it is selected', () => {
    // Content ID does not accept short tracks.
    const tracks = orderedTracks(complete).map((track) => ({
      ...track,
      audio: track.audio && { ...track.audio, durationMs: 180_000 },
    }));
    const release: Release = {
      ...complete,
      ...inOrder(tracks),
      stores: ['YouTube Content ID'],
      contentId: ['exclusive:yes', 'original:yes', 'own:yes', 'long:yes'],
    };
    const list = listOf(say('skip', { release, conversation: atEnd }));
    expect(list.join('\n')).toContain('- YouTube Content ID: you alone have the rights, worldwide');
  });

  it('offers a button for each question in it, which leads there and returns', () => {
    expect(labels(skipped).slice(0, 3)).toEqual(['That is right', 'Change: Title', 'Change: Version']);
    const changing = say('Change: Record label', skipped);
    expect(changing.nextStep).toBe('record_label');
    const changed = say('Ferry House', changing);
    expect(changed.nextStep).toBe('recap');
    expect(listOf(changed)).toContain('- Record label: Ferry House');
  });

  it('asks for confirmation before the review says that nothing is missing', () => {
    const confirmed = say('That is right', skipped);
    expect(confirmed.nextStep).toBe('review');
    expect(confirmed.reply).toContain('Nothing is missing now.');
    expect(say('yes', skipped).nextStep).toBe('review');
  });

  it.each(['skip', 'no', 'what is a P-line?', 'the end', 'frobnicate the widgets'])(
    'is not confirmed by %s',
    (message) => {
      const turn = say(message, skipped);
      expect(turn.nextStep).toBe('recap');
      expect(turn.reply).not.toContain('Nothing is missing now');
    },
  );

  it('is not confirmed by a yes to a different question', () => {
    const atArtists: ChatState = {
      release: complete,
      conversation: { ...atEnd, step: 'artists', settled: atEnd.settled.filter((one) => one !== 'artists') },
    };
    const turn = say('Yes, that is right', atArtists);
    expect(turn).toMatchObject({ nextStep: 'recap', conversation: { confirmed: [] } });
  });

  it('cannot be skipped by a page or a stored conversation at the review', () => {
    const late: ChatState = { release: complete, conversation: { ...atEnd, step: 'review', revisits: true } };
    expect(say('thanks', late).nextStep).toBe('recap');
    expect(openTurn({ ...late, now: NOW }).nextStep).toBe('recap');
    expect(openTurn({ ...late, step: 'review', now: NOW }).reply).not.toContain('Nothing is missing now');
  });

  it('is shorter after talk, and asks for the mistake after a no', () => {
    const talked = say('what is a P-line?', skipped);
    expect(listOf(talked)).toEqual([]);
    expect(talked.reply).toMatch(/Is all of the list above right\?$/);
    expect(say('no', skipped).reply).toContain('What should it say? Press Change next to it, or tell me what’s right.');
  });

  it('asks again about lines that have changed since, in the chat or in the editor', () => {
    const confirmed = say('That is right', skipped);
    const inChat = say('the genre is rock', confirmed);
    expect(inChat.nextStep).toBe('recap');
    expect(listOf(inChat)).toEqual(['This has changed since you last looked through it:', '- Genre: Rock']);
    expect(labels(inChat)).toEqual(['That is right', 'Change: Genre']);
    expect(say('That is right', inChat).nextStep).toBe('review');
    const inEditor = { ...confirmed, release: { ...complete, recordLabel: 'New House' } };
    expect(openTurn({ ...inEditor, now: NOW }).reply).toContain('- Record label: New House');
  });

  it('is not asked while something is missing: the review says what', () => {
    const turn = say('skip', {
      release: { ...complete, cover: null },
      conversation: { ...atEnd, skipped: ['cover_art'] },
    });
    expect(turn.nextStep).toBe('review');
    expect(turn.reply).toContain('Still missing: Cover art');
  });

  it('asks about a release that the office has sent back', () => {
    const submission = { at: NOW.toISOString(), agreementVersion: '1', by: AN_ARTIST };
    const changes = { at: NOW.toISOString(), reasons: [], message: '' };
    const back = { ...complete, status: 'changes_requested', submission, changes } as Release;
    expect(openTurn({ release: back, conversation: newConversation, now: NOW }).nextStep).toBe('recap');
  });
});

describe('product 31.15: a typed declaration', () => {
  const open = (step: Step): ChatState => ({
    release: aCompleteDraft(inOrder([aTrack({ explicit: '', aiAudio: '' }), aTrack({ explicit: '', aiAudio: '' })])),
    conversation: { ...newConversation, step },
  });
  const noAi: Act[] = [{ kind: 'set-track', tracks: 'all', field: 'aiAudio', value: 'none' }];

  it('is repeated in full', () => {
    const turn = planActs(noAi, open('ai_audio'));
    expect(turn.reply).toContain('Understood. AI in the recording: not used on any track.');
  });

  it('is repeated even if it changes nothing', () => {
    const turn = planActs([{ kind: 'no' }], open('cover_songs'));
    expect(turn.operations).toEqual([]);
    expect(turn.reply).toContain('Understood. Cover songs: no track is a cover.');
  });

  it('is repeated by track where tracks differ', () => {
    const turn = planActs([{ kind: 'set-track', tracks: [2], field: 'explicit', value: 'Explicit' }], open('explicit'));
    expect(turn.reply).toContain('Understood. Explicit lyrics: not answered (track 1), explicit (track 2).');
  });

  it('is marked as typed until it is confirmed or chosen with a button', () => {
    const typed = planActs(noAi, { release: complete, conversation: { ...atEnd, step: 'ai_audio' } });
    const line = '- AI in the recording: not used on any track (as I understood what you typed)';
    const recap = say('skip', { ...typed, conversation: { ...typed.conversation, step: 'preview_start' } });
    expect(listOf(recap)).toContain(line);
    const confirmed = say('That is right', recap);
    expect(confirmed.conversation.typed).toEqual([]);
    const chosen = say('No', { ...typed, conversation: { ...typed.conversation, step: 'ai_audio' } });
    expect(chosen.reply).not.toContain('Understood.');
    expect(
      listOf(say('skip', { ...chosen, conversation: { ...chosen.conversation, step: 'preview_start' } })),
    ).not.toContain(line);
  });

  it('is regarded as chosen after a yes to an offer in full words', () => {
    const act: Act = {
      kind: 'suggest',
      said: 'some',
      suggestions: [{ label: 'some', acts: [{ kind: 'set-track', tracks: 'all', field: 'aiAudio', value: 'partly' }] }],
    };
    const turn = say('yep', planActs([act], open('ai_audio')));
    expect(turn.conversation.typed).toEqual([]);
    expect(Object.values(turn.release?.tracks ?? {}).map(({ aiAudio }) => aiAudio)).toEqual(['partly', 'partly']);
  });
});
