import { price } from '../../money.ts';
import { planFor, planLabel, plans } from '../../plans/plan.ts';
import { submissionBlockers } from '../../rules/readiness.ts';
import { officeText } from '../office-text.ts';
import { always, type Question } from '../question.ts';
import { recapAnswers, recapText } from '../recap.ts';
import { missingLicencesText } from '../unlicensed-covers.ts';

/** The end of the questions, and the replies about a release that can no longer be edited. */
export const closing = {
  recap: {
    step: 'recap',
    places: [],
    isRequired: true,
    applies: (release) => submissionBlockers(release).length === 0,
    isAnswered: () => false,
    ask: (release, { stand, points }) =>
      [officeText(points, release), recapText(release, stand), 'Is all of this right?'].filter(Boolean).join('\n\n'),
    askAgain: 'Is all of the list above right?',
    why: 'This goes to the stores exactly as it is. Names, dates and declarations are hard to change once they’re out.',
    answers: recapAnswers,
    yes: () => [],
    afterNo: 'What should it say? Press Change next to it, or tell me what’s right.',
    expects: 'nothing',
  },
  review: {
    step: 'review',
    places: [],
    isRequired: false,
    applies: always,
    isAnswered: () => true,
    ask: (release, { points }) => {
      const missing = submissionBlockers(release);
      const awaited = missingLicencesText(release);
      const licences = awaited && ` ${awaited}`;
      const office = officeText(points, release);
      const before = office && `${office} `;
      if (missing.length > 0)
        return `${before}Still missing: ${missing.join(', ')}.${licences} What would you like to do next?`;
      const plan = planFor(release.trackIds.length);
      const fits = plan ? ` The plan that fits is ${planLabel(plan)}: ${price(plans[plan].cents)} once.` : '';
      return `${before}Nothing is missing now.${licences}${fits} Please look through it on the review sheet and submit it there yourself. You can still change anything here.`;
    },
    why: 'Only you submit and pay. I fill things in, you decide.',
    expects: 'nothing',
  },
  locked: {
    step: 'locked',
    places: [],
    isRequired: false,
    applies: () => false,
    isAnswered: () => false,
    ask: ({ status }) =>
      status === 'withdrawn'
        ? 'This release was withdrawn, so it can’t be changed. Duplicate it to release it again. You can still ask me what a word means.'
        : 'This release is submitted, so it can’t be changed now. You can still ask me what a word means.',
    why: 'The office has to review exactly what goes to the stores.',
    expects: 'nothing',
  },
} as const satisfies Record<string, Question>;
