import type { PlainAct } from '../../act.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { plain, unquoted } from '../said.ts';

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
