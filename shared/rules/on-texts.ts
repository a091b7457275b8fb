import type { Release } from '../releases/release.ts';
import { editsOfSingle } from './edits-of-single.ts';
import type { Found, LocatedEdit } from './finding.ts';
import type { ReleaseText, TextKind } from './release-texts.ts';
import type { Rule, RuleContext } from './rule.ts';

/** A fault of a text. `to` is the text as the fix writes it, and `also` the other edits that the fix makes. */
export type TextFault = {
  text: string;
  fix?: { label: string; to: string; isSafe?: boolean; also?: readonly LocatedEdit[] } | undefined;
};

/**
 * Makes a check of texts of some kinds. Only a version may be emptied by a fix: a title or a name is needed. A field
 * with several wrong texts, such as a list of names, has one finding, which is about the first and lists the others.
 */
export const onTexts =
  (
    kinds: readonly TextKind[],
    find: (value: string, text: ReleaseText, context: RuleContext) => TextFault | undefined,
  ): Rule['check'] =>
  (context) => {
    const found: Found[] = [];
    for (const text of context.texts) {
      const fault = kinds.includes(text.kind) ? find(text.value, text, context) : undefined;
      if (!fault) continue;
      const before = found.findIndex(({ place }) => isSamePlace(place, text.place));
      const first = found[before];
      if (first) found[before] = { ...first, alsoIn: [...(first.alsoIn ?? []), text.value] };
      else found.push(foundIn(context.release, text, fault));
    }
    return found;
  };

const isSamePlace = (one: Found['place'], other: Found['place']): boolean =>
  one.field === other.field && one.trackId === other.trackId;

function foundIn(release: Release, { kind, place, value, edit }: ReleaseText, { text, fix }: TextFault): Found {
  const isMeant = fix && fix.to !== value && (fix.to.trim() !== '' || kind === 'version');
  return {
    place,
    text,
    words: value,
    ...(isMeant && {
      fix: {
        label: fix.label,
        ...(fix.isSafe && { isSafe: true }),
        edits: editsOfSingle(release, [edit(fix.to), ...(fix.also ?? [])]),
      },
    }),
  };
}

/**
 * Makes a check of texts for a pattern. A version is also read as stores show it, in brackets after a title, so that a
 * pattern for brackets finds “feat. Jo” as version too.
 */
export const onPattern = (
  kinds: readonly TextKind[],
  pattern: RegExp,
  textFor: (matched: string) => string,
  fixFor?: (value: string) => TextFault['fix'],
): Rule['check'] =>
  onTexts(kinds, (value, { kind }) => {
    const matched = pattern.exec(value);
    if (matched) return { text: textFor(matched[0].trim()), fix: fixFor?.(value) };
    return kind === 'version' && inBrackets(pattern, value)
      ? { text: textFor(value), fix: fixFor && { label: 'Leave the version out', to: '' } }
      : undefined;
  });

/** The match of a pattern with a whole version, in the brackets that stores add. */
export function inBrackets(pattern: RegExp, version: string): RegExpExecArray | undefined {
  const matched = pattern.exec(`Title (${version})`);
  return matched?.[0].trim() === `(${version})` ? matched : undefined;
}

/** Removes what a pattern matches, and the spaces and brackets that are left over. */
export const without = (value: string, pattern: RegExp): string =>
  value
    .replace(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`), ' ')
    .replace(/[([*]\s*[)\]*]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?)])/g, '$1')
    .replace(/^[\s|–-]+|[\s|–([-]+$/g, '');
