import { requiredItems } from '../../releases/completeness.ts';
import { rightsLineText } from '../../releases/rights-line-text.ts';
import { AS_SOON_AS_POSSIBLE } from '../../releases/sales-start.ts';
import { always, IN_QUOTES, type Question, quickReplies } from '../question.ts';

/** Questions about ownership and release dates. */
export const rightsAndDates = {
  p_line: {
    step: 'p_line',
    places: ['pLine'],
    isRequired: true,
    applies: always,
    isAnswered: requiredItems.pLine.isPresent,
    ask: () => 'Who owns the recording, and since which year? For example “2026 Ferry House”. That’s the P-line.',
    why: 'The P-line names the owner of the recording. Without a label, that’s usually you.',
    hint: IN_QUOTES,
    choices: () => quickReplies('I own it'),
  },
  c_line: {
    step: 'c_line',
    places: ['cLine'],
    isRequired: true,
    applies: always,
    isAnswered: requiredItems.cLine.isPresent,
    ask: () => 'And who owns the artwork and the text? That’s the C-line, and usually the same as the P-line.',
    why: 'The C-line names the owner of the cover and the text. Stores show both lines under the release.',
    hint: IN_QUOTES,
    choices: ({ pLine }) =>
      pLine ? [{ label: `Same: ${rightsLineText(pLine)}`, message: 'Same' }] : quickReplies('I own it'),
    yes: ({ pLine }) => (pLine ? [{ kind: 'set-release', field: 'cLine', value: pLine }] : []),
  },
  record_label: {
    step: 'record_label',
    places: ['recordLabel'],
    isRequired: false,
    applies: always,
    isAnswered: ({ recordLabel }) => recordLabel !== '',
    ask: () => 'Is there a record label? If you release it yourself, just say no.',
    why: 'Stores show the label next to the release. Many independent artists leave it out.',
    hint: IN_QUOTES,
    choices: () => quickReplies('No label'),
    no: () => [{ kind: 'skip' }],
  },
  sales_start: {
    step: 'sales_start',
    places: ['salesStart'],
    isRequired: true,
    applies: always,
    isAnswered: requiredItems.salesStart.isPresent,
    ask: () => 'When should it come out: on a certain day, or as soon as possible?',
    why: 'A day more than 4 weeks ahead gives stores and playlist editors the time they need. As soon as possible is fastest.',
    choices: () => quickReplies('As soon as possible', 'In 5 weeks'),
  },
  pre_order: {
    step: 'pre_order',
    places: ['preOrder'],
    isRequired: false,
    applies: ({ salesStart }) => salesStart !== '' && salesStart !== AS_SOON_AS_POSSIBLE,
    isAnswered: ({ preOrder }) => preOrder !== '',
    ask: () => 'Should fans be able to pre-order it? From which day? If not, just say no.',
    why: 'With a pre-order, fans buy or save it before it’s out, and it all counts on the first day.',
    choices: () => quickReplies('No pre-order', '2 weeks before'),
    no: () => [{ kind: 'skip' }],
  },
  original_release: {
    step: 'original_release',
    places: ['originalRelease'],
    isRequired: false,
    applies: always,
    isAnswered: ({ originalRelease }) => originalRelease !== '',
    ask: () => 'Has it been released before, anywhere? If so, when was the first time? If it’s new, just say no.',
    why: 'Music that came out before keeps its first date, so that it isn’t shown as new and keeps its plays.',
    choices: () => quickReplies('It is new'),
    no: () => [{ kind: 'skip' }],
  },
} as const satisfies Record<string, Question>;
