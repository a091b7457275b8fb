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
  if (text.length > LONGEST) return [{ kind: 'unclear' }];
  const { question } = context;
  const literal = quoted(text) !== undefined;
  const command = literal || text.length > LONGEST_STATEMENT ? undefined : commandIn(text, question);
  if (command) return command;
  const term =
    literal ||
    text.length > LONGEST_STATEMENT ||
    (question.step === 'title' && !/[?]\s*$|^(?:what is|what's|what does|explain)\b/i.test(text))
      ? undefined
      : termAsked(text);
  if (term) return term;
  const meant = /^(?:(?:no|sorry|oops|wait|actually)[,.]?\s+)*i meant\s+(.+)$/i.exec(text)?.[1];
  if (meant && context.previous) return answerOr(meant, { ...context, previous: undefined }, context.previous);
  const acts: Act[] = [];
  for (const chunk of chunksOf(text, context)) {
    const so = { ...context, pending: acts };
    acts.push(...(statementOf(chunk.text, so, chunk.isStrict) ?? answerOr(chunk.text, so, question.step)));
  }
  const isLost = acts.every(({ kind }) => kind === 'unclear');
  return (isLost ? acts.slice(0, 1) : acts.filter(({ kind }) => kind !== 'unclear')).slice(0, ACT_LIMIT);
}

const statementOf: typeof statementIn = (text, context, isStrict) =>
  text.length > LONGEST_STATEMENT ? undefined : statementIn(text, context, isStrict);

function answerOr(text: string, context: InterpretContext, step: Step): Act[] {
  const said = FREE.includes(step) ? text : withoutOpening(text);
  return answers[step](said, context) ?? statementOf(text, context, false) ?? [{ kind: 'unclear' }];
}

/** Longest message that is read at all, and the longest that can be about one thing. What is longer is no answer, and would only cost time. */
const LONGEST = 1500;
const LONGEST_STATEMENT = 300;
/** Pieces of a message, each with what stands between it and the next. */
const MOST_PIECES = 60;

/** What is said before something is said. */
const NOISE =
  /^(?:(?:oh|no|ok|okay|well|hm+|sorry|actually|wait|hold on|oops|please|hey|hi|hello)\b[ ,]*)*(?:wait|hold on|sorry|actually|oops|well|hey|hi|hello|please|ok|okay)$/i;

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
  if (pieces.length > MOST_PIECES) return [{ text, isStrict: true }];
  const chunks: Chunk[] = [];
  for (let n = 0; n < pieces.length; n += 2) {
    const piece = pieces[n] ?? '';
    if (piece.trim() === '' || (n + 2 < pieces.length && NOISE.test(piece.trim()))) continue;
    const last = chunks.at(-1);
    const begins = last === undefined || statementOf(piece, context, isStrict) !== undefined;
    if (begins) chunks.push({ text: piece, isStrict });
    else last.text += `${pieces[n - 1] ?? ' '}${piece}`;
  }
  return chunks;
}
