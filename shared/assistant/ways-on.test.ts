import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NO_TRACK, NOW, newId } from '../test/builders.ts';
import { assistantContract } from './contract.ts';
import { Choice, Conversation, newConversation } from './conversation.ts';
import { interpret } from './interpret/interpret.ts';
import { interpretContext } from './interpret-context.ts';
import { openTurn } from './open-turn.ts';
import { planTurn, type Turn } from './plan-turn.ts';
import type { Step } from './step.ts';

const needs = { artist: { artistId: AN_ARTIST, artistName: 'Mara Ellis' }, now: NOW, ids: newId };
type State = Pick<Turn, 'release' | 'conversation'>;

function say(message: string, { release, conversation }: State): Turn {
  const acts = interpret(message, interpretContext({ release, conversation, now: NOW }));
  const turn = planTurn({ release, conversation, acts, ...needs });
  return { ...turn, conversation: Conversation.parse(JSON.parse(JSON.stringify(turn.conversation))) };
}
const track = aTrack({ title: 'Harbour Light', explicit: '' });
const at = (step: Step, change: Parameters<typeof aCompleteDraft>[0] = {}): State => ({
  release: aCompleteDraft({ ...inOrder([track]), ...change }),
  conversation: { ...newConversation, step },
});
const labels = ({ choices }: Pick<Turn, 'choices'>) => choices.map(({ label }) => label);
const linkOf = ({ choices }: Pick<Turn, 'choices'>, label: string) =>
  choices.flatMap((choice) => (choice.label === label && 'link' in choice ? [choice.link] : []))[0];

/** A message that nobody could understand. */
const NONSENSE = 'frobnicate the widgets';

describe('product 31.12: a message that is not understood twice in a row', () => {
  it('offers the question’s choices and other ways to continue', () => {
    const before = at('explicit');
    const once = say(NONSENSE, before);
    expect(labels(once)).toEqual(['Not explicit', 'Explicit', 'It is a cleaned version']);
    expect(once.reply).toContain('For individual tracks, say which ones.');
    const twice = say(NONSENSE, once);
    expect(labels(twice)).toEqual([...labels(once), 'Skip', 'Open the editor', 'Write to a person']);
    expect(twice.reply).toContain('Let’s do this another way: press one of the buttons.');
    expect(linkOf(twice, 'Open the editor')).toBe(
      `/dashboard/releases/${before.release?.id}?field=${track.id}-explicit`,
    );
    expect(linkOf(twice, 'Write to a person')).toBe('/contact?subject=Support');
    // The third reply offers the same choices, and so does a different device.
    expect(labels(say(NONSENSE, twice))).toEqual(labels(twice));
    expect(labels(openTurn({ ...twice, now: NOW }))).toEqual(labels(twice));
  });

  it.each(['what is an EP?', 'thanks', 'why?'])('starts counting again after: %s', (message) => {
    const talked = say(message, say(NONSENSE, at('explicit')));
    expect(talked.conversation.misses).toBe(0);
    expect(labels(say(NONSENSE, talked))).not.toContain('Write to a person');
  });

  it('starts counting again at the next question', () => {
    const answered = say('not explicit', say(NONSENSE, at('explicit')));
    expect(answered.conversation).toMatchObject({ misses: 0 });
    expect(answered.nextStep).not.toBe('explicit');
    expect(labels(say(NONSENSE, answered))).not.toContain('Write to a person');
  });

  it('counts a plain yes if a value is needed, and a store that nobody knows', () => {
    for (const [step, message] of [
      ['version', 'yes'],
      ['stores', 'only Flumbergast'],
    ] as const)
      expect(labels(say(message, say(message, at(step))))).toContain('Write to a person');
  });

  it.each<[Step, string]>([
    ['title', 'release-title'],
    ['track_titles', `${track.id}-title`],
    ['cover_art', 'release-cover'],
    ['p_line', 'release-pLine'],
    ['writers', `${track.id}-composers`],
  ])('links to the editor’s control for %s', (step, field) => {
    const turn = openTurn({ ...at(step, { version: '' }), step, now: NOW });
    const stuck = { release: turn.release, conversation: { ...turn.conversation, misses: 2 } };
    expect(linkOf(openTurn({ ...stuck, step, now: NOW }), 'Open the editor')).toContain(`?field=${field}`);
  });

  it('links to the track that has no file yet', () => {
    const silent = aTrack({ id: NO_TRACK, title: 'Second', audio: null });
    const release = aCompleteDraft(inOrder([track, silent]));
    const turn = openTurn({ release, conversation: { ...newConversation, step: 'audio_files', misses: 2 }, now: NOW });
    expect(linkOf(turn, 'Open the editor')).toContain(`${silent.id}-audio`);
  });

  it('drops the offer and asks the step’s question', () => {
    const days = say('03/04/2027', at('sales_start', { salesStart: '' }));
    const once = say(NONSENSE, days);
    expect(labels(once)).toEqual(labels(days));
    const twice = say(NONSENSE, once);
    expect(twice.conversation.offer).toBeNull();
    expect(labels(twice)).toContain('Write to a person');
  });

  it('offers a person at once without a release, because nothing can be counted', () => {
    const turn = planTurn({ release: null, conversation: newConversation, acts: [{ kind: 'unclear' }], ...needs });
    expect(labels(turn)).toEqual(['Write to a person']);
  });

  it('never links to a different site', () => {
    expect(Choice.safeParse({ label: 'x', link: '//evil.test' }).success).toBe(false);
    expect(Choice.safeParse({ label: 'x', link: 'https://evil.test' }).success).toBe(false);
    const stored = { label: 'Pop', message: 'Pop' };
    expect(assistantContract['POST /api/assistant/messages'].reply.shape.choices.parse([stored])).toEqual([stored]);
  });
});
