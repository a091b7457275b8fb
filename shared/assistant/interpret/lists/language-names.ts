import { audioLanguages } from '../../../reference/audio-languages.ts';
import { metadataLanguages } from '../../../reference/metadata-languages.ts';
import { phrasesIn } from '../words/phrases.ts';

/** Languages in which artists may write a language's name, besides that language itself. */
const NAMING_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'tr', 'nl', 'pl', 'sv', 'id'] as const;

/** Names that are missing from the locale data: adjectives, dialects, everyday names, abbreviations. */
const ALSO: Readonly<Record<string, string>> = {
  en: `eng, engl, inglesa, ingleses, inglesas, englische, englischen, englischer, en anglais, anglaise, anglaises, in inglese, inglesi, american, american english, british, british english, uk english, us english, australian, angielsku, po angielsku, ingilizce, engelska, engels, bahasa inggris, inggris, angrezi, agglika, αγγλικά, английский, 영어, 英語, 英文, scots, yorkshire, geordie, oyinbo`,
  es: `espanol, español, española, españolas, castellano, castilian, castellana, spanische, spanischen, espagnole, spagnola, spagnole, po hiszpańsku, ispanyolca, mexican spanish, esp, españo`,
  pt: `portuguesa, portugueses, pt br, ptbr, brazilian, brazilian portuguese, português brasileiro, português do brasil, português de portugal, brasileiro, portugiesische, portugaise, portoghesi, portugês`,
  fr: `française, françaises, franzosische, französische, französischen, francesa, francesas, francesi, quebecois, québécois, fransızca, po francusku`,
  de: `deutsche, deutschen, alemana, alemã, allemande, tedesca, tedesche, austrian, swiss german, schwiizerdütsch, bairisch, bavarian, plattdeutsch, hochdeutsch, almanca, po niemiecku, alman`,
  it: `italiana, italiane, italiani, italienische, italienischen, italienne, napoletano, neapolitan, napolitano, sicilian, siciliano, romanesco, italyanca, po włosku`,
  ja: `japan, nihongo, jp, 日本, 日本語`,
  ko: `korea, hangul, hanguk, hangugeo, 한글, 한국말`,
  cmn: `mandarin, chinese, mandarin chinese, zhongwen, putonghua, 中文, 普通话, 國語, 国语, 汉语, taiwanese mandarin`,
  yue: `cantonese, kantonesisch, 粤语, 廣東話, 广东话`,
  'zh-Hans': `chinese, mandarin, simplified chinese, chinese simplified, simplified, zhongwen, chino, chinês, chinois, chinesisch, cinese, chinees, 中文, 简体中文, 简体, 汉语`,
  'zh-Hant': `traditional chinese, chinese traditional, traditional characters, cantonese, 繁體中文, 繁體, 粤语`,
  ar: `arab, arabi, عربي, عربية, العربية, egyptian, egyptian arabic, moroccan arabic, darija, lebanese, levantine, khaleeji arabic, gulf arabic, iraqi, arabe, árabes`,
  fa: `persian, farsi, irani, dari, فارسی`,
  fil: `tagalog, filipino, pilipino, taglish, visaya, bisaya, cebuano, pinoy`,
  el: `greek, ellinika, ελληνικά, grec, grecque, grega, griega`,
  nl: `flemish, vlaams, nederlands, hollands, niederländische, néerlandaise, holandesa`,
  ga: `irish gaelic, gaelic, gaeilge, as gaeilge, irish`,
  cy: `cymraeg, welsh, yn gymraeg`,
  hi: `hindustani, hinglish, हिंदी`,
  pa: `punjabi, panjabi, punjabi language`,
  ht: `haitian, kreyol, kreyòl, kreyol ayisyen`,
  ms: `bahasa melayu, malay, melayu`,
  id: `bahasa indonesia, bahasa, indo, indonesia`,
  pl: `polsku, po polsku, polska, polish`,
  uk: `українська, українською, ukrainska, ukrainski, ukrainian`,
  ru: `русский, на русском, russkiy, russo, rusça`,
  la: `lateinisch, lateinische, latine, latina lingua, ecclesiastical latin, church latin`,
  he: `ivrit, hebrew, עברית`,
  sw: `kiswahili, swahili`,
  no: `norsk, bokmål, nynorsk, norwegian`,
  da: `dansk, danish`,
  sv: `svenska, swedish`,
  fi: `suomi, suomeksi, finnish`,
  tr: `turk, türk, turca, turque, türkisch, turkce`,
  zxx: `instrumental, instrumentals, instrumental only, all instrumental, purely instrumental, fully instrumental, an instrumental, instr, inst, no language, no vocals, no vocal, no vox, no lyrics, no singing, nobody sings, no one sings, no body sings, noone sings, without vocals, without words, without singing, without lyrics, without voice, no words, no voice, no voices, no singer, no singers, not sung, isnt sung, nothing is sung, nothing sung, there are no lyrics, there are no words, there are no vocals, there is no singing, theres no singing, theres no vocals, doesnt have vocals, no text, wordless, humming, only humming, just humming, not applicable, just music, only music, music only, only instruments, just instruments, no sung words, nobody is singing, nobodys singing, no one is singing,
    instrumentales, sin voz, sin voces, sin letra, sin palabras, nadie canta, no tiene voz, no tiene letra, no hay voz, no hay letra, no se canta, es instrumental, instrumentais, sem voz, sem vocal, sem vocais, sem letra, sem palavras, ninguém canta, não tem voz, não tem letra, não tem vocal, instrumentale, instrumentaux, instrumentales, sans paroles, sans voix, sans chant, pas de paroles, pas de voix, pas de chant, personne ne chante, personne chante, instru, instrumentals,
    ohne gesang, ohne text, ohne worte, kein gesang, kein text, keiner singt, niemand singt, es singt niemand, wird nicht gesungen, nur musik, rein instrumental, strumentale, strumentali, senza parole, senza voce, senza testo, nessuno canta, non si canta, non canta nessuno, non c'è voce, non ci sono parole, solo musica, instrumentaal, geen zang, zonder zang, niemand zingt, enstrümantal, sözsüz, söz yok, sözleri yok, vokal yok, instrumentalne, instrumentalny, instrumentalna, bez słów, bez wokalu, brak wokalu, instrumentalnya, tanpa vokal, tanpa lirik, gak ada vokal, instrumentell, ingen sång, ingen sjunger, koi nahi gaata, walang kumakanta, 연주곡, インスト, インストゥルメンタル, 纯音乐, инструментал, οργανικό`,
};

/** Languages that are not on the list, each with the language under which stores accept it; '' if there is none. */
export const OTHER_LANGUAGES: readonly (readonly [names: string, code: string])[] = [
  [
    'patois, patwa, jamaican, jamaican patois, pidgin, pidgin english, naija pidgin, nigerian pidgin, creole english, krio, broken english, spanglish',
    'en',
  ],
  [
    'twi, akan, fante, ewe, ga language, wolof, lingala, shona, tswana, setswana, sotho, sesotho, luganda, kikuyu, dholuo, bambara, māori, maori, te reo, te reo māori, hawaiian, samoan, tongan, sanskrit, latin american, quechua, nahuatl, guarani, breton, corsican, occitan, créole, creole, criollo, crioulo, kreol, sardinian, sardo, veneto, friulano, luxembourgish, scottish gaelic, romani, yiddish, ladino, assamese, konkani, tulu, sindhi, kashmiri, javanese, sundanese, hokkien, hakka, cree, inuktitut, navajo, esperanto',
    '',
  ],
];

const displays = new Map<string, Intl.DisplayNames>();
function nameIn(language: string, code: string): string[] {
  const display = displays.get(language) ?? new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  displays.set(language, display);
  const name = display.of(code);
  return name === undefined ? [] : [name];
}

/** Lists a language's names from the Unicode locale data (CLDR). "Chinese" by itself is in `ALSO`. */
function namesOf(code: string): string[] {
  if (code === 'zxx' || code.startsWith('zh')) return [];
  const names = [...NAMING_LANGUAGES, code].flatMap((language) => nameIn(language, code));
  // A name may also come with an elided article: 'Un refrain d'espagnol', 'cantata nell'italiano di casa'.
  return [
    ...names,
    ...names
      .filter((name) => /^[aeiouhéèíóú]/i.test(name))
      .flatMap((name) => [`d'${name}`, `l'${name}`, `dell'${name}`, `nell'${name}`]),
  ];
}

function* phrasesOf(rows: readonly { code: string; name: string }[]): Generator<readonly [string, string]> {
  for (const { code, name } of rows) yield [name, code];
  for (const { code } of rows) for (const phrase of phrasesIn(ALSO[code] ?? '')) yield [phrase, code];
  for (const { code } of rows) for (const phrase of namesOf(code)) yield [phrase, code];
}

/** Lists every name of the languages that a recording can have; `writtenLanguagePhrases` does so for titles. */
export const sungLanguagePhrases = (): Iterable<readonly [phrase: string, code: string]> => phrasesOf(audioLanguages);
export const writtenLanguagePhrases = (): Iterable<readonly [phrase: string, code: string]> =>
  phrasesOf(metadataLanguages);
