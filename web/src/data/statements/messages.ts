import type { SetAsideReason } from '../../../../shared/royalties/set-aside.ts';
import type { Statement } from '../../../../shared/statements/statement.ts';
import type { StatementState } from '../../../../shared/statements/statement-state.ts';
import type { StatementTab } from '../../../../shared/statements/statement-tab.ts';
import { keysOf } from '../../../../shared/typed-record.ts';
import { decimalText } from '../../lib/decimal-text.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';
import { textFor } from '../../lib/text-for.ts';

/** The states of a statement, in a word or two (product 30.1). */
export const statementStateText: Record<StatementState, string> = {
  'awaiting-file': 'Waiting for the file',
  reading: 'Being read',
  stopped: 'Stopped',
  ready: 'To approve',
  approved: 'Approved',
  posting: 'Being posted',
  posted: 'Posted',
  reversing: 'Being reversed',
  reversed: 'Reversed',
  discarded: 'Discarded',
};

/** The tabs of the list (product 30.1). */
export const statementTabText: Record<StatementTab, string> = {
  'to-approve': 'To approve',
  stopped: 'Stopped',
  'in-progress': 'In progress',
  posted: 'Posted',
  reversed: 'Reversed',
  discarded: 'Discarded',
};

type Stage = Extract<Statement, { state: 'reading' }>['progress']['stage'];

/** The stages of reading a statement. */
export const stageText: Record<Stage, string> = {
  waiting: 'Waiting for its turn',
  fetching: 'Fetching the file',
  reading: 'Reading the lines',
  storing: 'Storing the lines',
  matching: 'Matching recordings',
  planning: 'Working out what each artist gets',
};

type MatchKind = keyof Extract<Statement, { matches: unknown }>['matches'];

/** The kinds of matches. */
export const matchKindText: Record<MatchKind, string> = {
  matched: 'Matched',
  withdrawn: 'On withdrawn releases',
  'two-owners': 'Two artists have this code',
  'two-releases': 'On two releases',
  unmatched: 'Not matched',
};

export const matchKinds = keysOf(matchKindText);

/** The reasons why a row is not a sale (product 23.25). */
export const setAsideText: Record<SetAsideReason, string> = {
  total: 'Totals',
  excluded: 'Left out by the layout',
  unnamed: 'No recording named',
  'other-currency': 'In another currency',
  header: 'Repeated header',
  note: 'Notes',
  blank: 'Blank rows',
};

const elsewhere = (details: Record<string, unknown>): string => {
  const state = textFor(statementStateText, details.state);
  return state ? `It has changed. It is now ${state.toLowerCase()}.` : 'Somebody else has changed it.';
};

const listed = (names: unknown): string => (Array.isArray(names) ? names.join(', ') : 'Another statement');

const found = {
  'statement-not-found': 'This statement doesn’t exist.',
  'statement-elsewhere': elsewhere,
} as const;

export const statementsMessage = messageFor<
  | 'GET /api/admin/statements'
  | 'GET /api/admin/statements/{statementId}/artists'
  | 'GET /api/admin/statements/{statementId}/unmatched'
  | 'GET /api/admin/statements/{statementId}/bad-lines'
  | 'GET /api/admin/statements/{statementId}/head'
  | 'GET /api/admin/statements/{statementId}/set-aside'
  | 'GET /api/admin/statement-mappings'
  | 'GET /api/admin/statement-tracks'
  | 'DELETE /api/admin/statement-mappings/{mappingId}'
  | 'GET /api/admin/statement-territories'
  | 'DELETE /api/admin/statement-territories/{territoryNameId}'
>({ 'statement-not-found': found['statement-not-found'] });

/** Explains why a statement cannot be shown. Also used for an invalid URL. */
export const statementMessage = messageFor<'GET /api/admin/statements/{statementId}'>({
  'statement-not-found': found['statement-not-found'],
  'invalid-request': found['statement-not-found'],
});

/** Explains why a file was rejected. */
export const rejectedFileMessage = messageFor<
  | 'POST /api/admin/statements'
  | 'GET /api/admin/statements/{statementId}/upload'
  | 'POST /api/admin/statements/{statementId}/uploaded'
>({ ...found, 'statement-file-missing': 'The file didn’t upload completely. Please choose it again.' });

/** Explains why the original file cannot be downloaded. */
export const originalMessage = messageFor<'GET /api/admin/statements/{statementId}/original'>({
  'statement-not-found': found['statement-not-found'],
  'statement-file-missing': 'The file has not arrived.',
});

/** Explains why a column cannot be the amount. */
export const notAmountsMessage = (column: string, example: string): string =>
  `“${column}” holds no amounts: it begins with “${example}”. Choose the column with the amounts you are paid.`;

const mappingWrong = ({ column, repeated, text, example, known }: Record<string, unknown>): string => {
  if (column) return `The file has no column “${column}”.`;
  if (repeated) return `Two columns are called “${repeated}”. Rename one of them in the file, and drop it again.`;
  if (text) return notAmountsMessage(String(text), String(example));
  if (known) return `This file is already read as “${known}”, so its columns need no mapping.`;
  return 'Choose the column with the ISRC, the UPC or the title. Without one, lines can’t be matched.';
};

/** Explains why an action on a statement was rejected. */
export const statementActionMessage = messageFor<
  | 'POST /api/admin/statements/{statementId}/given'
  | 'POST /api/admin/statements/{statementId}/mapping'
  | 'POST /api/admin/statements/{statementId}/territories'
  | 'PUT /api/admin/statements/{statementId}/matches/{key}'
  | 'DELETE /api/admin/statements/{statementId}/matches/{key}'
  | 'POST /api/admin/statements/{statementId}/match'
  | 'POST /api/admin/statements/{statementId}/deductions'
  | 'DELETE /api/admin/statements/{statementId}/deductions/{deductionId}'
  | 'POST /api/admin/statements/{statementId}/approve'
  | 'POST /api/admin/statements/{statementId}/resume'
  | 'POST /api/admin/statements/{statementId}/reverse'
  | 'POST /api/admin/statements/{statementId}/discard'
  | 'POST /api/admin/statements/{statementId}/split'
>({
  ...found,
  ...freshSignInMessages,
  'mapping-wrong': mappingWrong,
  'recording-not-found': 'This recording is no longer in the list.',
  'release-not-found': 'This release no longer exists.',
  'track-not-found': 'This track no longer exists.',
  'deductions-too-large': ({ amount, deducted, currency }) =>
    Number(amount) > 0
      ? `The deductions would come to ${currency} ${decimalText(String(deducted))}, more than the ${currency} ${decimalText(String(amount))} of the statement.`
      : `This statement comes to ${currency} ${decimalText(String(amount))}, so nothing can be deducted from it.`,
  'too-many-deductions': 'A statement can have up to 20 deductions. Combine some of them.',
  'deduction-not-found': 'This deduction was already removed.',
  'statement-plan-changed': 'The amounts to post have changed. Please check them again.',
  'statement-lines-changed':
    'Another statement from this payer was posted or reversed after this one was read. Please read this one again, then check it.',
  'statement-relied-on': ({ fileNames }) =>
    `${listed(fileNames)} left out lines because this statement has them. Reverse that one first.`,
  'statement-approved-by-you': 'You have already approved it. Someone else has to approve it too.',
});
