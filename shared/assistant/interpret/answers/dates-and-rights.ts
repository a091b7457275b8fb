import { AS_SOON_AS_POSSIBLE } from '../../../releases/sales-start.ts';
import type { Act, PlainAct } from '../../act.ts';
import { dayText } from '../../value-text.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { daysIn } from '../days.ts';
import { numberOf } from '../numbers.ts';
import { plain } from '../said.ts';

type DayField = 'salesStart' | 'preOrder' | 'originalRelease';
const setDay = (field: DayField, value: string): PlainAct => ({ kind: 'set-release', field, value });

function onDay(
  field: DayField,
  text: string,
  { today }: InterpretContext,
  toward: 'ahead' | 'behind',
): Act[] | undefined {
  const { days, isExact } = daysIn(text, today, toward);
  const [day] = days;
  if (day === undefined) return undefined;
  if (isExact) return [setDay(field, day)];
  return [
    {
      kind: 'suggest',
      said: text.slice(0, 200),
      suggestions: days.map((one) => ({ label: dayText(one), acts: [setDay(field, one)] })),
    },
  ];
}

const SOON =
  /\b(?:as soon as (?:possible|you can|it can)|asap|a\.?s\.?a\.?p|right away|immediately|straight away|soonest|as (?:fast|quickly|early) as possible|earliest|(?<!from )now|whenever(?: it is ready)?)\b/i;
export const salesStart: Answer = (text, context) =>
  SOON.test(text) ? [setDay('salesStart', AS_SOON_AS_POSSIBLE)] : onDay('salesStart', text, context, 'ahead');

/** 'two weeks before' is counted back from the sales start. */
export const preOrder: Answer = (text, context) => {
  const before = /\b(\w+) (day|week|month)s? (?:before|earlier|ahead|prior|in advance)\b/i.exec(text);
  const start = context.release?.salesStart;
  if (before && start && start !== AS_SOON_AS_POSSIBLE) {
    const count = /^an?$/i.test(before[1] ?? '') ? 1 : numberOf(before[1] ?? '');
    const days = { day: 1, week: 7, month: 30 }[(before[2] ?? 'day').toLowerCase()] ?? 1;
    if (count)
      return [setDay('preOrder', new Date(Date.parse(start) - count * days * 86_400_000).toISOString().slice(0, 10))];
  }
  return onDay('preOrder', text, context, 'ahead') ?? (/^no\b/i.test(text) ? [{ kind: 'skip' }] : undefined);
};

export const originalRelease: Answer = (text, context) => {
  if (
    /^(?:it(?:'s| is) )?(?:all |brand )?new\b|^(?:no|never|not yet|it wasn'?t|this is (?:the )?first)\b/i.test(
      plain(text),
    )
  )
    return [{ kind: 'skip' }];
  return onDay('originalRelease', text, context, 'behind');
};
