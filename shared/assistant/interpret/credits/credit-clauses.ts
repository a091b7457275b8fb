import { itemAt } from '../words/item-at.ts';
import type { Link, Name, Part, Role } from './credit-element.ts';
import { exactRoles } from './exact-roles.ts';

/** Names and roles that belong together. Either may be empty. */
export type Clause = { names: Name[]; roles: Role[]; parts: Part[] };

/**
 * If the first role has a preposition, links each role to the name after it: 'On the fiddle Earl, on the steel guitar
 * Lonnie'.
 */
function linkLeadingRoles(parts: readonly Part[], onMerged: (gone: Part, kept: Part) => void): readonly Part[] {
  if (parts[0]?.is !== 'role' || parts[0].link !== 'did' || parts.length <= 2) return parts;
  return parts.map((part) => {
    if (part.is !== 'role' || part.link !== 'did') return part;
    const first = {
      ...part,
      link: undefined,
      separator: part.separator === 'none' ? ('comma' as const) : part.separator,
    };
    onMerged(part, first);
    return first;
  });
}

const ROLE_FIRST_BONDS: Record<NonNullable<Link>, number> = { by: 5, colon: 4, is: 3, did: 3 };
const NAME_FIRST_BONDS: Record<NonNullable<Link>, number> = { did: 4, colon: 4, is: 3, by: 1 };

const isGuest = (part: Part): boolean =>
  part.is === 'role' && part.role.list === 'artists' && part.role.role === 'Featuring' && part.form !== 'person';

/** Measures how strongly two neighboring parts belong together; 0 means that they do not. */
function bondStrength(one: Part | undefined, other: Part | undefined): number {
  if (!one || !other) return 0;
  if (one.is === other.is) return one.is === 'role' && other.separator === 'none' ? 1.5 : 0;
  const isRoleFirst = one.is === 'role';
  if (other.isAfterTalk) return 1;
  if (other.isAside && !one.isAside) return 4;
  // In 'X feat. Y', the guest's name follows the role, unless the sentence ends there.
  if (isRoleFirst && isGuest(one) && other.separator === 'none') return 5;
  if (isRoleFirst && other.is === 'name' && other.isBesides && other.separator === 'and') return 2;
  if (other.separator !== 'none') return (isRoleFirst ? other.link === 'by' : other.link === 'did') ? 2 : 0;
  if (other.link) return (isRoleFirst ? ROLE_FIRST_BONDS : NAME_FIRST_BONDS)[other.link];
  if (isRoleFirst) return 2;
  return other.is === 'role' && (other.form === 'verb' || other.form === 'general') ? 3 : 2;
}

/** Groups neighboring parts that belong together. If a group contains two clauses, cuts it at the weakest bond. */
function groupParts(parts: readonly Part[], isCut: (part: Part) => boolean): Part[][] {
  const result: Part[][] = [];
  let from = 0;
  const bondAt = (n: number) => (isCut(itemAt(parts, n)) ? 0 : bondStrength(parts[n - 1], parts[n]));
  for (let n = 1; n <= parts.length; n++) {
    if (n === parts.length || bondAt(n) === 0) {
      result.push(parts.slice(from, n));
      from = n;
      continue;
    }
    const changes = changesOf(parts, from, n);
    if (changes.length < 2) continue;
    // If names, roles and names follow each other (or the reverse), cut at the weakest bond in the middle, and at the
    // last one if several are equally weak.
    let at = changes[0] ?? n;
    for (let m = at; m <= n; m++) if (bondAt(m) <= bondAt(at)) at = m;
    result.push(parts.slice(from, at));
    from = at;
  }
  return result.filter((chain) => chain.length > 0);
}

/** Finds the positions where names are followed by roles, or roles by names. */
const changesOf = (parts: readonly Part[], from: number, to: number): number[] => {
  const changes: number[] = [];
  for (let n = Math.max(from + 1, 1); n <= to; n++) if (parts[n]?.is !== parts[n - 1]?.is) changes.push(n);
  return changes;
};

const clauseOf = (parts: Part[]): Clause => ({
  parts,
  names: parts.filter((part): part is Name => part.is === 'name'),
  roles: parts.filter((part): part is Role => part.is === 'role'),
});

/**
 * Divides a sentence into clauses. A lone name or role between commas or "and" joins the adjacent clause that ends or
 * begins with the same kind of part.
 */
export function clausesOf(
  all: readonly Part[],
  isCut: (part: Part) => boolean,
  onMerged: (gone: Part, kept: Part) => void,
): Clause[] {
  const runs = groupParts(exactRoles(linkLeadingRoles(all, onMerged), onMerged), isCut);
  const isPair = (run: readonly Part[]) => run.some(({ is }) => is === 'name') && run.some(({ is }) => is === 'role');
  const clauses: Part[][] = [];
  let waiting: Part[] = [];
  for (const run of runs) {
    const first = itemAt(run, 0);
    if (isCut(first)) {
      placeLoneParts(clauses, waiting, undefined);
      waiting = [];
      clauses.push([]);
    }
    if (!isPair(run)) {
      const last = clauses.at(-1);
      const end = waiting.at(-1) ?? last?.at(-1);
      // A lone part that could join the clause to its left waits until the clause to its right has been read.
      if (end && end.is !== first.is && waiting.length > 0) {
        placeLoneParts(clauses, waiting, undefined);
        waiting = [];
      }
      waiting.push(...run);
      continue;
    }
    const earlierParts = placeLoneParts(clauses, waiting, isCut(first) ? undefined : run);
    clauses.push([...earlierParts, ...run]);
    waiting = [];
  }
  placeLoneParts(clauses, waiting, undefined);
  return pairClauses(clauses.filter((clause) => clause.length > 0).map(clauseOf), isCut);
}

/** Adds lone parts to the clause to their left, or returns them if they belong to the clause to their right. */
function placeLoneParts(clauses: Part[][], waiting: readonly Part[], right: readonly Part[] | undefined): Part[] {
  if (waiting.length === 0) return [];
  const [kind] = waiting.map(({ is }) => is);
  const left = clauses.at(-1);
  const isLone = left !== undefined && new Set(left.map(({ is }) => is)).size === 1;
  const joinsLeft = left !== undefined && !isLone && left.at(-1)?.is === kind;
  const joinsRight = right !== undefined && right[0]?.is === kind;
  // In 'We recorded with Tom, he mixed', names after "with" belong to the clause before them.
  if (kind === 'name' && left && !isLone && !joinsLeft && waiting.every((part) => part.isBesides)) {
    left.push(...waiting);
    return [];
  }
  if (joinsLeft && joinsRight) {
    const edge = right[0]?.separator === 'and' && waiting[0]?.separator === 'comma';
    const at = edge
      ? 0
      : Math.max(
          waiting.findIndex(({ separator }, n) => n > 0 && separator === 'comma'),
          0,
        ) || waiting.length;
    left.push(...waiting.slice(0, at));
    return waiting.slice(at);
  }
  if (joinsRight) return [...waiting];
  if (joinsLeft) left.push(...waiting);
  // In 'Production Ana, mix and master too', roles at the end belong to the last name.
  else if (kind === 'role' && left && !isLone) left.push(...waiting);
  else clauses.push([...waiting]);
  return [];
}

/** Combines a clause of only names with a clause of only roles: 'Will May & June Carlisle, words and music'. */
function pairClauses(clauses: readonly Clause[], isCut: (part: Part) => boolean): Clause[] {
  const result: Clause[] = [];
  for (const clause of clauses) {
    const last = result.at(-1);
    const isMatch =
      last &&
      !clause.parts.slice(0, 1).some(isCut) &&
      (last.roles.length === 0) !== (clause.roles.length === 0) &&
      (last.names.length === 0) !== (clause.names.length === 0) &&
      last.names.length + last.roles.length > 0 &&
      (last.roles.length === 0 ? clause.names.length === 0 : clause.roles.length === 0);
    if (last && isMatch) result.splice(-1, 1, clauseOf([...last.parts, ...clause.parts]));
    else result.push(clause);
  }
  return result;
}
