import { type RoleSaid, roles, roleWords } from './roles.ts';
import { listParts, protectQuoted, sentences } from './segments.ts';

/** A name with what it did, and names of which nobody said what they did. */
export type CreditsSaid = { credits: { name: string; role: RoleSaid }[]; names: string[] };

const OF_ROLE =
  /^(?:\s*(?::|=|–|-|\b(?:by|at|from|is|was|were|are|be|done|goes to|go to|went to|it|this|them|that|of|for|credits?|has been|on it)\b))+\s*/i;
const BEFORE_ROLE =
  /(?:\s*(?:[:=(–-]|\b(?:is|was|were|are|as|on|did|does|do|played|plays|play|for|the|a|an|it|my|our|doing|made|makes|has|handled|handles|also|all|both|'s)\b))+\s*$/i;
const TAIL =
  /\s+(?:(?:on|in|of|for)\s+)?(?:it|this|this one|everything|all of it|all of them|them|the (?:song|track|tracks|songs|album|ep|single|whole thing)|all (?:songs|tracks|the songs|the tracks)|too|as well|myself|alone|together|please|on (?:it|this))$/i;
const IS_VERB = /ed$|^(?:wrote|writes|sang|sings|raps|produces|mixes|the |made )/;
const FEATURING = /^(?:feat|ft|featuring)\.?$/;
const NOBODY =
  /^(?:it|this|that|they|he|she|we|nobody|no ?one|none|nothing|somebody|someone|who|what|there|the song|the track|song|track|by|with)$/i;

const boundary = (text: string, at: number) => at >= text.length || !/[\p{L}\p{N}]/u.test(text[at] ?? '');

/** Whether a text can be a name: a few words, not one of those that stand for nobody. */
const isName = (text: string): boolean =>
  /\p{L}|\p{N}|\uE000/u.test(text) && text.split(' ').length <= 7 && !NOBODY.test(text) && !/[?]/.test(text);

const tidy = (text: string): string =>
  text
    .replace(/^(?:by|with|and|also|then|from|at|my friend|my)\s+/i, '')
    .replace(/[\s,:–-]+$/g, '')
    .replace(/^[\s,:–-]+/g, '')
    .trim();

/** Parts of a list that are read: a track has at most 50 credits of a kind. */
const MOST_PARTS = 60;

type Part =
  | { kind: 'role-first' | 'name-first'; names: string[]; roles: RoleSaid[] }
  | { kind: 'roles'; roles: RoleSaid[] }
  | { kind: 'name'; name: string };

function roleFirst(part: string): Part | undefined {
  const lower = part.toLowerCase().replace(/^(?:the|our|all|additional)\s+/, '');
  const skipped = part.length - lower.length;
  const word = roleWords.find((one) => lower.startsWith(one) && (one.endsWith('.') || boundary(lower, one.length)));
  const role = word && roles.get(word);
  if (!word || !role) return undefined;
  const rest = part.slice(skipped + word.length);
  const said = rest.replace(TAIL, '').trim();
  if (said === '' || said === '.') return { kind: 'roles', roles: [role] };
  const slash = /^\s*\/\s*/.exec(rest);
  if (slash) {
    const next = roleFirst(rest.slice(slash[0].length));
    if (next && next.kind !== 'name') return { ...next, roles: [role, ...next.roles] };
  }
  const link = OF_ROLE.exec(rest)?.[0] ?? '';
  const name = tidy(rest.slice(link.length).replace(/^\./, ''));
  const isPlain = part[skipped] === part[skipped]?.toLowerCase() && /^[\p{Lu}\uE000]/u.test(name);
  if (name === '' || !(link.trim() || FEATURING.test(word) || isPlain) || !isName(name)) return undefined;
  return { kind: 'role-first', names: [name], roles: [role] };
}

function nameFirst(part: string): Part | undefined {
  const paren = /^(.+?)\s*\(([^()]+)\)$/.exec(part);
  if (paren) {
    const found = (paren[2] ?? '').split(/\s*\/\s*/).flatMap((one) => roles.get(one.toLowerCase().trim()) ?? []);
    if (found.length > 0) return { kind: 'name-first', names: [tidy(paren[1] ?? '')], roles: found };
  }
  const shared = /^(.+?)\s+(?:together\s+)?with\s+(.+)$/i.exec(part);
  if (shared) {
    const first = nameFirst((shared[1] ?? '').trim());
    if (first?.kind === 'name-first')
      return { ...first, names: [...first.names, tidy((shared[2] ?? '').replace(TAIL, ''))] };
  }
  const bare = part.replace(TAIL, '').replace(TAIL, '').replace(/\)$/, '');
  const lower = bare.toLowerCase();
  const word = roleWords.find((one) => lower.endsWith(one) && boundary([...lower].reverse().join(''), one.length));
  const role = word && roles.get(word);
  if (!word || !role) return undefined;
  const head = bare.slice(0, bare.length - word.length);
  const link = BEFORE_ROLE.exec(head)?.[0] ?? '';
  const name = tidy(head.slice(0, head.length - link.length));
  if (!(link.trim() || IS_VERB.test(word)) || !isName(name)) return undefined;
  const slashed = /^(.+?)\s*(?:\/)\s*$/.exec(name);
  return { kind: 'name-first', names: [slashed?.[1] ?? name], roles: [role] };
}

const partOf = (said: string): Part | undefined => {
  const part = said
    .replace(/^(?:and|also|then|it(?:'s| is| was)|this is|was)\s+/i, '')
    .replace(/'s\s+on\s+/i, ' on ')
    .trim();
  return roleFirst(part) ?? nameFirst(part) ?? (isName(tidy(part)) ? { kind: 'name', name: tidy(part) } : undefined);
};

/** Names and what they did, out of a text in plain words: 'the beat is by Ana Lima, mastering at Studio Nord, I wrote it with Sam'. */
export function creditsSaid(text: string): CreditsSaid {
  const { text: safe, restore } = protectQuoted(text);
  const result: CreditsSaid = { credits: [], names: [] };
  for (const sentence of sentences(safe).slice(0, MOST_PARTS))
    readSentence(listParts(sentence).slice(0, MOST_PARTS).map(partOf), result);
  const restored = (name: string) => restore(name).trim();
  return {
    credits: result.credits.map(({ name, role }) => ({ name: restored(name), role })),
    names: result.names.map(restored),
  };
}

function readSentence(parts: readonly (Part | undefined)[], result: CreditsSaid): void {
  let waiting: string[] = [];
  let ahead: RoleSaid[] = [];
  let last: { names: string[]; roles: RoleSaid[]; kind: string } | undefined;
  const give = (names: readonly string[], given: readonly RoleSaid[]) => {
    for (const name of names) for (const role of given) result.credits.push({ name, role });
  };
  for (const [n, part] of parts.entries()) {
    if (!part) continue;
    const next = parts.slice(n + 1).find((one) => one !== undefined);
    if (part.kind === 'roles') {
      const leads = next?.kind === 'role-first' || next?.kind === 'roles' || !last;
      if (leads && !(next?.kind === 'roles' && last?.kind === 'name-first')) ahead.push(...part.roles);
      else if (last) give(last.names, part.roles);
    } else if (part.kind === 'name') {
      if (last?.kind === 'role-first') give([part.name], last.roles);
      else waiting.push(part.name);
    } else {
      const given = [...ahead, ...part.roles];
      const names = part.kind === 'name-first' ? [...waiting, ...part.names] : part.names;
      if (part.kind === 'name-first') waiting = [];
      give(names, given);
      last = { names, roles: given, kind: part.kind };
      ahead = [];
    }
  }
  result.names.push(...waiting);
}
