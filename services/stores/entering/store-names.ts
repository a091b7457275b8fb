import { fold } from '../../../shared/fold.ts';
import { stores } from '../../../shared/reference/stores.ts';

/** Other names under which files list a store, without spaces, signs and capitals. */
const otherNames: Record<string, (typeof stores)[number]['name']> = {
  apple: 'Apple Music',
  itunes: 'iTunes Store',
  applemusicitunes: 'Apple Music',
  amazon: 'Amazon Music',
  amazonmp3: 'Amazon Music',
  youtube: 'YouTube Music',
  contentid: 'YouTube Content ID',
  facebook: 'Facebook & Instagram (Meta)',
  instagram: 'Facebook & Instagram (Meta)',
  facebookinstagram: 'Facebook & Instagram (Meta)',
  meta: 'Facebook & Instagram (Meta)',
  iheart: 'iHeartRadio',
  netease: 'NetEase Cloud Music',
  tencent: 'Tencent Music (QQ Music, Kugou, Kuwo)',
  tencentmusic: 'Tencent Music (QQ Music, Kugou, Kuwo)',
  qqmusic: 'Tencent Music (QQ Music, Kugou, Kuwo)',
  line: 'LINE MUSIC',
  genie: 'Genie Music',
  saavn: 'JioSaavn',
  juno: 'Juno Download',
  nuuday: 'Nuuday (YouSee Musik, Telmore Musik)',
  youseemusik: 'Nuuday (YouSee Musik, Telmore Musik)',
};

/** A name without spaces, signs, accents and capitals, so that "spotify" and "Spotify®" are the same. */
const plain = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

const listed = new Map<string, string>([
  ...Object.entries(otherNames),
  ...stores.map(({ name }) => [plain(name), name] as const),
]);

/**
 * Finds the store that a file means.
 * @param ofRelease the stores of the release, which may have names that the list no longer contains
 */
export const storeNamed = (typed: string, ofRelease: readonly string[]): string | undefined =>
  ofRelease.find((name) => plain(name) === plain(typed)) ?? listed.get(plain(typed));
