import { stores } from '../../reference/stores.ts';
import { territories, WORLDWIDE } from '../../reference/territories.ts';
import { type Named, nearest } from './nearest.ts';

const STORE_ALIASES: Record<string, readonly string[]> = {
  'Apple Music': ['apple'],
  'iTunes Store': ['itunes'],
  'Amazon Music': ['amazon'],
  'YouTube Music': ['youtube', 'yt', 'yt music'],
  'YouTube Content ID': ['content id', 'youtube content id'],
  'Facebook & Instagram (Meta)': ['meta', 'facebook', 'instagram', 'ig', 'facebook and instagram'],
  TikTok: ['tik tok', 'tiktok'],
  SoundCloud: ['sound cloud'],
  iHeartRadio: ['iheart', 'i heart radio'],
  'NetEase Cloud Music': ['netease'],
  'Tencent Music (QQ Music, Kugou, Kuwo)': ['tencent', 'qq music', 'kugou', 'kuwo'],
  JioSaavn: ['saavn'],
  'Bugs!': ['bugs'],
  'Nuuday (YouSee Musik, Telmore Musik)': ['nuuday', 'yousee', 'telmore'],
  'LINE MUSIC': ['line'],
  'Juno Download': ['juno'],
};
const storeNames: Named[] = stores.map(({ name }) => ({ value: name, names: [name, ...(STORE_ALIASES[name] ?? [])] }));

const COUNTRY_ALIASES: Record<string, readonly string[]> = {
  US: ['usa', 'us', 'america', 'united states of america', 'the states'],
  GB: ['uk', 'great britain', 'britain', 'england', 'scotland', 'wales'],
  NL: ['holland', 'the netherlands'],
  DE: ['deutschland'],
  AT: ['osterreich'],
  CH: ['schweiz', 'suisse'],
  ES: ['espana'],
  BR: ['brasil'],
  IT: ['italia'],
  CZ: ['czech republic'],
  KR: ['korea', 'south korea'],
  KP: ['north korea'],
  RU: ['russian federation'],
  AE: ['uae', 'emirates'],
  TR: ['turkey'],
  CI: ['ivory coast'],
  CN: ['mainland china'],
  [WORLDWIDE]: [
    'worldwide',
    'the whole world',
    'world',
    'global',
    'globally',
    'everywhere',
    'all countries',
    'all territories',
    'international',
  ],
};
const EU = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
];
const REGIONS: Record<string, readonly string[]> = {
  eu: EU,
  'european union': EU,
  dach: ['DE', 'AT', 'CH'],
  'german speaking countries': ['DE', 'AT', 'CH'],
  benelux: ['BE', 'NL', 'LU'],
  scandinavia: ['DK', 'NO', 'SE'],
  nordics: ['DK', 'FI', 'IS', 'NO', 'SE'],
  'nordic countries': ['DK', 'FI', 'IS', 'NO', 'SE'],
  iberia: ['ES', 'PT'],
  'north america': ['US', 'CA', 'MX'],
  'uk and ireland': ['GB', 'IE'],
};
const countryNames: Named[] = [
  ...territories.map(({ code, name }) => ({ value: code as string, names: [name, ...(COUNTRY_ALIASES[code] ?? [])] })),
  { value: WORLDWIDE, names: COUNTRY_ALIASES[WORLDWIDE] ?? [] },
  ...Object.keys(REGIONS).map((name) => ({ value: name, names: [name] })),
];

type How = 'only' | 'all-except' | 'add' | 'remove';
/** What was said of a list of places: how they are meant, those that are sure, and what may be meant by the others. */
export type PlacesSaid = {
  how: How;
  sure: string[];
  maybe: { said: string; names: readonly string[] }[];
  unknown: string[];
};

const hows: [RegExp, How][] = [
  [
    /\b(?:all|everywhere|every store|every country|worldwide|anywhere)\b.*?\b(?:but|except|without|apart from|other than|excluding|minus|besides)\b(?:\s+(?:for|on|in|from|to))?\s*/i,
    'all-except',
  ],
  [
    /^(?:please\s+)?(?:not|no|never|don'?t|do not|leave out|skip|remove|exclude|without|take out|except|but not)\b(?:\s+(?:(?:put|want|release|send|have|it|go|to|on|in|at|from|the))+\b)*\s*/i,
    'remove',
  ],
  [/^(?:please\s+)?(?:add|also|include|plus)\b(?:\s+(?:on|in|to))?\s*/i, 'add'],
  [/^(?:please\s+)?(?:only|just|solely)?\s*(?:(?:on|in|to|at|for)\b)?\s*/i, 'only'],
];

function placesSaid(text: string, names: readonly Named[]): PlacesSaid {
  const said = text.trim();
  const [pattern, how] = hows.find(([one]) => one.test(said)) ?? hows[3]!;
  const result: PlacesSaid = { how, sure: [], maybe: [], unknown: [] };
  const list = said
    .replace(pattern, '')
    .replace(/[.!]+$/, '')
    .replace(/\s+please$/i, '');
  for (const part of parts(list, names)) {
    const near = nearest(part, names);
    if (near && 'sure' in near) result.sure.push(near.sure);
    else if (near) result.maybe.push({ said: part, names: near.maybe });
    else result.unknown.push(part);
  }
  return result;
}

/** The single names of a list; 'Trinidad and Tobago' is one. */
function parts(list: string, names: readonly Named[]): string[] {
  const bare = (part: string) =>
    part
      .replace(/^(?:only|just|on|in|to|the|and|or|for|at)\s+/i, '')
      .replace(/^the\s+/i, '')
      .trim();
  return list
    .split(/\s*[,;\n]\s*/)
    .flatMap((part) => {
      const near = nearest(bare(part), names);
      if (near && 'sure' in near) return [bare(part)];
      return joined(part.split(/\s+(?:and|&|or|nor|\+)\s+/i).map(bare), names);
    })
    .filter(Boolean);
}

export const storesSaid = (text: string): PlacesSaid => placesSaid(text, storeNames);

/** Countries and regions, by code. */
export function territoriesSaid(text: string): PlacesSaid {
  const said = placesSaid(text, countryNames);
  return { ...said, sure: [...new Set(said.sure.flatMap((one) => REGIONS[one] ?? [one]))] };
}

/** Neighbours that are one name together: 'Trinidad', 'Tobago'. */
function joined(parts: readonly string[], names: readonly Named[]): string[] {
  const result: string[] = [];
  for (const part of parts) {
    const whole = `${result.at(-1) ?? ''} and ${part}`;
    const near = result.length > 0 ? nearest(whole, names) : null;
    if (near && 'sure' in near) result.splice(-1, 1, whole);
    else result.push(part);
  }
  return result;
}
