import { describe, expect, test } from '@jest/globals';
import { requiredItemKeys } from '../../../../shared/releases/completeness.ts';
import { sections } from '../../../../shared/releases/field-kinds.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../../shared/test/builders.ts';
import { sectionOf } from './field-ids.ts';
import { itemsOnPage, needBeside, releaseNeeds } from './release-needs.ts';

describe('what a release needs, from the top of its page (product 6.1)', () => {
  test('names all ten, in the order of the sections', () => {
    expect([...itemsOnPage].sort()).toEqual([...requiredItemKeys].sort());
    const order = itemsOnPage.map((item) => sections.indexOf(sectionOf[item]));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('the keys go from what is missing to what is missing, and around', () => {
    const needs = releaseNeeds(aCompleteDraft({ ...inOrder([aTrack()]), cover: null, pLine: null, cLine: null }));
    const nameBeside = (last: string | undefined, step: 1 | -1) => needBeside(needs, last, step)?.name;
    const targetOf = (name: string) => needs.find((need) => need.name === name)?.target;
    expect(nameBeside(undefined, 1)).toBe('Cover art');
    expect(nameBeside(undefined, -1)).toBe('C-line');
    expect(nameBeside(targetOf('Cover art'), 1)).toBe('P-line');
    expect(nameBeside(targetOf('C-line'), 1)).toBe('Cover art');
    expect(nameBeside(targetOf('Cover art'), -1)).toBe('C-line');
    // What was shown last is there now: it goes on from its place.
    expect(nameBeside(targetOf('Title'), 1)).toBe('P-line');
  });

  test('nothing is next when nothing is missing', () => {
    expect(needBeside(releaseNeeds(aCompleteDraft()), undefined, 1)).toBeUndefined();
  });
});
