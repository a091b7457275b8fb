import { contentIdConflict } from '../../releases/content-id-conflict.ts';
import { contentIdDeclarations } from '../../releases/content-id-declarations.ts';
import {
  type ContentIdAnswer,
  type ContentIdQuestion,
  contentIdAnswer,
  contentIdQuestionNames,
} from '../../releases/content-id-questions.ts';
import type { Release } from '../../releases/release.ts';
import { CONTENT_ID } from '../../releases/stores-of-new.ts';
import type { PlainAct } from '../act.ts';
import { type Question, quickReplies } from '../question.ts';

type QuestionTexts = {
  words: string;
  /** The answer that makes a release eligible for Content ID. */
  wanted: 'yes' | 'no';
};

/** Content ID's questions as the chat asks them, worded without negations so that a plain yes or no is unambiguous. */
const questionTexts: Readonly<Record<ContentIdQuestion, QuestionTexts>> = {
  exclusive: { words: 'Do you alone have the rights, worldwide?', wanted: 'yes' },
  original: { words: 'Does it contain a cover, public-domain music or karaoke?', wanted: 'no' },
  own: { words: 'Does it have loops, samples or beats that others can use too?', wanted: 'no' },
  long: { words: 'Is every track longer than 20 seconds?', wanted: 'yes' },
};

const isStore = ({ stores }: Release): boolean => stores.includes(CONTENT_ID);
/** Finds the first question without an answer, or with one that makes the release ineligible. */
const openQuestion = ({ contentId }: Release): ContentIdQuestion | undefined =>
  contentIdQuestionNames.find((question) => contentIdAnswer(contentId, question) !== 'yes');

/** Returns the declaration made by a plain yes or no. */
const declaredBy = (question: ContentIdQuestion, answer: 'yes' | 'no'): ContentIdAnswer =>
  `${question}:${answer === questionTexts[question].wanted ? 'yes' : 'no'}`;

const leaveOut: PlainAct = { kind: 'stores', how: 'remove', stores: [CONTENT_ID] };
const add: PlainAct = { kind: 'stores', how: 'add', stores: [CONTENT_ID] };

/** Returns what yes or no means at this step: add the store, leave it out, or answer the open question. */
const meaning =
  (answer: 'yes' | 'no') =>
  (release: Release): PlainAct[] => {
    if (!isStore(release)) return answer === 'yes' ? [add] : [];
    if (contentIdConflict(release)) return [answer === 'yes' ? leaveOut : { kind: 'skip' }];
    const question = openQuestion(release);
    return question ? [{ kind: 'declare', answers: [declaredBy(question, answer)] }] : [];
  };

const ABOUT = 'It finds videos that use your music and claims them for you.';

function ask(release: Release): string {
  if (!isStore(release)) return `YouTube Content ID isn’t one of your stores. ${ABOUT} Should I add it?`;
  const conflict = contentIdConflict(release);
  if (conflict) return `${conflict} Should I leave YouTube Content ID out?`;
  const question = openQuestion(release);
  if (!question) {
    const declared = release.contentId.map((answer) => contentIdDeclarations[answer]).join('; ');
    return `For YouTube Content ID, you declared: ${declared}. If that’s wrong, please tell me what’s right.`;
  }
  const number = contentIdQuestionNames.indexOf(question) + 1;
  const count = `${number} of ${contentIdQuestionNames.length}`;
  return number === 1
    ? `YouTube Content ID asks four questions before it accepts a release. ${ABOUT} Your answers are legal declarations. ${count}: ${questionTexts[question].words}`
    : `YouTube Content ID, ${count}: ${questionTexts[question].words}`;
}

/** The questions of YouTube Content ID, one at a time, as long as that store is selected (product 31.31). */
export const contentId = {
  content_id: {
    step: 'content_id',
    places: ['contentId'],
    isRequired: true,
    applies: isStore,
    isAnswered: (release) => openQuestion(release) === undefined && contentIdConflict(release) === '',
    findings: ['content-id-open', 'content-id-refused'],
    ask,
    why: 'Content ID claims other people’s videos in your name. A claim on music that isn’t all yours is withdrawn, and can cost you your account.',
    choices: (release) =>
      !isStore(release) || openQuestion(release) === undefined || contentIdConflict(release)
        ? quickReplies('Yes', 'No')
        : quickReplies('Yes', 'No', 'Leave out YouTube Content ID'),
    yes: meaning('yes'),
    no: meaning('no'),
  },
} as const satisfies Record<string, Question>;
