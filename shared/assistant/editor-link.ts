import { releaseFields } from '../releases/fields.ts';
import type { Release } from '../releases/release.ts';
import { expectedAnswer } from './expected-answer.ts';
import type { Points } from './open-point.ts';
import { pointSteps } from './point-acts.ts';
import { questions } from './questions.ts';
import type { Step } from './step.ts';

/** Links to the editor's control for a question, on the track that the question is about or else on the first one. */
export function editorLink(step: Step, release: Release, points: Points): string {
  const page = `/dashboard/releases/${release.id}`;
  const point = pointSteps.includes(step) ? points.current : undefined;
  const place = point?.place ?? questions[step].places[0];
  if (place === undefined) return page;
  const isOfRelease = Object.hasOwn(releaseFields, place) || place === 'cover';
  const questionTrack = point?.trackId ?? expectedAnswer(questions[step], release, points).trackId;
  const track =
    isOfRelease && step !== 'track_titles' && !point?.trackId ? undefined : (questionTrack ?? release.trackIds[0]);
  return `${page}?${new URLSearchParams({ field: `${track ?? 'release'}-${place}` })}`;
}
