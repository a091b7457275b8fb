import { AS_SOON_AS_POSSIBLE } from '../../../releases/sales-start.ts';
import type { Act, PlainAct } from '../../act.ts';
import { dayText } from '../../value-text.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { daysIn } from '../days.ts';
import { numberOf } from '../numbers.ts';
import { plain, unquoted } from '../said.ts';

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

const MINE =
  /^(?:it(?:'s| is) )?(?:me|myself|mine|i(?: do| own it(?: myself| all)?| am)?|my own|i own (?:it|the (?:recording|rights|master|artwork|cover)|both|everything)(?: myself| too| as well)?)$/;
const LINE_CUE =
  /^(?:(?:the )?[pc][- ]?line(?: is|:| to)?|it(?:'s| is)(?: owned by)?|owned by|owner(?: is|:)?|(?:the )?holder(?: is|:)?|℗|©|\(p\)|\(c\)|copyright|by)\s*/i;

/** 'Ferry House', '2024 Ferry House', 'Ferry House, 2024', 'I own it'. Without a year it is this year's. */
function lineIn(text: string, { today }: InterpretContext): { year: number; holder: string } | undefined {
  let said = text.trim().replace(/\.$/, '');
  for (let n = 0; n < 3; n++) said = said.replace(LINE_CUE, '').trim();
  if (MINE.test(plain(said))) return { year: Number(today.slice(0, 4)), holder: 'me' };
  const years = [...said.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => year);
  const year = years[0] === undefined ? Number(today.slice(0, 4)) : Number(years[0]);
  const rest = said
    .replace(/\s*(?:,|\(|since|in|from|of|and)?\s*\b(?:19|20)\d\d\b\)?,?/i, '')
    .replace(/^[,\s-]+|[,\s-]+$/g, '')
    .trim();
  const holder = MINE.test(plain(rest)) ? 'me' : unquoted(rest);
  return holder === '' || holder.split(' ').length > 10 ? undefined : { year, holder };
}

const line =
  (field: 'pLine' | 'cLine'): Answer =>
  (text, context) => {
    const other = field === 'cLine' ? 'pLine' : 'cLine';
    if (
      /^(?:it(?:'s| is) )?(?:the )?(?:same|identical|also|ditto|as above|like (?:the )?[pc]-?line)\b/i.test(plain(text))
    ) {
      const pending = context.pending?.find((act) => act.kind === 'set-release' && act.field === other);
      const value = context.release?.[other] ?? (pending?.kind === 'set-release' ? pending.value : undefined);
      return value && typeof value === 'object' ? [{ kind: 'set-release', field, value }] : undefined;
    }
    const isBoth =
      /\b(?:both|p ?(?:and|&|\/|\+) ?c|℗ ?(?:&|and|\+)? ?©|for everything)\b/i.test(text) ||
      /℗\s*(?:&|and|\+|\/)?\s*©/.test(text);
    const value = lineIn(
      text.replace(/\b(?:for )?both(?: are| is| lines)?\b:?|℗\s*(?:&|and|\+|\/)?\s*©/gi, ' ').trim(),
      context,
    );
    if (!value) return undefined;
    const fields = isBoth ? (['pLine', 'cLine'] as const) : [field];
    return fields.map((one): PlainAct => ({ kind: 'set-release', field: one, value }));
  };
export const pLine = line('pLine');
export const cLine = line('cLine');
