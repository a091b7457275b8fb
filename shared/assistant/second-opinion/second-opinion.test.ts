import type { Act } from '../act.ts';
import type { InterpretContext } from '../interpret/context.ts';
import { readByRules } from '../interpret/interpret.ts';
import { contextAt } from '../interpret/test/context-at.ts';
import type { Step } from '../step.ts';
import { offerDoubtfulReading } from './second-opinion.ts';

const always = () => true;
const never = () => false;
const at = (step: Step): InterpretContext => contextAt(step, { tracks: 3 });

/** Takes the second opinion on the reading by the rules, always in doubt or never. */
const actsAfterDoubt = (message: string, context: InterpretContext, isDoubtful = always): Act[] =>
  offerDoubtfulReading(readByRules(message, context), message, context, isDoubtful);

describe('the second opinion', () => {
  it('does not change a reading that it does not doubt', () => {
    const context = at('record_label');
    expect(actsAfterDoubt('Fern Hall', context, never)).toEqual(readByRules('Fern Hall', context));
  });

  it('offers every change of a doubtful reading, and keeps its answers (product 31.6)', () => {
    expect(actsAfterDoubt('Jazz, and what is a UPC?', at('primary_genre'))).toEqual([
      { kind: 'explain', term: 'UPC' },
      {
        kind: 'suggest',
        said: 'Jazz, and what is a UPC?',
        suggestions: [{ label: 'Jazz', acts: [{ kind: 'set-release', field: 'primaryGenre', value: 'jazz' }] }],
      },
    ]);
  });

  it('offers the declaration that a doubtful yes or no stands for', () => {
    expect(actsAfterDoubt('no', at('ai_audio'))).toEqual([
      {
        kind: 'suggest',
        said: 'no',
        suggestions: [{ label: 'No', acts: [{ kind: 'set-track', tracks: 'all', field: 'aiAudio', value: 'none' }] }],
      },
    ]);
  });

  it('does not doubt a message in quotes (product 31.6)', () => {
    const acts: Act[] = [{ kind: 'set-release', field: 'recordLabel', value: 'Fern Hall' }];
    expect(actsAfterDoubt('"Fern Hall"', at('record_label'))).toEqual(acts);
  });

  it('does not doubt a yes to an offer, or the offered value typed again', () => {
    const [suggest] = actsAfterDoubt('Fern Hall', at('record_label'));
    const acts = suggest?.kind === 'suggest' ? (suggest.suggestions[0]?.acts ?? []) : [];
    const offer = { text: '', step: 'record_label' as const, answers: [{ label: 'Yes', acts, means: 'yes' as const }] };
    const context = { ...at('record_label'), offer };
    expect(actsAfterDoubt('Fern Hall', context)).toEqual(acts);
    expect(actsAfterDoubt('Moss Hall', context)).toMatchObject([{ kind: 'suggest' }]);
    expect(actsAfterDoubt('yes', { ...at('ai_audio'), offer })).toEqual([{ kind: 'yes' }]);
    expect(actsAfterDoubt('no', { ...at('ai_audio'), offer })).toEqual([{ kind: 'no' }]);
  });

  it('does not change talk, or replies to questions without training messages', () => {
    expect(actsAfterDoubt('what is a UPC?', at('title'))).toEqual([{ kind: 'explain', term: 'UPC' }]);
    const acts: Act[] = [{ kind: 'declare', answers: ['exclusive:yes'] } as never];
    expect(offerDoubtfulReading(acts, 'it is all mine', at('content_id'), always)).toEqual(acts);
  });
});
