import type { Question } from './question.ts';
import { aboutRelease } from './questions/about-release.ts';
import { aboutTracks } from './questions/about-tracks.ts';
import { closing } from './questions/closing.ts';
import { contentId } from './questions/content-id.ts';
import { distribution } from './questions/distribution.ts';
import { files } from './questions/files.ts';
import { openPoints } from './questions/open-points.ts';
import { rightsAndDates } from './questions/rights-and-dates.ts';
import type { Step } from './step.ts';

/** All questions, by step (product 31.2). */
export const questions: Readonly<Record<Step, Question>> = {
  ...aboutRelease,
  ...files,
  ...aboutTracks,
  ...rightsAndDates,
  ...distribution,
  ...contentId,
  ...openPoints,
  ...closing,
};
