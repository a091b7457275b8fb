import type { Step } from '../step.ts';
import {
  aiAudio,
  aiComposition,
  audioLanguage,
  coverSongs,
  explicit,
  metadataLanguage,
  primaryGenre,
  secondaryGenre,
} from './answers/choices.ts';
import { contentId } from './answers/content-id.ts';
import { cLine, originalRelease, pLine, preOrder, salesStart } from './answers/dates-and-rights.ts';
import { codes, coverLicence, previewStart, stores, territories } from './answers/distribution.ts';
import { artists, contributors } from './answers/names.ts';
import { openPoint, pointChange, pointReason } from './answers/open-points.ts';
import { sameTitle } from './answers/same-title.ts';
import { recordLabel, title, trackCount, trackTitles, version } from './answers/texts.ts';
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
