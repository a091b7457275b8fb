import type { Act } from '../act.ts';
import { meaningOf } from '../glossary.ts';
import { plain } from './said.ts';

const ASKS = [
  /^(?:and )?(?:what|whats|what's|wat|who|whos|who's)(?: is| are| does|'s|s)? (?:meant by |exactly )?(?:an? |the |my )?(.+?)(?: mean| stand for| exactly| again| for| do)?$/,
  /^(?:please )?(?:explain|define|tell me about|describe|help (?:me )?with)(?: to me)?(?: what)?(?: is| are)? (?:an? |the )?(.+?)(?: is| are| means?)?(?: to me)?$/,
  /^(?:do|should|must|can|will) (?:i|we) (?:really |also )?(?:need|have|get|use|want|pay for|own)(?: to have| to get| to own)? (?:an? |the |my |own )?(.+)$/,
  /^(?:meaning of|how (?:does|do|is|are)|where (?:do|can) i (?:get|find)|difference between) (?:an? |the |my )?(.+?)(?: work| works| made| mean)?$/,
  /^(.+?) (?:meaning|means what|what is (?:that|it))$/,
  /^(?:i (?:don'?t|do not) (?:know|understand) (?:what )?)(?:an? |the )?(.+?)(?: is| are| means?)?$/,
];

/** A question about a word of the trade, when it is one. A lone word with a question mark is one too. */
export function termAsked(text: string): Act[] | undefined {
  const said = plain(text);
  const asked = ASKS.map((pattern) => pattern.exec(said)?.[1]).find((term) => term !== undefined);
  const isQuestion = /\?\s*$/.test(text);
  const lone = isQuestion && said.split(' ').length <= 4 ? said : undefined;
  for (const term of [asked, lone]) {
    if (term === undefined) continue;
    const known = meaningOf(term);
    if (known) return [{ kind: 'explain', term: known.term }];
  }
  const isAsked =
    asked !== undefined && (isQuestion || /^(?:what|explain|define|tell me about|difference|meaning)\b/.test(said));
  return isAsked ? [{ kind: 'explain', term: asked.slice(0, 100) }] : undefined;
}
