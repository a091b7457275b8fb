/**
 * The release strategy (product 12.1), in order. Submitting completes step 1, which is locked; step 7 is optional but
 * included in the percentage.
 */
export const strategySteps = [
  { title: 'Upload to platforms 4-6 weeks ahead', detail: 'Done when you submitted the release.' },
  { title: 'Create an artist website', detail: 'One address of your own for everything you link to.' },
  {
    title: 'Create a paid drop',
    detail: 'Something fans can buy before the release: a first listen, a limited edition.',
  },
  { title: 'Start a pre-save campaign', detail: 'Fans save the release now, and it’s in their library on the day.' },
  { title: 'Promote the link', detail: 'In your profile, your stories, your newsletter and on stage.' },
  { title: 'Follow up with pre-savers', detail: 'Write to them on release day and say thanks.' },
  {
    title: 'Give away exclusive freebies',
    detail: 'Optional. Stems, a demo, a wallpaper: for the people who were there first.',
  },
] as const;

/** The steps that the artist can tick; step 1 is locked (product 12.1). */
export const checklistSteps = [2, 3, 4, 5, 6, 7] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

/** The completed steps: always step 1, then the steps that the artist has ticked. */
export const doneSteps = (ticked: readonly ChecklistStep[]): number[] => [1, ...new Set(ticked)].sort((a, b) => a - b);

/** The percentage of the seven steps that are completed, rounded (product 12.2). */
export const strategyPercent = (done: number): number => Math.round((100 * done) / strategySteps.length);
