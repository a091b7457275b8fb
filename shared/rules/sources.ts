/**
 * The public pages that rules rest on, with the version that was read. A rule never claims more than its page says. The
 * guidelines behind the stores' own portals are not public, so no rule names them.
 */
export const sources = {
  apple: {
    name: 'Apple Music Style Guide, read in 2026',
    url: 'https://help.apple.com/itc/musicstyleguide/en.lproj/static.html',
  },
  appleSpec: {
    name: 'Apple Music Specification 5.3.24, October 2025',
    url: 'https://help.apple.com/itc/musicspec/en.lproj/static.html',
  },
  appleCredits: {
    name: 'Apple: deliver credits, read in 2026',
    url: 'https://itunespartner.apple.com/music/support/5542-deliver-credits',
  },
  spotify: {
    name: 'Spotify for Artists: metadata formatting guidelines, read in 2026',
    url: 'https://support.spotify.com/us/artists/article/metadata-formatting-guidelines',
  },
  spotify2015: {
    name: 'Spotify Metadata Style Guide 2, 2015',
    url: 'https://docslib.org/doc/5549195',
  },
  spotifyAudio: {
    name: 'Spotify for Artists: audio file formats, read in 2026',
    url: 'https://support.spotify.com/artists/article/audio-file-formats',
  },
  routeNote: {
    name: 'RouteNote: what to leave out of metadata, read in 2026',
    url: 'https://support.routenote.com/kb-article/what-am-i-unable-to-include-in-my-releases-metadata',
  },
  routeNoteCovers: {
    name: 'RouteNote: covers, read in 2026',
    url: 'https://support.routenote.com/kb-article/how-do-i-format-a-cover-with-routenote',
  },
  ingrooves: {
    name: 'Ingrooves 20: karaoke and covers, read in 2026',
    url: 'https://centralhelp.ingrooves.com/hc/en-us/articles/360013128813',
  },
  ingroovesSoundtracks: {
    name: 'Ingrooves 19: soundtracks, read in 2026',
    url: 'https://centralhelp.ingrooves.com/hc/en-us/articles/360013128773',
  },
  ingroovesSingles: {
    name: 'Ingrooves 7: single-track releases, read in 2026',
    url: 'https://centralhelp.ingrooves.com/hc/en-us/articles/360013027234',
  },
  labelGrid: {
    name: 'LabelGrid metadata style guide, read in 2026',
    url: 'https://labelgrid-docs.pages.dev/en/help/metadata-style-guide',
  },
  believe: {
    name: 'RB Studios metadata rules, read in 2026',
    url: 'https://adminmusic.rbstudiosmusic.live/docs/metadata-rules',
  },
  digdis: { name: 'digdis: metadata, read in 2026', url: 'https://digdis.helpscoutdocs.com/article/31' },
  labelcaster: { name: 'labelcaster: cover guidelines, read in 2026', url: 'https://guidance.labelcaster.com' },
  symphonic: {
    name: 'Symphonic: delivering to Apple, January 2025',
    url: 'https://support.symdistro.com/hc/en-us/articles/27764803522317',
  },
  isrc: { name: 'IFPI: ISRC Handbook (ISO 3901)', url: 'https://isrc.ifpi.org' },
  gs1: { name: 'GS1 General Specifications', url: 'https://www.gs1.org/standards/barcodes-epcrfid-id-keys' },
  ddex: { name: 'DDEX ERN 4.3.2', url: 'https://kb.ddex.net' },
  contentId: {
    name: 'YouTube: what can be claimed with Content ID, read in 2026',
    url: 'https://support.google.com/youtube/answer/2605065',
  },
  /** The practice of reviewers, where no public page describes it. */
  practice: { name: 'Common practice among reviewers, not published', url: null },
  /** A need of this product, independent of any store. */
  own: { name: 'Our own check', url: null },
} as const satisfies Record<string, { name: string; url: string | null }>;

export type Source = keyof typeof sources;
