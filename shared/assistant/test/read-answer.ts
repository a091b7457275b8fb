import { aCompleteDraft, aTrack, inOrder } from '../../test/builders.ts';
import type { Act, PlainAct } from '../act.ts';
import { answers } from '../interpret/answers.ts';
import { questions } from '../questions.ts';
import type { Step } from '../step.ts';

/** Abbreviates an act: 'aiAudio 1,3: none'. */
function inShort(act: PlainAct): string {
  if (act.kind === 'set-track')
    return `${act.field} ${act.tracks === 'all' ? 'all' : act.tracks.join(',')}: ${act.value}`;
  if (act.kind === 'set-release') return `${act.field}: ${JSON.stringify(act.value).replaceAll('"', '')}`;
  return act.kind === 'licence' ? `licence: ${act.answer}` : act.kind;
}

const words = (act: Act): string =>
  act.kind === 'suggest' ? `asks: ${act.suggestions.map(({ label }) => label).join(' | ')}` : inShort(act);

/** Abbreviates what a text means as an answer to a question about a release with these tracks; '-' for nothing. */
export function readAnswer(step: Step, text: string, titles: readonly string[]): string {
  const release = aCompleteDraft(inOrder(titles.map((title) => aTrack({ title }))));
  const acts = answers[step](text, { question: questions[step], release, today: '2026-11-02' });
  return acts?.map(words).join('; ') ?? '-';
}
