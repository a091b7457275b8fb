import { stores } from '../../../reference/stores.ts';
import type { Named } from '../words/nearest.ts';
import { phraseFinder } from '../words/phrases.ts';

/** Everyday names of stores. */
const EVERYDAY: Record<string, readonly string[]> = {
  Spotify: ['spoti', 'spotfy', 'spottify'],
  'Apple Music': ['apple', 'applemusic'],
  'iTunes Store': ['itunes', 'i tunes'],
  'Amazon Music': ['amazon', 'amazonmusic'],
  'YouTube Music': ['youtube', 'yt', 'ytm', 'yt music', 'you tube', 'you tube music', 'utube', 'youtubemusic'],
  'YouTube Content ID': [
    'content id',
    'contentid',
    'youtube content id',
    'yt content id',
    'content id de youtube',
    'content id do youtube',
    'content id on youtube',
    'content id of youtube',
    'content id von youtube',
    'content id di youtube',
    'youtubes content id',
    'cid',
    'youtube cid',
  ],
  'Facebook & Instagram (Meta)': [
    'meta',
    'facebook',
    'instagram',
    'insta',
    'ig',
    'fb',
    'facebook and instagram',
    'facebook instagram',
    'instagram and facebook',
    'instagram facebook',
    'ig and fb',
    'fb and ig',
    'facebook e instagram',
    'facebook y instagram',
    'facebook und instagram',
    'facebook et instagram',
    'reels',
  ],
  TikTok: ['tik tok', 'tiktok', 'tick tock', 'ticktock', 'tt', 'tictoc', 'tic toc'],
  TIDAL: ['tidal'],
  Snapchat: ['snap', 'snap chat'],
  SoundCloud: ['sound cloud', 'sc', 'soundcloud'],
  iHeartRadio: ['iheart', 'i heart', 'i heart radio'],
  'NetEase Cloud Music': ['netease', 'net ease'],
  'Tencent Music (QQ Music, Kugou, Kuwo)': ['tencent', 'tencent music', 'qq music', 'qq', 'kugou', 'kuwo'],
  JioSaavn: ['saavn', 'jio saavn', 'jio'],
  'Bugs!': ['bugs'],
  'Nuuday (YouSee Musik, Telmore Musik)': ['nuuday', 'yousee', 'telmore'],
  'LINE MUSIC': ['line', 'line music'],
  'Juno Download': ['juno'],
  'Genie Music': ['genie'],
  Traxsource: ['trax source'],
  Beatport: ['beat port'],
  Boomplay: ['boom play'],
  Audiomack: ['audio mack'],
};
/** Names that are also ordinary words and are therefore recognized only in a plain list. */
export const WEAK_STORES = new Set([
  'tt',
  'sc',
  'snap',
  'line',
  'vibe',
  'flo',
  'awa',
  'melon',
  'genie',
  'bugs',
  'reels',
  'cid',
]);

export const storeNames: readonly Named[] = stores.map(({ name }) => ({
  value: name,
  names: [name, ...(EVERYDAY[name] ?? [])],
}));
export const findStores = phraseFinder<readonly string[]>(
  storeNames.flatMap(({ value, names }) => names.map((name) => [name, [value]] as const)),
);

export const ALL_STORES = `all stores, every store, all the stores, all platforms, every platform, all of the stores, all shops, all dsps, every dsp, everywhere, every where, anywhere, worldwide, full list, the whole list, the full list, all available, toda tienda, todas las tiendas, todas las plataformas, en todas partes, en todos lados, en todas, a todas, todas las tiendas digitales, todas as lojas, todas as plataformas, em tudo, em todas, todos os lugares, em todo lugar, geral, tous les magasins, toutes les plateformes, toutes les boutiques, partout, alle shops, alle stores, alle plattformen, alle läden, überall, ueberall, tutti gli store, tutti i negozi, tutte le piattaforme, ovunque, dappertutto, alle winkels, overal, tüm mağazalar, bütün mağazalar, her yer, her yerde, hepsine, tüm platformlar, wszystkie sklepy, wszędzie, semua toko, semua platform, sab stores, sab pe, alla, alla butiker, överallt, hepsi, 全部, すべて, 전부, 모두, все, везде, παντού, όλα`;
