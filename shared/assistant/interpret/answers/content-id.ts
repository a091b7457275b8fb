import type { ContentIdAnswer } from '../../../releases/content-id-questions.ts';
import { CONTENT_ID } from '../../../releases/stores-of-new.ts';
import { contentId as questions } from '../../questions/content-id.ts';
import { piecesOf } from '../clauses/pieces.ts';
import type { Answer } from '../context.ts';
import { plain } from '../words/normalize-text.ts';
import { areOnly, hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

const LEAVE_OUT =
  /^(?:please )?(?:leave|take|keep) (?:(?:youtube )?content ?id|it|this|that|the store) out$|^(?:leave|take) out (?:youtube )?content ?id$|^(?:no|without) (?:youtube )?content ?id$/;

/** Words after a yes or no that only repeat the answer: 'yes, I do', 'no, it is not'. */
const AFTERWORDS = /(?<=\w,?) (?:i|we|it|they|there) (?:do|does|am|is|are|has|have)(?: not|n't)?$/;

/**
 * Statements that each answer one of the questions. The first match wins, so statements that rule out Content ID come
 * first.
 */
const statements: readonly (readonly [RegExp, ContentIdAnswer])[] = [
  [
    /\bnon[- ]?exclusive\b|\b(?:some|any)(?:body|one) else (?:has|owns|also)\b|\bnot (?:all|only) (?:mine|ours)\b/,
    'exclusive:no',
  ],
  [
    /\bexclusive rights\b|\b(?:own|hold|have|control) (?:all|100 ?%)(?: of)?(?: the| its)? rights\b|\b(?:all|100 ?%) (?:mine|ours)\b/,
    'exclusive:yes',
  ],
  [/\b(?:no|not an?|none of (?:it|them) (?:is|are)) (?:cover|covers|cover songs?)\b/, 'original:yes'],
  [
    /\b(?:is|are|it'?s|has|have|contains?|includes?) (?:an? |one |some |also )*(?:covers?|cover songs?|karaoke|public domain)\b/,
    'original:no',
  ],
  [/\b(?:no|without|free of|not use any|didn'?t use(?: any)?|never used(?: any)?) (?:samples?|loops?)\b/, 'own:yes'],
  [
    /\b(?:has|have|uses?|used|using|contains?|with|there are|there is|there'?s) (?:an? |one |some |a few |the )*(?:\w+ )?(?:samples?|loops?|leased beats?|type beats?)\b|\bleased (?:the )?beat\b/,
    'own:no',
  ],
  [/\b(?:longer|more) than (?:20|twenty) sec/, 'long:yes'],
  [/\b(?:shorter|less) than (?:20|twenty) sec/, 'long:no'],
];

const declaredAnswers = (text: string): ContentIdAnswer[] => {
  const phrase = plain(text);
  const found = statements.find(([pattern]) => pattern.test(phrase));
  return found ? [found[1]] : [];
};

/**
 * Answers the questions about Content ID. A plain yes or no answers the open question. A statement answers the question
 * that it is about.
 */
export const contentId: Answer = (text, { release }) => {
  if (LEAVE_OUT.test(plain(text))) return [{ kind: 'stores', how: 'remove', stores: [CONTENT_ID] }];
  const answers = piecesOf(text).flatMap((piece) => declaredAnswers(piece.text));
  const ofOne = new Set(answers.map((answer) => answer.split(':')[0]));
  if (answers.length > 0) return ofOne.size === answers.length ? [{ kind: 'declare', answers }] : undefined;
  const words = wordsOf(plain(text).replace(AFTERWORDS, ''));
  if (!release || !areOnly(words, 'yes', 'no', 'filler', 'hedge', 'all', 'me')) return undefined;
  const [isYes, isNo] = [hasSaying(words, 'yes'), hasSaying(words, 'no')];
  if (isYes === isNo) return undefined;
  return isYes ? questions.content_id.yes(release) : questions.content_id.no(release);
};
