import * as z from 'zod';
import { SentTime, TrackId } from '../ids.ts';
import { lines, Text } from '../text-schemas.ts';
import { releaseFieldNames, trackFieldNames } from './fields.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';
import { reasonCodes, reasonOf } from './review-reasons.ts';

/** The maximum number of reasons in one request: two for each track of a full album, and ten for the release. */
export const REASON_LIMIT = 40;

/** The fields that an artist can edit; each reason is about one of these. */
const fieldNames = <F extends string>(names: readonly F[]) =>
  names.filter((name): name is Exclude<F, 'stated'> => name !== 'stated');
const places = [
  ...new Set([...fieldNames(releaseFieldNames), ...fieldNames(trackFieldNames), 'cover', 'audio', 'licence'] as const),
] as const;

/** A reason's place: the one that the office chose, otherwise the default for its kind. */
export const placeOf = ({ code, field }: { code: string; field?: string | undefined }): string | null =>
  field ?? reasonOf(code).place;

const ofTracks: readonly string[] = [...trackFieldNames, 'audio', 'licence'];
/** Whether a reason's place makes sense: for example, a reason about the whole release cannot name a track. */
const isPlaceValid = (reason: { code: string; field?: string | undefined; trackId?: string | undefined }): boolean => {
  const place = placeOf(reason);
  return reason.trackId === undefined || place === null || ofTracks.includes(place);
};

const ReasonGiven = z
  .strictObject({
    code: z.enum(reasonCodes),
    field: z.enum(places).optional(),
    trackId: TrackId.optional(),
    note: Text.optional(),
  })
  .refine(isPlaceValid, { error: 'This is a field of the whole release', path: ['trackId'] })
  .refine(({ code, note }) => code !== 'other' || Boolean(note), {
    error: 'Please write what needs changing',
    path: ['note'],
  });
/**
 * The office's request for changes. `submittedAt` identifies the reviewed submission (`release.submission.at`). The
 * request is rejected if that is not the current one.
 */
export const RequestChanges = z.strictObject({
  submittedAt: SentTime,
  reasons: z
    .array(ReasonGiven)
    .max(REASON_LIMIT, { error: 'Please give fewer reasons', abort: true })
    .min(1, 'Please choose at least one reason'),
  message: lines(MESSAGE_LIMIT),
});
export type RequestChanges = z.infer<typeof RequestChanges>;
