import type { ArtistCredit, Contributor, Writer } from '../../../shared/releases/credit.ts';
import type { DerivedCredits } from '../../../shared/releases/derived-credits.ts';
import type { RightsLine } from '../../../shared/releases/rights-line.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../shared/releases/sales-start.ts';
import type { Explicit } from '../../../shared/releases/track-choices.ts';
import { audioName, coverName } from '../exported-files.ts';
import { genreName } from './cells.ts';
import type { Column, ExportProfile } from './profile.ts';

/** The value that tells the release manager to assign the code itself. */
const AUTO = 'auto';

const explicitness: Record<Explicit, string> = {
  '': '',
  Explicit: 'explicit',
  'Not Explicit': 'not_explicit',
  'Cleaned Version': 'clean',
};

/** Formats a day as MM/DD/YYYY; '' if there is none, or for "as soon as possible". */
const usDate = (day: string): string => {
  if (day === '' || day === AS_SOON_AS_POSSIBLE) return '';
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
};

const year = (line: RightsLine | null): string => line?.year.toString() ?? '';
const holder = (line: RightsLine | null): string => line?.holder ?? '';

const roleOf = (role: string): string => role.toLowerCase().replaceAll(/[^a-z]+/g, '_');

/** `role:Name` for each participant, in the order of the lists. The first colon ends the role. */
const participants = (credits: {
  artists: readonly Pick<ArtistCredit, 'name' | 'role'>[];
  contributors: readonly Pick<Contributor, 'name' | 'role'>[];
  composers: readonly Pick<Writer, 'firstName' | 'lastName'>[];
  lyricists: readonly Pick<Writer, 'firstName' | 'lastName'>[];
}): string[] => [
  ...[...credits.artists, ...credits.contributors].map(({ name, role }) => `${roleOf(role)}:${name}`),
  ...credits.composers.map((writer) => `composer:${fullName(writer)}`),
  ...credits.lyricists.map((writer) => `lyricist:${fullName(writer)}`),
];
const fullName = ({ firstName, lastName }: Pick<Writer, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

const albumExplicit = ({ explicit }: DerivedCredits): string => explicitness[explicit];

/**
 * The columns of the release manager's bulk file, format 4: first the release's, then the track's. Some names occur in
 * both.
 */
const ofRelease: readonly Column[] = [
  { header: '#action', cell: () => 'INSERT' },
  { header: '#upc', cell: ({ release }) => release.upc || AUTO },
  { header: '#catalog_number', cell: () => '' },
  { header: '#grid', cell: () => '' },
  { header: '#title', cell: ({ release }) => release.title },
  { header: '#remix_or_version', cell: ({ release }) => release.version },
  { header: '#user_email', cell: () => '' },
  { header: '#label', cell: ({ release }) => release.recordLabel },
  { header: '#participants', cell: ({ credits }) => participants(credits) },
  { header: '#primary_genre', cell: ({ release }) => genreName(release.primaryGenre) },
  { header: '#secondary_genre', cell: ({ release }) => genreName(release.secondaryGenre) },
  { header: '#language', cell: ({ release }) => release.metadataLanguage },
  { header: '#explicit_lyrics', cell: ({ credits }) => albumExplicit(credits) },
  { header: '#price_category', cell: () => '' },
  { header: '#digital_release', cell: ({ release }) => usDate(release.salesStart) },
  { header: '#original_release', cell: ({ release }) => usDate(release.originalRelease) },
  { header: '#license_type', cell: () => 'Copyright' },
  { header: '#license_info', cell: () => '' },
  { header: '#c_year', cell: ({ release }) => year(release.cLine) },
  { header: '#c_line', cell: ({ release }) => holder(release.cLine) },
  { header: '#p_year', cell: ({ release }) => year(release.pLine) },
  { header: '#p_line', cell: ({ release }) => holder(release.pLine) },
  { header: '#territories', cell: ({ release }) => release.territories },
  { header: '#cover_url', cell: ({ release }) => (release.cover ? coverName(release.cover) : '') },
  { header: '#track_count', cell: ({ release }) => String(release.trackIds.length) },
];

const ofTrack: readonly Column[] = [
  { header: '#isrc', cell: ({ track }) => track.isrc || AUTO },
  { header: '#iswc', cell: () => '' },
  { header: '#track_title', cell: ({ trackTitle }) => trackTitle },
  { header: '#remix_or_version', cell: ({ track }) => track.version },
  { header: '#participants', cell: ({ track }) => participants(track) },
  { header: '#primary_genre', cell: ({ release }) => genreName(release.primaryGenre) },
  { header: '#secondary_genre', cell: ({ release }) => genreName(release.secondaryGenre) },
  { header: '#language', cell: ({ track }) => track.audioLanguage },
  { header: '#explicit_lyrics', cell: ({ track }) => explicitness[track.explicit] },
  { header: '#p_year', cell: ({ release }) => year(release.pLine) },
  { header: '#p_line', cell: ({ release }) => holder(release.pLine) },
  { header: '#audio_url', cell: ({ track }) => (track.audio ? audioName(track.audio) : '') },
];

/** SonoSuite's bulk file. It has a column for versions, but none for "feat.", which stores expect in the title. */
export const sonosuite: ExportProfile = {
  version: 1,
  titles: { featuring: true, version: false },
  preamble: ({ id, trackIds }) => [
    ['#metadata'],
    ['description', id],
    ['format_version', '4'],
    ['total_releases', '1'],
    ['total_tracks', String(trackIds.length)],
    ['#release_info', ...ofRelease.slice(1).map(() => ''), '#track_info'],
  ],
  columns: [...ofRelease, ...ofTrack],
};
