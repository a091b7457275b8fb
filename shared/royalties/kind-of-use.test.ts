import { formats } from './formats.ts';
import { kindOfUse, type Use } from './kind-of-use.ts';

/** Lines of each layout as the sender writes them: store, sale type, and the expected kind of use. */
const mixes: Record<string, readonly (readonly [store: string, saleType: string, use: Use])[]> = {
  spotify_licensor: [
    ['Spotify', 'P', 'stream'],
    ['Spotify', 'PDS', 'stream'],
    ['Spotify', 'FAM6', 'stream'],
    ['Spotify', 'A', 'stream'],
  ],
  apple_music_streams: [
    ['Apple Music', 'Individual Monthly', 'stream'],
    ['Apple Music', 'Family', 'stream'],
  ],
  apple_itunes_sales: [
    ['iTunes Store', 'H', 'download'],
    ['iTunes Store', 'I', 'download'],
    ['iTunes Store', 'S', 'download'],
    ['iTunes Store', '', 'download'],
  ],
  youtube_partner: [
    ['YouTube Music', 'UGC', 'video'],
    ['YouTube Music', 'Partner-provided', 'video'],
    ['YouTube Music', 'Premium', 'stream'],
    ['YouTube Music', 'Ads', 'stream'],
  ],
  believe: [
    ['Spotify', 'Stream', 'stream'],
    ['Amazon Music', 'Download', 'download'],
    ['Amazon Music', 'Stream', 'stream'],
    ['YouTube Content ID', 'Ad-supported', 'video'],
    ['Facebook', 'Stream', 'video'],
    ['iTunes', 'Download', 'download'],
  ],
  tunecore: [
    ['Spotify', 'Stream', 'stream'],
    ['iTunes', 'Song', 'download'],
    ['Amazon Music', 'Download', 'download'],
    ['TikTok', 'Stream', 'video'],
  ],
  distrokid_v1: [
    ['Spotify', 'Song', 'stream'],
    ['Spotify', 'Album', 'stream'],
    ['Deezer', 'Song', 'stream'],
    ['iTunes', 'Song', 'download'],
    ['iTunes', 'Album', 'download'],
    ['iTunes Match', 'Song', 'stream'],
    ['Amazon Unlimited (Streaming)', 'Song', 'stream'],
    ['Amazon Prime (Streaming)', 'Song', 'stream'],
    ['Amazon (Downloads)', 'Song', 'download'],
    ['YouTube (Ads)', 'Song', 'video'],
    ['YouTube (ContentID)', 'Song', 'video'],
    ['YouTube (Red)', 'Song', 'stream'],
    ['Facebook', 'Song', 'video'],
    ['TikTok', 'Song', 'video'],
    ['Snapchat', 'Song', 'video'],
    ['Tencent', 'Song', 'stream'],
    ['NetEase', 'Song', 'stream'],
    ['Some new store', 'Song', 'other'],
  ],
  distrokid_v2: [
    ['Pandora', 'Song', 'stream'],
    ['Amazon Music', 'Song', 'other'],
    ['Anghami', 'Album', 'stream'],
  ],
  cdbaby: [
    ['Apple iTunes', 'Single Download', 'download'],
    ['Spotify', 'Stream', 'stream'],
    ['Traxsource', '', 'download'],
    ['CD Baby', 'Physical', 'other'],
    ['CD Baby Sync', 'Sync License', 'sync'],
  ],
  orchard_us: [
    ['Apple Music', 'Stream', 'stream'],
    ['Beatport', 'Track Sale', 'download'],
    ['Beatport Streaming', '', 'stream'],
    ['Film Co', 'Synchronisation', 'sync'],
  ],
  fuga: [
    ['Qobuz', 'Download', 'download'],
    ['Qobuz', 'Stream', 'stream'],
    ['Facebook', 'UGC', 'video'],
    ['SoundCloud', '', 'stream'],
  ],
  cargo: [
    ['Juno Download', 'Sale', 'download'],
    ['7digital', 'Sale', 'download'],
    ['TIDAL', 'Sale', 'stream'],
  ],
  symphonic: [
    ['Spotify', 'Streaming', 'stream'],
    ['JioSaavn', 'Streaming', 'stream'],
    ['Beatport', 'Download', 'download'],
  ],
  bandcamp: [
    ['Bandcamp', 'track', 'download'],
    ['Bandcamp', 'album', 'download'],
    ['Bandcamp', 'package', 'other'],
  ],
  prs: [['PRS for Music', '', 'performance']],
  ddex_dsrf_srb: [
    ['Boomplay', 'OnDemandStream SubscriptionModel', 'stream'],
    ['Shop', 'PermanentDownload PayAsYouGoModel', 'download'],
    ['Shop', 'ConditionalDownload SubscriptionModel', 'stream'],
    ['Spotify', 'ConditionalDownload SubscriptionModel', 'stream'],
    ['Amazon Music Unlimited', 'OnDemandStream SubscriptionModel', 'stream'],
    ['Shop', 'UserProvided AdvertisementSupportedModel', 'video'],
  ],
};

const otherwiseOf = (id: string): Use => formats.find((format) => format.id === id)?.use ?? 'stream';
const lines = Object.entries(mixes).flatMap(([id, mix]) => mix.map((line) => [id, ...line] as const));

test('each known layout covers its mix of stores (product 23.17)', () => {
  expect(Object.keys(mixes).sort()).toEqual([...formats.map(({ id }) => id), 'ddex_dsrf_srb'].sort());
});

test.each(lines)('%s, %s, %j: %s (product 23.17)', (id, store, saleType, use) => {
  expect(kindOfUse({ store, saleType }, otherwiseOf(id))).toBe(use);
});
