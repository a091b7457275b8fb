import { isDeepStrictEqual } from 'node:util';
import type { FixedPart } from './fixed-parts.ts';

type Parts = Record<string, FixedPart>;

const absentBefore = (place: string, part: FixedPart) =>
  `${place} is new: record it in the file as ${JSON.stringify({ [place]: part })}`;

function attributeChanges(place: string, before: FixedPart, now: FixedPart): string[] {
  const [old = {}, current = {}] = [before.attributes, now.attributes];
  return [...new Set([...Object.keys(old), ...Object.keys(current)])].flatMap((name) => {
    if (isDeepStrictEqual(old[name], current[name])) return [];
    return name in old
      ? `${place}: Cognito can neither change nor remove the attribute ${name}. Leave it as it was, and add one with a new name`
      : `${place}: the attribute ${name} is new. Record it in the file as ${JSON.stringify({ [name]: current[name] })}`;
  });
}

function indexChanges(place: string, before: FixedPart, now: FixedPart): string[] {
  const [old = {}, current = {}] = [before.indexes, now.indexes];
  return [...new Set([...Object.keys(old), ...Object.keys(current)])].flatMap((name) => {
    if (isDeepStrictEqual(old[name], current[name])) return [];
    if (!(name in old)) {
      return `${place}: the index ${name} is new. DynamoDB adds one index in each deployment, so deploy it before another one is added. Record it in the file as ${JSON.stringify({ [name]: current[name] })}`;
    }
    if (!(name in current)) {
      return `${place}: the index ${name} is gone. Remove it only after a deployment in which no function reads it, and then from the file`;
    }
    return `${place}: DynamoDB cannot change the index ${name}, and would refuse every deployment. Leave it as it was, and add an index with a new name`;
  });
}

/** Describes each change to a part that no deployment can change, and what to do about it. */
export function fixedPartChanges(before: Parts, now: Parts): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((place) => {
    const [old, current] = [before[place], now[place]];
    if (!old) return current ? absentBefore(place, current) : [];
    if (!current) {
      return `${place} is gone: a deployment would leave it behind with its data, and functions would use a new, empty one. Keep its stack, its construct id, and that it is retained`;
    }
    if (!isDeepStrictEqual([old.type, old.whole], [current.type, current.whole])) {
      return `${place}: this change makes AWS create a new, empty resource (its key, or how people sign in). Leave it as it was: ${JSON.stringify(old.whole)}`;
    }
    return [...indexChanges(place, old, current), ...attributeChanges(place, old, current)];
  });
}
