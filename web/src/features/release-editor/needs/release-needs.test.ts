import { describe, expect, test } from '@jest/globals';
import { requiredItemKeys, requiredItems } from '../../../../../shared/releases/completeness.ts';
import { sections } from '../../../../../shared/releases/field-kinds.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../../../shared/test/builders.ts';
import { sectionOf } from '../fields/field-ids.ts';
import { adjacentNeed, itemsOnPage, needsSummary, nextNeed, releaseNeeds } from './release-needs.ts';

describe('a release’s needs, in the order of its page (product 6.1)', () => {
  test('lists all ten items, in the order of the sections', () => {
    expect([...itemsOnPage].sort()).toEqual([...requiredItemKeys].sort());
    const order = itemsOnPage.map((item) => sections.indexOf(sectionOf[item]));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('the keys move between missing items, and wrap around', () => {
    const needs = releaseNeeds(aCompleteDraft({ cover: null, pLine: null, cLine: null })).filter(
      ({ kind }) => kind === 'item',
    );
    const nameBeside = (last: string | undefined, step: 1 | -1) => adjacentNeed(needs, last, step)?.name;
    const targetOf = (name: string) => needs.find((need) => need.name === name)?.target;
    expect(nameBeside(undefined, 1)).toBe('Cover art');
    expect(nameBeside(undefined, -1)).toBe('C-line');
    expect(nameBeside(targetOf('Cover art'), 1)).toBe('P-line');
    expect(nameBeside(targetOf('C-line'), 1)).toBe('Cover art');
    expect(nameBeside(targetOf('Cover art'), -1)).toBe('C-line');
    // The need that was shown last is met by now, so the search continues from its position.
    expect(nameBeside(targetOf('Title'), 1)).toBe('P-line');
  });

  test('there is no next item if nothing is missing', () => {
    const items = releaseNeeds(aCompleteDraft()).filter(({ kind }) => kind === 'item');
    expect(adjacentNeed(items, undefined, 1)).toBeUndefined();
    expect(needsSummary(items)).toBe('10 of 10 complete');
  });

  test('product 11.10: an open finding is one more need, even if several tracks have it', () => {
    const release = aCompleteDraft(inOrder([aTrack({ aiAudio: '' }), aTrack(), aTrack({ aiAudio: '' })]));
    const [, second] = release.trackIds;
    const found = releaseNeeds(release).find(({ name }) => name.startsWith('AI used for the audio'));
    expect(found).toMatchObject({ kind: 'finding', isDone: false, target: expect.stringMatching(/^trk_\w+-aiAudio$/) });
    expect(found?.target).not.toContain(second);
    expect(needsSummary(releaseNeeds(release))).toMatch(/^9 of 10, and \d+ things? to fix$/);
    // Its item waits for it, and the bar at the foot of the page names the finding.
    expect(releaseNeeds(release).flatMap(({ waits, name }) => (waits ? [name] : []))).toEqual([
      requiredItems.track.name,
    ]);
    expect(nextNeed(releaseNeeds(release))?.name).toBe(found?.name);
  });
});
