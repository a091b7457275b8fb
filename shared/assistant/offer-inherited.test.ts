import { firstCredit } from '../releases/first-credit.ts';
import { newRelease, type Release } from '../releases/release.ts';
import { defaultsAfter, firstDefaults } from '../releases/release-defaults.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import type { Act } from './act.ts';
import { chosenAnswer } from './chosen-answer.ts';
import { Conversation, newConversation } from './conversation.ts';
import { interpret } from './interpret/interpret.ts';
import { interpretContext } from './interpret-context.ts';
import { noPoints } from './open-point.ts';
import { planTurn, type Turn } from './plan-turn.ts';
import { questions } from './questions.ts';

const needs = { artist: { artistId: AN_ARTIST, artistName: 'Mara Ellis' }, now: NOW, ids: newId };
const inherited = { maker: { artistName: 'Mara Ellis', spotifyProfile: '' }, creditId: newId('credit'), now: NOW };
const blank = newRelease({ id: newId('release'), artistId: AN_ARTIST, now: NOW });
const last = aCompleteDraft({
  ...inOrder([aTrack({ title: 'Old', audioLanguage: 'ja' })]),
  primaryGenre: 'pop',
  recordLabel: 'Old House',
  stores: ['Spotify', 'Deezer'],
  territories: ['DE', 'AT'],
});
const afterLast = { ...blank, ...defaultsAfter(last, inherited) };

type State = Pick<Turn, 'release' | 'conversation'>;
function say(message: string, { release, conversation }: State): Turn {
  const acts =
    chosenAnswer(message, conversation, release) ??
    interpret(message, interpretContext({ release, conversation, now: NOW }));
  const turn = planTurn({ release, beginning: afterLast, conversation, acts, ...needs });
  return { ...turn, conversation: Conversation.parse(JSON.parse(JSON.stringify(turn.conversation))) };
}
const nothing: State = { release: null, conversation: newConversation };
const labels = ({ choices }: Turn) => choices.map(({ label }) => label);
const INTRO = 'I copied this from your last release or your profile:';
const linesOf = ({ reply }: Turn) =>
  reply
    .split('\n\n')
    .find((part) => part.startsWith(INTRO))
    ?.split('\n')
    .slice(1);

describe('product 32.8: the values that a new release inherits', () => {
  it('lists all of them in the reply that creates the release, with Keep and Change', () => {
    const turn = say('Night Ferry', nothing);
    expect(linesOf(turn)).toEqual([
      '- Artists: Mara Ellis (main artist)',
      '- Genre: Pop',
      '- Language of the titles: English',
      '- Language of the singing: Japanese',
      '- P-line: 2026 Ferry House',
      '- C-line: 2026 Ferry House',
      '- Record label: Old House',
      '- Territories: Austria, Germany',
      '- Stores: Spotify, Deezer',
    ]);
    expect(turn.reply).toMatch(/Should it all stay like this\?$/);
    expect(labels(turn)).toEqual(['Keep', 'Change']);
    expect(linesOf(say('what is an EP?', turn))).toBeUndefined();
  });

  it('lists values from the profile for the first release of an account', () => {
    const beginning = { ...blank, ...firstDefaults(inherited) };
    const acts: Act[] = [{ kind: 'set-release', field: 'title', value: 'Night Ferry' }];
    const turn = planTurn({ release: null, beginning, conversation: newConversation, acts, ...needs });
    expect(linesOf(turn)).toContain('- P-line: 2026 Mara Ellis');
    expect(linesOf(turn)).toContain('- Artists: Mara Ellis (main artist)');
  });

  it('does not list what the message itself said', () => {
    const turn = say('title: Night Ferry\nlabel: New House', nothing);
    expect(turn.release?.recordLabel).toBe('New House');
    expect(linesOf(turn)?.join()).not.toContain('New House');
  });

  it('lists them if a file came first and created the release', () => {
    const artist = firstCredit({ id: newId('credit'), artistName: 'Mara Ellis' });
    const track = aTrack({ title: 'Track 1', audioLanguage: 'ja', artists: artist ? [artist] : [] });
    const release = { ...afterLast, ...inOrder([track]) } as Release;
    const file = { mediaId: newId('media'), fileName: 'harbour.wav', verdict: 'ready' } as const;
    const turn = planTurn({ release, conversation: newConversation, acts: [], file, ...needs });
    expect(linesOf(turn)).toContain('- Language of the singing: Japanese');
    expect(linesOf(turn)).toContain('- Record label: Old House');
    expect(labels(turn)).toEqual(['Keep', 'Change']);
    // A second file does not repeat the list, and a release created in the editor has no list.
    expect(linesOf(planTurn({ ...turn, acts: [], file, ...needs }))).toBeUndefined();
    expect(linesOf(say('thanks', { release, conversation: newConversation }))).toBeUndefined();
  });

  it('waits for the answer to an offer that creates the release', () => {
    const suggestion: Act = {
      kind: 'suggest',
      said: 'its me',
      suggestions: [{ label: 'its me', acts: [{ kind: 'set-release', field: 'title', value: 'its me' }] }],
    };
    const offered = planTurn({ ...nothing, beginning: afterLast, acts: [suggestion], ...needs });
    expect(linesOf(offered)).toBeUndefined();
    expect(linesOf(say('Yes', offered))).toContain('- Genre: Pop');
  });

  it('does not list them in a conversation from before this was introduced', () => {
    const { inherited: _, ...old } = newConversation;
    expect(Conversation.parse(old).inherited).toBe('told');
  });

  it('continues with the first open question after Keep', () => {
    for (const keep of ['Keep', 'yes']) {
      const turn = say(keep, say('Night Ferry', nothing));
      expect(turn).toMatchObject({ operations: [], nextStep: 'track_count', conversation: { offer: null, ahead: [] } });
    }
  });

  it('asks which value should change after a no', () => {
    const turn = say('no', say('Night Ferry', nothing));
    expect(turn.reply).toContain('What should change? I’ll go through it with you');
    expect(turn.reply).toContain('Filled in now: Genre: Pop.');
  });

  it('asks about these fields one by one after Change, with the current value and a way to keep it', () => {
    const walked: string[] = [];
    let turn = say('Change', say('Night Ferry', nothing));
    expect(turn.reply).toContain('Filled in now: Genre: Pop.');
    expect(labels(turn)[0]).toBe('Keep it');
    turn = say('rock', turn);
    expect(turn.release?.primaryGenre).toBe('rock');
    // Talk does not leave the question; keeping its answer moves on.
    turn = say('what is a P-line?', turn);
    while (turn.conversation.ahead.length > 0) {
      walked.push(turn.nextStep);
      turn = say('Keep it', turn);
    }
    expect(walked).toEqual(['metadata_language', 'p_line', 'c_line', 'record_label', 'territories', 'stores']);
    expect(turn).toMatchObject({ nextStep: 'track_count', release: { recordLabel: 'Old House', stores: last.stores } });
  });

  it('asks every answered question again after starting over', () => {
    const offered = say('start over', { release: last, conversation: { ...newConversation, step: 'version' } });
    let turn = say('Yes, begin again', offered);
    expect(turn.reply).toContain('Filled in now: Title: Night Ferry.');
    const walked: string[] = [];
    while (turn.conversation.ahead.length > 0) {
      walked.push(turn.nextStep);
      turn = say('Keep it', turn);
    }
    expect(walked.slice(0, 4)).toEqual(['title', 'track_count', 'track_titles', 'artists']);
    expect(turn.release).toEqual(last);
  });
});

describe('product 31.2: the language of the singing is always asked', () => {
  const release = { ...last, ...inOrder([aTrack({ title: 'Old', audioLanguage: 'ja' })]) } as Release;

  it('asks even if new tracks have a language, and only required questions are asked', () => {
    const atCovers = {
      release,
      conversation: { ...newConversation, step: 'cover_songs', settled: ['artists'] },
    } satisfies State;
    const turn = planTurn({ ...atCovers, acts: [{ kind: 'only-required' }], ...needs });
    expect(turn.nextStep).toBe('audio_language');
    expect(say('Japanese', turn).nextStep).not.toBe('audio_language');
  });

  it('states the current language', () => {
    expect(
      questions.audio_language.ask(release, { losslessMb: 100, points: noPoints, stand: newConversation }),
    ).toContain('It’s set to Japanese now.');
    expect(questions.audio_language.choices?.(release, noPoints)[0]).toEqual({
      label: 'Japanese',
      message: 'Japanese',
    });
  });
});
