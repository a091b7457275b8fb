import type { Release } from '../releases/release.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import { chosenAnswer } from './chosen-answer.ts';
import { newConversation } from './conversation.ts';
import { interpret } from './interpret/interpret.ts';
import { interpretContext } from './interpret-context.ts';
import { planTurn, type Turn } from './plan-turn.ts';
import { questions } from './questions.ts';
import { type Step, steps } from './step.ts';

const needs = { artist: { artistId: AN_ARTIST, artistName: 'Mara Ellis' }, now: NOW, ids: newId };
type State = Pick<Turn, 'release' | 'conversation'> & { changes: Turn['changes'] };

/** Plans the turn for a message. An undo reverts the changes of the previous turn. */
function say(message: string, { release, conversation, changes }: State): Turn {
  const acts = interpret(message, interpretContext({ release, conversation, now: NOW }));
  return planTurn({ release, conversation, acts, lastChanges: changes, ...needs });
}
const at = (step: Step, release: Release | null): State => ({
  release,
  conversation: { ...newConversation, step },
  changes: [],
});
const draft = (change: Parameters<typeof aCompleteDraft>[0] = {}) =>
  aCompleteDraft({ ...inOrder([aTrack({ title: 'Harbour Light' })]), ...change });
const changed = (turn: Turn, change: Partial<Release>): Turn =>
  ({ ...turn, release: { ...(turn.release as Release), ...change } }) as Turn;

describe('product 31.13: undo reverts the last turn that changed something', () => {
  it('says so and asks the question again', () => {
    const answered = say('the genre is rock', at('record_label', draft({ primaryGenre: 'pop' })));
    expect(answered.release?.primaryGenre).toBe('rock');
    const undone = say('undo', answered);
    expect(undone.release?.primaryGenre).toBe('pop');
    expect(undone.reply).toContain('I undid my last change.');
    expect(undone.reply).toContain('Saved. Primary genre: Pop.');
    expect(undone).toMatchObject({ nextStep: 'primary_genre', isUndo: true });
    expect(undone.conversation.settled).not.toContain('primary_genre');
  });

  it('removes tracks that were added, and their titles, while they are empty', () => {
    const counted = say('3 tracks', at('track_count', draft({ tracks: {}, trackIds: [] })));
    expect(counted.release?.trackIds).toHaveLength(3);
    const undone = say('undo', counted);
    expect(undone.release).toMatchObject({ trackIds: [], tracks: {} });
    expect(undone.operations.map(({ kind }) => kind)).toEqual(['remove-track', 'remove-track', 'remove-track']);
    expect(undone.reply).toContain('Saved. 3 tracks removed.');
    expect(undone.nextStep).toBe('track_count');

    const begun = say('an EP called Night Ferry with 2 songs', at('title', null));
    expect(say('undo', begun).release).toMatchObject({ title: 'Untitled Release', trackIds: [] });
  });

  it('keeps a track that has been filled in since', () => {
    const counted = say('2 tracks', at('track_count', draft({ tracks: {}, trackIds: [] })));
    const { trackIds, tracks } = counted.release as Release;
    const [first = newId('track')] = trackIds;
    const track = tracks[first];
    if (!track) throw new Error('Two tracks were added');
    const titled = changed(counted, { tracks: { ...tracks, [first]: { ...track, title: 'Dawn' } } });
    const undone = say('undo', titled);
    expect(undone.release?.trackIds).toEqual([first]);
    expect(undone.reply).toContain('Track 1 isn’t empty any more, so it stays.');
  });

  it('never overwrites what has been changed since', () => {
    const answered = say('the genre is rock', at('record_label', draft({ primaryGenre: 'pop' })));
    const undone = say('undo', changed(answered, { primaryGenre: 'jazz' }));
    expect(undone).toMatchObject({ operations: [], release: { primaryGenre: 'jazz' } });
    expect(undone.reply).toContain('Primary genre has changed since, so it stays as it is.');
  });

  it('does not empty a list of names, and says what to do', () => {
    const named = say('Ana Lima wrote the music', at('writers', draft(inOrder([aTrack({ composers: [] })]))));
    const undone = say('undo', named);
    expect(undone.operations).toEqual([]);
    expect(undone.reply).toContain(
      'Composers keeps its names, because it can’t be empty. Please tell me the right ones.',
    );
  });

  it('says when there is nothing left', () => {
    const undone = say('undo', at('explicit', draft()));
    expect(undone.operations).toEqual([]);
    expect(undone.reply).toContain('There’s nothing left that I can undo.');
  });

  it('does nothing on a submitted release', () => {
    const submission = { at: NOW.toISOString(), agreementVersion: '1', by: AN_ARTIST };
    const answered = say('the genre is rock', at('record_label', draft({ primaryGenre: 'pop' })));
    const submitted = { ...answered, release: { ...answered.release, status: 'submitted', submission } as Release };
    expect(say('undo', submitted)).toMatchObject({ operations: [], nextStep: 'locked' });
    const back = say('back', { ...submitted, conversation: { ...submitted.conversation, trail: ['title'] } });
    expect(back.nextStep).toBe('locked');
  });
});

describe('product 31.13: back, undo, start over and summary are understood at every step', () => {
  const open = steps.filter((step) => step !== 'locked');
  it.each(open)('at %s', (step) => {
    const context = { question: questions[step], release: draft(), today: '2026-11-02' };
    for (const [words, kind] of [
      ['undo', 'undo'],
      ['Undo that.', 'undo'],
      ['back', 'back'],
      ['go back', 'back'],
      ['start over', 'start-over'],
      ['Start again!', 'start-over'],
      ['summary', 'summary'],
      ['show me everything', 'summary'],
    ])
      expect([words, interpret(words as string, context)]).toEqual([words, [{ kind }]]);
  });

  it('says that there is no question before the first one', () => {
    expect(say('back', at('title', draft())).reply).toContain('There’s no question before this one.');
  });

  it('lists the filled-in fields in a summary, and keeps the question', () => {
    const tracks = inOrder([
      aTrack({ title: 'Dawn', explicit: 'Explicit', composers: [] }),
      aTrack({ title: 'Noon', version: 'Live', explicit: 'Not Explicit', composers: [] }),
    ]);
    const turn = say('summary', at('primary_genre', draft({ ...tracks, primaryGenre: '', upc: '' })));
    expect(turn).toMatchObject({ operations: [], nextStep: 'primary_genre' });
    const lines = turn.reply.split('\n\n')[0]?.split('\n') ?? [];
    expect(lines[0]).toBe('Here’s what is filled in so far:');
    expect(lines).toContain('- Title: Night Ferry');
    expect(lines).toContain('- Tracks: “Dawn”, “Noon (Live)”');
    expect(lines).toContain('- Explicit lyrics: explicit (track 1), not explicit (track 2)');
    expect(lines.join()).not.toMatch(/UPC|Composers|Genre/);
    const begun = say('summary', at('title', null));
    expect(begun.reply).toContain('Nothing is filled in yet: we’ve only just started.');
  });
});

describe('product 31.13: starting over', () => {
  const offered = say('start over', at('explicit', draft(inOrder([aTrack({ title: 'Dawn', explicit: '' })]))));
  const pressed = (label: string) =>
    planTurn({ ...offered, acts: chosenAnswer(label, offered.conversation, offered.release) ?? [], ...needs });

  it('asks first, and then resets the conversation but not the release', () => {
    expect(offered.reply).toContain('Should I start again with the first question?');
    expect(offered.nextStep).toBe('explicit');
    const again = pressed('Yes, begin again');
    expect(again).toMatchObject({
      operations: [],
      nextStep: 'title',
      conversation: { settled: [], skipped: [], trail: [] },
    });
    expect(again.release).toEqual(offered.release);
  });

  it('continues with the same question after a no', () => {
    const on = pressed('No, go on');
    expect(on).toMatchObject({ operations: [], nextStep: 'explicit', conversation: { offer: null } });
  });

  it('explains how to delete a release, and does not delete it', () => {
    const turn = pressed('I want to delete it');
    expect(turn.reply).toContain('You delete a draft in your library, with “Delete draft” in the menu of its card');
    expect(turn.reply).toContain('Should I start again with the first question?');
    expect(turn.operations).toEqual([]);
  });

  it('asks nothing without a release', () => {
    expect(say('start over', at('title', null)).conversation.offer).toBeNull();
  });
});
