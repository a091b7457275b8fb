import type { Step } from '../step.ts';
import { artists } from './answers/artists.ts';
import { contributors } from './answers/contributors.ts';
import { aiAudio, aiComposition } from './answers/ai-use.ts';
import { codes } from './answers/codes.ts';
import { coverLicence } from './answers/cover-licence.ts';
import { coverSongs } from './answers/cover-songs.ts';
import { cLine, pLine } from './answers/dates-and-rights.ts';
import { explicit } from './answers/explicit.ts';
import { primaryGenre, secondaryGenre } from './answers/genre.ts';
import { audioLanguage, metadataLanguage } from './answers/language.ts';
import { originalRelease } from './answers/original-release.ts';
import { preOrder } from './answers/pre-order.ts';
import { previewStart } from './answers/preview-start.ts';
import { salesStart } from './answers/sales-start.ts';
import { sameTitle } from './answers/same-title.ts';
import { stores } from './answers/stores.ts';
import { territories } from './answers/territories.ts';
import { recordLabel, title, trackTitles, version } from './answers/texts.ts';
import { trackCount } from './answers/track-count.ts';
import { writers } from './answers/writers.ts';
import type { Answer } from './context.ts';

const none: Answer = () => undefined;

/** How each question's answer is read. */
export const answers: Readonly<Record<Step, Answer>> = {
  title,
  track_count: trackCount,
  track_titles: trackTitles,
  version,
  same_title: sameTitle,
  artists,
  primary_genre: primaryGenre,
  secondary_genre: secondaryGenre,
  metadata_language: metadataLanguage,
  cover_art: none,
  audio_files: none,
  audio_language: audioLanguage,
  explicit,
  cover_songs: coverSongs,
  cover_licence: coverLicence,
  writers,
  contributors,
  ai_audio: aiAudio,
  ai_composition: aiComposition,
  p_line: pLine,
  c_line: cLine,
  record_label: recordLabel,
  sales_start: salesStart,
  pre_order: preOrder,
  original_release: originalRelease,
  territories,
  stores,
  codes,
  preview_start: previewStart,
  review: none,
  locked: none,
};
