import type { Release } from '../../releases/release.ts';
import type { PlainAct } from '../act.ts';
import { isFilePlace } from '../file-place.ts';
import type { OpenPoint, Points } from '../open-point.ts';
import { type Question, quickReplies } from '../question.ts';
import type { Place } from '../step.ts';
import { placeText } from '../value-text.ts';
import { aboutTracks } from './about-tracks.ts';

const NOTHING = 'There is nothing left to check.';

/** Introduces a point with its place and current value: 'Sales start date (Dec 7, 2026): '. */
function placeIntro({ where, place, trackId }: OpenPoint, release: Release): string {
  const value = place && placeText(place, trackId, release);
  const parts = [where, value ? `(${value})` : ''].filter(Boolean).join(' ');
  return parts && `${parts}: `;
}

/** Returns the office's general note, to be shown before the first of its points. */
function officeIntro(release: Release, open: readonly OpenPoint[]): string {
  if (release.status !== 'changes_requested') return '';
  const { reasons, message } = release.changes;
  if (open.filter(({ kind }) => kind === 'office').length < reasons.length) return '';
  const count = reasons.length === 1 ? 'a change' : `${reasons.length} changes`;
  return `The office looked at your release and asks for ${count}. ${message ? `They write: “${message}” ` : ''}`;
}

function askAbout(point: OpenPoint): string {
  if (point.place === null) return 'Is that done?';
  if (isFilePlace(point.place)) {
    const drop = 'drop another file here.';
    return point.kind === 'blocking' ? `Please ${drop}` : `Is it right as it is? If not, ${drop}`;
  }
  return point.kind === 'blocking' ? 'Should I change it?' : 'Is it right as it is?';
}

function choicesFor(point: OpenPoint | undefined): string[] {
  if (!point) return [];
  if (point.place === null) return ['It is done', 'Let me explain'];
  const isFile = isFilePlace(point.place);
  if (point.kind === 'blocking') return isFile ? [] : ['Change it'];
  return isFile ? ['It is right'] : ['It is right', 'Change it'];
}

const right = (): PlainAct[] => [{ kind: 'it-is-right', why: '' }];
const change = (): PlainAct[] => [{ kind: 'change-it' }];
const isBlocking = ({ current }: Points) => current?.kind === 'blocking';

/** The questions about places of a single track. Their buttons and the meaning of yes and no are reused here. */
const ofTracks: Partial<Record<Place, Question>> = {
  audioLanguage: aboutTracks.audio_language,
  explicit: aboutTracks.explicit,
  containsCover: aboutTracks.cover_songs,
  aiAudio: aboutTracks.ai_audio,
  aiComposition: aboutTracks.ai_composition,
  previewStartSeconds: aboutTracks.preview_start,
};
const ofPlace = ({ current }: Points): Question | undefined => (current?.place ? ofTracks[current.place] : undefined);
const UNCLEAR: PlainAct[] = [{ kind: 'unclear' }];

/**
 * The questions before the review, about one point at a time: a finding, or a change that the office has requested
 * (product 31.33).
 */
export const openPoints = {
  open_point: {
    step: 'open_point',
    places: [],
    isRequired: false,
    applies: () => false,
    isAnswered: () => false,
    ask: (release, { points: { open, current } }) =>
      current
        ? `${current.kind === 'office' ? officeIntro(release, open) : ''}${placeIntro(current, release)}${current.text} ${askAbout(current)}`
        : NOTHING,
    why: 'The stores or our office would send this back. You can change it, or say it’s right as it is.',
    choices: (_, { current }) => quickReplies(...choicesFor(current)),
    yes: (_, points) => (isBlocking(points) ? change() : right()),
    no: (_, points) => (points.current?.place === null ? [{ kind: 'go-to', step: 'point_reason' }] : change()),
  },
  point_change: {
    step: 'point_change',
    places: [],
    isRequired: false,
    applies: () => false,
    isAnswered: () => false,
    ask: (release, { points: { current } }) => {
      if (!current?.place) return NOTHING;
      const value = placeText(current.place, current.trackId, release);
      return value ? `${current.where} is “${value}”. What should it be?` : `What should I enter at ${current.where}?`;
    },
    why: 'The stores or our office would send this back.',
    choices: (release, points) => ofPlace(points)?.choices?.(release, points) ?? [],
    yes: (release, points) => ofPlace(points)?.yes?.(release, points) ?? UNCLEAR,
    no: (release, points) => ofPlace(points)?.no?.(release, points) ?? UNCLEAR,
  },
  point_reason: {
    step: 'point_reason',
    places: [],
    isRequired: false,
    applies: () => false,
    isAnswered: () => false,
    ask: (_, { points: { current } }) => {
      if (!current) return NOTHING;
      const about = current.where ? `about ${current.where}` : 'about it';
      return current.kind === 'office'
        ? `What should I write to the office ${about}? I’ll send it as you type it.`
        : `Why is it right? The office will read what you type ${about}.`;
    },
    why: 'Someone in our office decides based on what you write, so tell them what only you know.',
  },
} as const satisfies Record<string, Question>;
