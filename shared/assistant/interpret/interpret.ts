import { ACT_LIMIT, type Act } from '../act.ts';
import type { Step } from '../step.ts';
import { answers } from './answers.ts';
import { commandIn } from './commands.ts';
import type { InterpretContext } from './context.ts';
import { cleaned, quoted, withoutOpening } from './said.ts';
import { statementIn } from './statements.ts';
import { termAsked } from './terms.ts';

/** Questions whose answer is free words: nearly everything may be one. */
const FREE: readonly Step[] = [
  'title',
  'track_titles',
  'record_label',
  'p_line',
  'c_line',
  'artists',
  'writers',
  'contributors',
];

/**
 * What a message means, as far as the embedded interpreter understands it (product 31.6). It needs no model, asks nobody, and never throws:
 * what it does not understand is `unclear`, and asked again.
 */
export function interpret(message: string, context: InterpretContext): Act[] {
  const text = cleaned(message);
  if (text === '') return [];
  const { question } = context;
  const literal = quoted(text) !== undefined;
  const command = literal ? undefined : commandIn(text, question);
  if (command) return command;
  const term =
    literal || (question.step === 'title' && !/[?]\s*$|^(?:what is|what's|what does|explain)\b/i.test(text))
      ? undefined
      : termAsked(text);
  if (term) return term;
  const meant = /^(?:(?:no|sorry|oops|wait|actually)[,.]?\s+)*i meant\s+(.+)$/i.exec(text)?.[1];
  if (meant && context.previous) return answerOr(meant, { ...context, previous: undefined }, context.previous);
  return chunksOf(text, context)
    .flatMap(
      (chunk): Act[] =>
        statementIn(chunk.text, context, chunk.isStrict) ?? answerOr(chunk.text, context, question.step),
    )
    .filter((act, _, all) => act.kind !== 'unclear' || all.every(({ kind }) => kind === 'unclear'))
    .slice(0, ACT_LIMIT);
}

function answerOr(text: string, context: InterpretContext, step: Step): Act[] {
  const said = FREE.includes(step) ? text : withoutOpening(text);
  return answers[step](said, context) ?? statementIn(text, context, false) ?? [{ kind: 'unclear' }];
}

type Chunk = { text: string; isStrict: boolean };

/**
 * A message cut where something else is spoken of: 'Night Ferry, the genre is pop' is two. What follows and says nothing by itself belongs to what
 * stands before it, commas and all.
 */
function chunksOf(text: string, context: InterpretContext): Chunk[] {
  const isFree = FREE.includes(context.question.step);
  if (quoted(text) !== undefined) return [{ text, isStrict: true }];
  const whole = answers[context.question.step](text, context);
  const isStrict = isFree || (whole?.some(({ kind }) => kind !== 'suggest') ?? false);
  const pieces = text.split(
    /(\n+|(?<=\p{L}{3}|\d|\))[.!?;]\s+|\s*,\s+(?:and\s+|but\s+)?|\s+and\s+(?=(?:the |my |it|i |change |set |make |call |only |not |track |mixed|mastered|produced|feat))|\s+(?=feat\.?\s|ft\.?\s|featuring\s))/iu,
  );
  const chunks: Chunk[] = [];
  for (let n = 0; n < pieces.length; n += 2) {
    const piece = pieces[n] ?? '';
    if (piece.trim() === '') continue;
    const last = chunks.at(-1);
    const begins = last === undefined || statementIn(piece, context, isStrict) !== undefined;
    if (begins) chunks.push({ text: piece, isStrict });
    else last.text += `${pieces[n - 1] ?? ' '}${piece}`;
  }
  return chunks;
}
