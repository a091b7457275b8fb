/**
 * Words that tell one recording of a song from another (Apple Music Style Guide, “Version”). Only a part of a title
 * that contains one of them counts as a version, because many titles end in brackets.
 */
const words = [
  'remix',
  'rmx',
  're-?mix',
  'remaster(?:ed)?',
  'radio (?:edit|version|mix)',
  'extended(?: (?:mix|version))?',
  'club (?:mix|edit)',
  'dub(?: mix)?',
  'vip(?: mix)?',
  'acoustic(?: version)?',
  'unplugged',
  'instrumental(?: version)?',
  'karaoke(?: version)?',
  'a ?cappella',
  'demo(?: version)?',
  'live(?: version)?',
  'live (?:at|from|in|on)\\s.+',
  'sped up(?: version)?',
  'slowed(?: (?:and|&|\\+) reverb)?(?: version)?',
  'nightcore(?: version)?',
  'bootleg',
  'rework',
  're-?recorded(?: version)?',
  'single version',
  'album version',
  'original (?:mix|version)',
];

/** Matches a part of a title that is a version: “Live at Paradiso”, “Jo Remix”, “2024 Remaster”. */
export const VERSION_WORDS = new RegExp(`(?:^|\\s)(?:${words.join('|')})(?:\\s(?:19|20)\\d{2})?$`, 'iu');
