import type { Step } from '../step.ts';
import { aiAudio, aiComposition } from './answers/ai-use.ts';
import { artists } from './answers/artists.ts';
import { codes } from './answers/codes.ts';
import { contentId } from './answers/content-id.ts';
import { contributors } from './answers/contributors.ts';
import { coverLicence } from './answers/cover-licence.ts';
import { coverSongs } from './answers/cover-songs.ts';
import { explicit } from './answers/explicit.ts';
import { primaryGenre, secondaryGenre } from './answers/genre.ts';
import { labelledGenres } from './answers/labelled-genres.ts';
import { audioLanguage, metadataLanguage } from './answers/language.ts';
import { openPoint, pointChange, pointReason } from './answers/open-points.ts';
import { originalRelease } from './answers/original-release.ts';
import { pastedTitles } from './answers/pasted-titles.ts';
import { preOrder } from './answers/pre-order.ts';
import { previewStart } from './answers/preview-start.ts';
import { confirmation } from './answers/recap.ts';
import { plainLabel, recordLabel } from './answers/record-label.ts';
import { cLine, pLine, plainCLine, plainPLine } from './answers/rights-lines.ts';
import { salesStart } from './answers/sales-start.ts';
import { sameTitle } from './answers/same-title.ts';
import { stores } from './answers/stores.ts';
import { territories } from './answers/territories.ts';
import { plainTitle, title } from './answers/title.ts';
import { trackCount } from './answers/track-count.ts';
import { plainTitles, trackTitles } from './answers/track-titles.ts';
import { plainVersion, version } from './answers/version.ts';
import { writers } from './answers/writers.ts';
import type { Answer } from './context.ts';

const none: Answer = () => undefined;

/** The reader for the answer to each question. */
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
  content_id: contentId,
  codes,
  preview_start: previewStart,
  open_point: openPoint((step) => answers[step]),
  point_change: pointChange((step) => answers[step]),
  point_reason: pointReason,
  recap: none,
  review: none,
  locked: none,
};

/**
 * Readers for answers that are clear as a whole. They run before the message is split, because a title may contain
 * words that look like talk.
 */
export const wholeAnswers: Partial<Readonly<Record<Step, Answer>>> = {
  title: plainTitle,
  track_count: pastedTitles,
  track_titles: plainTitles,
  version: plainVersion,
  primary_genre: labelledGenres,
  record_label: plainLabel,
  p_line: plainPLine,
  c_line: plainCLine,
  recap: confirmation,
};
