/**
 * Words that artists write beside a title for websites and social media, in several languages. They are sent back only
 * beside a title, because songs are called “Exclusive” and “Out Now”.
 */
const words = [
  'official(?: (?:music|lyrics?))? (?:video|audio|clip|visuali[sz]er)',
  'official',
  'lyrics?(?: video)?',
  'audio',
  'visuali[sz]er',
  'music video',
  'free (?:dl|download)',
  'out now',
  'available (?:now|everywhere)',
  'new single',
  'exclusive',
  'premiere',
  'teaser',
  'snippet',
  'preview',
  'unreleased',
  'leak(?:ed)?',
  'pre-?save(?: now)?',
  'link in bio',
  'stream now',
  'buy now',
  '4k',
  'h[dq]',
  'v[ií]deo ?(?:clipe? )?oficial',
  'clipe? oficial',
  'audio oficial',
  'áudio oficial',
  'estreno',
  'disponible (?:ya|ahora|maintenant)',
  '(?:clip|audio) officiel',
  'offizielle[sr] (?:musik)?(?:video|audio)',
  'videoclip ufficiale',
  '(?:video|audio) ufficiale',
  'resmi (?:video|klip)',
  'oficjalny teledysk',
  'официальн\\p{L}+ (?:клип|видео|аудио)',
  'премьера(?: \\p{L}+)?',
  '公式',
  '官方',
  '공식',
];
/** Calls to listeners, which are no title even alone. */
const calls = [
  'free dl',
  'pre-?save now',
  'link in bio',
  'stream now',
  'descarga gratis',
  'ya disponible',
  'baixar grátis',
  'télécharger gratuit\\p{L}*',
  'kostenloser download',
  'jetzt überall',
  'скачать бесплатно',
  '무료 다운로드',
  'フリーダウンロード',
  '免费下载',
];

/** The source of a pattern for words that are sent back beside a title. */
export const PROMOTIONS = [...words, ...calls].join('|');
/** The source of a pattern for words that are sent back even as the whole title. */
export const CALLS = calls.join('|');
