import { fold } from '../fold.ts';

/** The kind of use that a store offers. If it offers several (`undefined`), the line itself must tell which. */
export type StoreOffer = 'stream' | 'download' | 'video';

/** Patterns that are tried in this order on a store's name, stripped of spaces, accents and punctuation. */
const offers: readonly (readonly [StoreOffer | undefined, RegExp])[] = [
  [
    'video',
    /contentid|youtube(ugc|shorts|ads|adsupported)|\bugc\b|facebook|instagram|^meta|tiktok|douyin|snap(chat|inc)?$|^snap|triller|likee|kuaishou|twitch|vevo/,
  ],
  [
    'stream',
    /itunesmatch|icloudmusic|beat(port|source)(streaming|link|lite|pro)|youtube(music|premium|red|arttracks?|subscription)/,
  ],
  [
    'download',
    /download|amazon.*mp3|mp3store|itunes|beatport|traxsource|bandcamp|7digital|juno(records)?$|hdtracks|prostudiomasters|whatpeopleplay|djcity|bpmsupreme|highresaudio|ringtone/,
  ],
  [
    'stream',
    /spotify|deezer|^tidal|applemusic|pandora|amazon(music)?(unlimited|prime|free|ads|adsupported|streaming|hd)|amazon(unlimited|prime)|primemusic|soundcloud|audiomack|anghami|boomplay|saavn|gaana|^wynk|^joox|kkbox|netease|tencent|qqmusic|kugou|kuwo|linemusic|^awa$|^flo$|^vibe$|napster|rhapsody|iheart|resso|yandexmusic|zvuk|^boom$|vkmusic|clar[oa]musica|youseemusik|telmoremusik|nuuday|audius|mixcloud|peloton|slackerradio|livexlive|trebel|googleplayallaccess/,
  ],
];

const plain = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns what a store offers. @returns undefined for an unknown store, or one with both streams and downloads (Amazon
 * Music, Qobuz, Google Play)
 */
export const storeOffer = (store: string): StoreOffer | undefined =>
  offers.find(([, like]) => like.test(plain(store)))?.[0];
