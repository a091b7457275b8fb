import { newRelease } from '../releases/release.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import type { Act } from './act.ts';
import { Conversation, newConversation } from './conversation.ts';
import { interpret } from './interpret/interpret.ts';
import { interpretContext } from './interpret-context.ts';
import { openTurn } from './open-turn.ts';
import type { Turn } from './plan-turn.ts';
import type { Step } from './step.ts';
import { type ChatState, planActs, say } from './test/say-in-chat.ts';

const at = (step: Step, change: Partial<Parameters<typeof aCompleteDraft>[0]> = {}): ChatState => ({
  release: aCompleteDraft({ ...inOrder([aTrack({ title: 'Harbour Light' })]), ...change }),
  conversation: { ...newConversation, step },
});
const lastPart = ({ reply }: Turn) => reply.split('\n\n').at(-1);
const labels = ({ choices }: Turn) => choices.map(({ label }) => label);

/** Builds a suggestion as an interpreter would: the words as typed, and one reading of them. */
const suggests = (typed: string, ...acts: Extract<Act, { kind: 'suggest' }>['suggestions'][number]['acts']): Act => ({
  kind: 'suggest',
  said: typed,
  suggestions: [{ label: typed, acts }],
});

describe('product 31.10: an offer', () => {
  const blueHour = suggests('maybe Blue Hour', { kind: 'set-release', field: 'title', value: 'Blue Hour' });
  const untitled = newRelease({ id: newId('release'), artistId: AN_ARTIST, now: NOW });
  const atTitle: ChatState = { release: untitled, conversation: newConversation };

  it('asks whether a name is right, with a yes and a way to type it', () => {
    const turn = planActs([blueHour], atTitle);
    expect(lastPart(turn)).toBe('Should I write “Blue Hour” as the title?');
    expect(labels(turn)).toEqual(['Yes', 'No, let me type it']);
    expect(turn).toMatchObject({ operations: [], nextStep: 'title', release: { title: untitled.title } });
  });

  it.each<[string, Act, string]>([
    [
      'exactly as typed',
      suggests('its me', { kind: 'set-release', field: 'title', value: 'its me' }),
      'Should I write “its me” as the title, exactly like that?',
    ],
    [
      'of a track',
      suggests('2 is dawn', { kind: 'set-track', tracks: [1], field: 'title', value: 'Dawn' }),
      'Should I write “Dawn” as the title of track 1?',
    ],
    [
      'who wrote music and words, once',
      suggests(
        'sam did it',
        { kind: 'credit', how: 'add', tracks: 'all', named: { list: 'composers', credits: [{ name: 'Sam Ortiz' }] } },
        { kind: 'credit', how: 'add', tracks: 'all', named: { list: 'lyricists', credits: [{ name: 'Sam Ortiz' }] } },
      ),
      'Should I write “Sam Ortiz” as a writer?',
    ],
    [
      'several names in one role, the artist by name',
      suggests('me and ana', {
        kind: 'credit',
        how: 'add',
        tracks: 'all',
        named: {
          list: 'contributors',
          credits: [
            { name: 'me', role: 'Mixing Engineer' },
            { name: 'Ana', role: 'Mixing Engineer' },
          ],
        },
      }),
      'Should I write “Mara Ellis” and “Ana” as Mixing Engineer?',
    ],
    [
      'a line with its year',
      suggests('my label', { kind: 'set-release', field: 'pLine', value: { year: 2026, holder: 'my label' } }),
      'Should I write “2026 my label” as the P-line?',
    ],
    [
      'a choice by its own name',
      suggests('poppish', { kind: 'set-release', field: 'primaryGenre', value: 'pop' }),
      'Did you mean Pop?',
    ],
    [
      'a declaration in full words',
      suggests('some', { kind: 'set-track', tracks: 'all', field: 'aiAudio', value: 'partly' }),
      'Did you mean AI in the recording: used in part?',
    ],
  ])('describes what would be written: %s', (_, suggestion, text) => {
    const release = aCompleteDraft(inOrder([aTrack({ title: 'Harbour Light', artists: [] })]));
    expect(lastPart(planActs([suggestion], { release, conversation: newConversation }))).toBe(text);
  });

  it('saves the value after a yes, pressed or typed in different words', () => {
    for (const yes of ['Yes', 'yep']) {
      const turn = say(yes, planActs([blueHour], atTitle));
      expect(turn.release?.title).toBe('Blue Hour');
      expect(turn.nextStep).toBe('track_count');
      expect(turn.conversation.offer).toBeNull();
    }
  });

  it('asks the question again after a no, or after its button', () => {
    for (const no of ['No, let me type it', 'no']) {
      const turn = say(no, planActs([blueHour], atTitle));
      expect(turn).toMatchObject({ operations: [], nextStep: 'title', conversation: { offer: null } });
      expect(lastPart(turn)).toBe('What is the title of your release?');
    }
  });

  it('does not treat a value that was only offered as an answer', () => {
    const before = at('record_label', { recordLabel: '' });
    const label = suggests('my label', { kind: 'set-release', field: 'recordLabel', value: 'my label' });
    const offered = planActs([label], before);
    expect(offered.conversation).toMatchObject({ step: 'record_label', settled: [] });
    expect(offered.release?.recordLabel).toBe('');
    // An answer to a different question leaves the offer open.
    const other = say('the genre is rock', offered);
    expect(other.release?.primaryGenre).toBe('rock');
    expect(other.conversation).toMatchObject({ offer: offered.conversation.offer, settled: ['primary_genre'] });
    expect(other.conversation.settled).not.toContain('record_label');
  });

  it.each([
    ['it comes out june 5th', { salesStart: '2027-06-05' }],
    ['oh and by the way the label is Ferry House', { recordLabel: 'Ferry House' }],
    ['das Genre ist Rock', { primaryGenre: 'rock' }],
  ])('reads “%s” as what it says while a title is offered, and repeats the offer', (words, release) => {
    const offered = say('Do I know you', { release: null, conversation: newConversation });
    const turn = say(words, offered);
    expect(turn.release).toMatchObject({ ...release, title: offered.release?.title });
    expect(lastPart(turn)).toBe(lastPart(offered));
  });

  it.each(['Written in the Stars', 'Do I', 'Old Country'])('reads “%s” as the title while one is offered', (words) => {
    const offered = say('Do I know you', { release: null, conversation: newConversation });
    expect(say(words, offered).release?.title).toBe(words);
  });

  it('does not list a value as inherited if it was typed while an offer was open', () => {
    const offered = say('Do I know you', { release: null, conversation: newConversation });
    const turn = say('Do I', say('genre is rock', offered));
    expect(turn.reply).not.toContain('I copied this');
  });

  it('keeps the question open if only part of the answer is certain', () => {
    const named = (name: string, role: 'Primary' | 'Featuring'): Extract<Act, { kind: 'credit' }> => ({
      kind: 'credit',
      how: 'add',
      tracks: 'all',
      named: { list: 'artists', credits: [{ name, role }] },
    });
    const acts = [named('Bo Lind', 'Primary'), suggests('and ana i guess', named('Ana Lima', 'Featuring'))];
    const turn = planActs(acts, at('artists'));
    expect(turn.conversation).toMatchObject({ step: 'artists', settled: [] });
    expect(say('yes', turn).conversation.settled).toEqual(['artists']);
  });

  it('saves certain values and asks about the rest', () => {
    const acts: Act[] = [
      { kind: 'set-release', field: 'title', value: 'Night Ferry' },
      suggests('housey', { kind: 'set-release', field: 'primaryGenre', value: 'dance' }),
    ];
    const turn = planActs(acts, atTitle);
    expect(turn).toMatchObject({ nextStep: 'primary_genre', release: { title: 'Night Ferry', primaryGenre: '' } });
    const refused = say('no', turn);
    expect(lastPart(refused)).toBe('Which genre is it?');
  });

  it('gives each of several readings a button', () => {
    const turn = say('03/04/2027', at('sales_start', { salesStart: '' }));
    expect(labels(turn)).toEqual(['Apr 3, 2027', 'Mar 4, 2027', 'No, let me type it']);
    // A yes does not choose between two dates.
    expect(lastPart(say('yes', turn))).toBe(lastPart(turn));
    expect(say('Mar 4, 2027', turn).release?.salesStart).toBe('2027-03-04');
  });

  it('asks about several parts of a message together, and reports those it cannot ask about', () => {
    const label = suggests('ferry house', { kind: 'set-release', field: 'recordLabel', value: 'Ferry House' });
    const genre = suggests('poppish', { kind: 'set-release', field: 'primaryGenre', value: 'pop' });
    const both = planActs([label, genre], at('record_label'));
    expect(lastPart(both)).toBe('Did you mean “Ferry House” as the record label and Pop?');
    expect(say('yes', both).release).toMatchObject({ recordLabel: 'Ferry House', primaryGenre: 'pop' });
    const days = interpret('03/04/2027', interpretContext({ ...at('sales_start'), now: NOW }));
    expect(planActs([label, ...days], at('sales_start')).reply).toContain('I didn’t use: “ferry house”.');
  });

  it('is repeated after talk, and if the conversation is resumed on a different device', () => {
    const offered = planActs([blueHour], atTitle);
    const talked = say('what is a P-line?', offered);
    expect(lastPart(talked)).toBe(lastPart(offered));
    expect(say('yes', talked).release?.title).toBe('Blue Hour');
    const stored = Conversation.parse(JSON.parse(JSON.stringify(offered.conversation)));
    const opened = openTurn({ release: offered.release, conversation: stored, now: NOW });
    expect(opened.reply).toContain('Should I write “Blue Hour” as the title?');
    expect(say('yes', opened).release?.title).toBe('Blue Hour');
    // A value is also offered for a field that the release already has.
    const genre = suggests('rocky', { kind: 'set-release', field: 'primaryGenre', value: 'rock' });
    const other = planActs([genre], at('primary_genre'));
    expect(openTurn({ ...other, now: NOW }).reply).toContain('Did you mean Rock?');
  });

  it('creates the release, so that a yes has something to answer', () => {
    const turn = planActs([blueHour], { release: null, conversation: newConversation });
    expect(turn.operations).toEqual([{ kind: 'create-release', release: turn.release }]);
    expect(turn.conversation.offer).not.toBeNull();
  });

  it('accepts an offer that was stored before offers had a text', () => {
    const { offer: _, ...old } = { ...newConversation, step: 'primary_genre' };
    const conversation = Conversation.parse({
      ...old,
      offered: [{ kind: 'set-release', field: 'primaryGenre', value: 'pop' }],
    });
    const state = { ...at('primary_genre', { primaryGenre: '' }), conversation };
    expect(say('yes', state).release?.primaryGenre).toBe('pop');
    expect(Conversation.parse({ ...old, offered: [] }).offer).toBeNull();
  });

  it('mentions that quotes help if free text is asked for', () => {
    const hint = 'A name that looks like a sentence? Type it in quotes: “Do I Know You”.';
    expect(say('hello', atTitle).asked.hint).toBe(hint);
    expect(say('hello', at('primary_genre', { primaryGenre: '' })).asked.hint).toBeUndefined();
  });
});

test('reports the part of a message that was not used (product 31.11)', () => {
  const turn = say('frobnicate the widgets, the label is Ferry House', at('secondary_genre', { recordLabel: '' }));
  expect(turn.release?.recordLabel).toBe('Ferry House');
  expect(turn.reply).toContain('I didn’t use: “frobnicate the widgets”.');
});
