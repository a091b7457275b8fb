import { releaseFieldNames, trackFieldNames } from '../../releases/fields.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import { newRelease, type Release } from '../../releases/release.ts';
import { newTrack, type Track } from '../../releases/track.ts';
import { nextQuestion } from '../next-question.ts';
import { pointsOf } from '../open-points.ts';
import { confirmedMarks } from '../recap.ts';
import type { Place, Step } from '../step.ts';

/** An upper bound on the number of questions about a release. */
const MOST = 80;
const isAmong = <N extends string>(names: readonly N[], place: Place): place is N & Place =>
  (names as readonly string[]).includes(place);

/**
 * Counts the messages needed to fill in a release with buttons and forms alone: one for each question on the way. Files
 * are dropped, which takes no message. A field without a question, such as the version of one of several tracks, takes
 * one more message.
 */
export function countButtonPath(meant: Release, now: Date): number {
  let release: Release | null = null;
  const settled: Step[] = [];
  const skipped: Step[] = [];
  const dealt: string[] = [];
  let confirmed: string[] = [];
  let messages = 0;
  for (let n = 0; n < MOST; n++) {
    const points = pointsOf(release, { dealt, passed: [], point: '' }, { earlier: null, now });
    const { step, isRequired, places, isAnswered } = nextQuestion(release, { settled, skipped, confirmed }, points);
    if (step === 'review') return messages + unasked(release as Release, meant);
    if (step === 'recap') confirmed = confirmedMarks(release as Release);
    else if (step === 'open_point') dealt.push(points.current?.key ?? '');
    else release = filledIn(release, { step, places }, meant, now);
    const isDone = release !== null && isAnswered(release);
    const isOfFiles = step === 'cover_art' || step === 'audio_files' || step === 'cover_licence';
    if (!(isOfFiles && isDone)) messages++;
    if (isRequired && !isDone && !skipped.includes(step)) skipped.push(step);
    else if (step !== 'content_id' || isDone) settled.push(step);
  }
  throw new Error(`“${meant.title}” is not reached by ${MOST} messages`);
}

/** Applies the answer to a step's question from the finished release. */
function filledIn(
  release: Release | null,
  { step, places }: { step: Step; places: readonly Place[] },
  meant: Release,
  now: Date,
): Release {
  const { id, artistId } = meant;
  if (release === null) return { ...newRelease({ id, artistId, now }), title: meant.title };
  if (step === 'track_count') {
    const added = orderedTracks(meant).map((track, n) => begun(track, n + 1, release, meant.trackIds.length, now));
    return { ...release, trackIds: meant.trackIds, tracks: Object.fromEntries(added.map((one) => [one.id, one])) };
  }
  // Content ID asks one question at a time.
  if (step === 'content_id')
    return { ...release, contentId: meant.contentId.slice(0, release.contentId.length + 1) } as Release;
  const isOfTracks = step === 'track_titles' || (step === 'version' && release.trackIds.length === 1);
  const ofRelease = places.filter((place) => step !== 'track_titles' && isAmong(releaseFieldNames, place));
  const ofTracks = places.filter((place) => isAmong(trackFieldNames, place) && (isOfTracks || !isShared(place)));
  const files = places.filter((place) => place === 'audio' || place === 'licence');
  const stated = step === 'writers' ? (['stated'] as const) : [];
  const tracks = orderedTracks(release).map((track): Track => {
    const own = meant.tracks[track.id] as Track;
    return { ...track, ...pick(own, [...ofTracks, ...files, ...stated]) };
  });
  const cover = places.includes('cover') ? { cover: meant.cover } : {};
  return {
    ...release,
    ...pick(meant, ofRelease),
    ...cover,
    tracks: Object.fromEntries(tracks.map((one) => [one.id, one])),
  } as Release;
}

/** Whether a place exists on both a release and its tracks. The question is then about the release's. */
const isShared = (place: Place): boolean => place === 'title' || place === 'version';

const pick = (from: object, fields: readonly string[]): object =>
  Object.fromEntries(fields.map((field) => [field, (from as Record<string, unknown>)[field]]));

/** Adds a track. A Single's track gets the title of the release. */
function begun({ id, artists }: Track, number: number, release: Release, count: number, now: Date): Track {
  const track = newTrack({ id, number, artist: artists[0], now });
  return count === 1 ? { ...track, title: release.title, version: release.version } : track;
}

/** Counts the fields that still differ after the last question. Each takes one message. */
function unasked(release: Release, meant: Release): number {
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const ofRelease = releaseFieldNames.filter((field) => isOther(release[field], meant[field]));
  const ofTracks = trackFieldNames.filter((field) =>
    orderedTracks(meant).some((track) => isOther(release.tracks[track.id]?.[field], track[field])),
  );
  return ofRelease.length + ofTracks.length;
}
