import { rightsLineText } from '../../../shared/releases/rights-line-text.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../shared/releases/sales-start.ts';
import { audioName, coverName, licenceName } from '../exported-files.ts';
import { firstNames, genreName, lastNames, yesNo } from './cells.ts';
import type { Column, ExportProfile } from './profile.ts';

/**
 * The distributor's columns, in order. The layout is inferred from field names, because no published template was
 * found. It is data, so a different distributor only needs a different list. The last entry of each row gives the
 * cell's value; values at the same position in parallel columns belong together.
 */
const columns: readonly Column[] = [
  { header: 'UPC', cell: ({ release }) => release.upc },
  { header: 'Album Title', cell: ({ release }) => release.title },
  { header: 'Album Version', cell: ({ release }) => release.version },
  { header: 'Release Type', cell: ({ release }) => (release.trackIds.length === 1 ? 'Single' : 'Album') },
  { header: 'Album Artist', cell: ({ credits }) => credits.artists.map(({ name }) => name) },
  { header: 'Album Artist Roles', cell: ({ credits }) => credits.artists.map(({ role }) => role) },
  {
    header: 'Album Artist Spotify URI',
    cell: ({ credits }) => credits.artists.map(({ spotifyUri }) => spotifyUri),
  },
  { header: 'Album Contributor Name', cell: ({ credits }) => credits.contributors.map(({ name }) => name) },
  { header: 'Album Contributor Role', cell: ({ credits }) => credits.contributors.map(({ role }) => role) },
  { header: 'Album Composer First Name', cell: ({ credits }) => firstNames(credits.composers) },
  { header: 'Album Composer Last Name', cell: ({ credits }) => lastNames(credits.composers) },
  { header: 'Album Lyricist First Name', cell: ({ credits }) => firstNames(credits.lyricists) },
  { header: 'Album Lyricist Last Name', cell: ({ credits }) => lastNames(credits.lyricists) },
  { header: 'Metadata Language', cell: ({ release }) => release.metadataLanguage },
  { header: 'Primary Genre', cell: ({ release }) => genreName(release.primaryGenre) },
  { header: 'Secondary Genre', cell: ({ release }) => genreName(release.secondaryGenre) },
  { header: 'P Line', cell: ({ release }) => rightsLineText(release.pLine) },
  { header: 'C Line', cell: ({ release }) => rightsLineText(release.cLine) },
  { header: 'Record Label', cell: ({ release }) => release.recordLabel },
  { header: 'Original Release Date', cell: ({ release }) => release.originalRelease },
  {
    header: 'Sales Start Date',
    cell: ({ release }) => (release.salesStart === AS_SOON_AS_POSSIBLE ? '' : release.salesStart),
  },
  { header: 'Pre Order Date', cell: ({ release }) => release.preOrder },
  { header: 'Explicit Content', cell: ({ credits }) => credits.explicit },
  { header: 'Contains Covers', cell: ({ credits }) => yesNo(credits.containsCovers) },
  { header: 'Is Compilation', cell: ({ credits }) => yesNo(credits.isCompilation) },
  { header: 'Stores', cell: ({ release }) => release.stores },
  { header: 'Territories', cell: ({ release }) => release.territories },
  { header: 'Cover Art File', cell: ({ release }) => (release.cover ? coverName(release.cover) : '') },
  { header: 'Track Number', cell: ({ number }) => String(number) },
  { header: 'Track Title', cell: ({ trackTitle }) => trackTitle },
  { header: 'Track Version', cell: ({ track }) => track.version },
  { header: 'ISRC', cell: ({ track }) => track.isrc },
  { header: 'Track Artists', cell: ({ track }) => track.artists.map(({ name }) => name) },
  { header: 'Track Artist Roles', cell: ({ track }) => track.artists.map(({ role }) => role) },
  { header: 'Track Artist Spotify URI', cell: ({ track }) => track.artists.map(({ spotifyUri }) => spotifyUri) },
  { header: 'Track Contributor Name', cell: ({ track }) => track.contributors.map(({ name }) => name) },
  { header: 'Track Contributor Role', cell: ({ track }) => track.contributors.map(({ role }) => role) },
  { header: 'Track Composer First Name', cell: ({ track }) => firstNames(track.composers) },
  { header: 'Track Composer Last Name', cell: ({ track }) => lastNames(track.composers) },
  { header: 'Track Lyricist First Name', cell: ({ track }) => firstNames(track.lyricists) },
  { header: 'Track Lyricist Last Name', cell: ({ track }) => lastNames(track.lyricists) },
  { header: 'Audio Language', cell: ({ track }) => track.audioLanguage },
  { header: 'Contains Cover', cell: ({ track }) => yesNo(track.containsCover) },
  { header: 'Preview Start Time Seconds', cell: ({ track }) => track.previewStartSeconds?.toString() ?? '' },
  {
    header: 'Mechanical License File',
    cell: ({ track }) => (track.licence ? licenceName(track.licence) : ''),
  },
  {
    header: 'Audio File',
    cell: ({ track }) => (track.audio ? audioName(track.audio) : ''),
  },
];

/** Titles stay as they were entered, because versions and featured artists have their own columns. */
export const distributor: ExportProfile = { version: 1, titles: { featuring: false, version: false }, columns };
