import * as z from 'zod';
import { IsoTime, MediaId, TrackId } from '../ids.ts';
import { Heard } from '../listening/sound.ts';
import { audioLanguages } from '../reference/audio-languages.ts';
import { StoredReason } from '../rules/stored-reason.ts';
import { storedChoice } from '../stored-choice.ts';
import { StoredText } from '../text-schemas.ts';
import { type ArtistCredit, creditList, StoredArtistCredit, StoredContributor, StoredWriter } from './credit.ts';
import { absentAsEmpty, emptyValues } from './empty-values.ts';
import { trackFields } from './fields.ts';
import { defaultTitle } from './placeholder-title.ts';
import { aiUses, explicitChoices } from './track-choices.ts';

export const Explicit = z.enum(['', ...explicitChoices]);
export const AiUse = z.enum(['', ...aiUses]);

/** The checked file's SHA-256, in hexadecimal. Absent for older files. */
export const FileHash = z.string().optional();

/** A checked master. `durationMs` and `sampleRate` were read from the file, not reported by the browser. */
export const Audio = z.object({
  mediaId: MediaId,
  fileName: z.string(),
  format: z.string(),
  size: z.number(),
  durationMs: z.number(),
  sampleRate: z.number(),
  storedAt: IsoTime,
  sha256: FileHash,
  heard: Heard.optional(),
});
export type Audio = z.infer<typeof Audio>;

/** A mechanical license: the PDF that permits a cover song (product 7.8). */
export const Licence = z.object({
  mediaId: MediaId,
  fileName: z.string(),
  size: z.number(),
  storedAt: IsoTime,
  sha256: FileHash,
});
export type Licence = z.infer<typeof Licence>;

export const AudioLanguage = z.enum(audioLanguages.map(({ code }): string => code));

/** One track of a release (product 7.5). Its number is its position in `release.trackIds`. */
export const Track = z.object({
  id: TrackId,
  ...absentAsEmpty(trackFields, {
    title: StoredText,
    version: StoredText,
    isrc: z.string(),
    audioLanguage: storedChoice(AudioLanguage),
    explicit: storedChoice(Explicit),
    artists: creditList(StoredArtistCredit),
    contributors: creditList(StoredContributor),
    composers: creditList(StoredWriter),
    lyricists: creditList(StoredWriter),
    containsCover: z.boolean(),
    aiAudio: storedChoice(AiUse),
    aiComposition: storedChoice(AiUse),
    previewStartSeconds: z.number().int().nonnegative().nullable(),
    /** Why this track's values are right despite contestable findings. */
    stated: z.array(StoredReason),
  }),
  audio: Audio.nullable(),
  licence: Licence.nullable().default(null),
  /** When the track was added, and when one of its fields or files last changed; absent on older tracks. */
  createdAt: IsoTime.optional(),
  updatedAt: IsoTime.optional(),
});
export type Track = z.infer<typeof Track>;

/** Makes the track that 'Add track' adds: 'Track N', language en (product 7.1), credited to the artist who adds it. */
export function newTrack(track: { id: TrackId; number: number; artist: ArtistCredit | undefined; now: Date }): Track {
  const at = track.now.toISOString();
  return {
    ...emptyValues(trackFields),
    id: track.id,
    title: defaultTitle(track.number),
    artists: track.artist ? [track.artist] : [],
    audio: null,
    licence: null,
    createdAt: at,
    updatedAt: at,
  };
}
