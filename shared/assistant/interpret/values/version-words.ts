import { phraseFinder, phrasesIn } from '../words/phrases.ts';

/** Names of versions, in our artists' languages. */
export const versionPhrases = phraseFinder(
  phrasesIn(
    `live, live version, live session, live sessions, live recording, acoustic, acoustic version, unplugged, stripped, stripped back, stripped down, remix, remixes, remixed, club remix, club mix, extended, extended mix, extended version, radio edit, radio mix, radio version, single edit, single version, album version, edit, dub, dub mix, dub version, vip, vip mix, bootleg, rework, reworked, flip, refix, remaster, remastered, 2025 remaster, deluxe, deluxe edition, super deluxe, expanded, expanded edition, special edition, anniversary edition, anniversary, limited edition, collectors edition, bonus edition, bonus track version, instrumental, instrumental version, instrumentals, karaoke, karaoke version, backing track, a cappella, acapella, acappella, a capella, demo, demos, demo version, piano version, orchestral version, orchestral, string version, sped up, spedup, slowed, slowed and reverb, slowed reverb, slowed + reverb, nightcore, lofi, lo fi, lofi version, clean, clean version, explicit version, alternate version, alternative version, alternate take, original mix, original motion picture soundtrack, original soundtrack, soundtrack, ost, reprise, interlude, medley, mashup, mono, stereo, re recorded, rerecorded, taylors version, studio session, session, sessions, christmas edition, christmas version, festival mix, intro mix, edited, mixtape version, spanish version, english version, french version, german version, italian version, portuguese version, indonesian version, korean version, japanese version, hindi version, turkish version,
    directo, en vivo, en directo, vivo, version en vivo, acustico, acustica, version acustica, version extendida, extendida, remezcla, remasterizado, remasterizada, edicion de lujo, edicion especial, edicion deluxe, version deluxe, version karaoke, version instrumental, maqueta, version radio,
    ao vivo, versao ao vivo, versao acustica, remasterizado, edicao de luxo, edicao especial, versao deluxe, versao instrumental, versao estendida, acelerado, acelerada, mandela,
    en live, en public, acoustique, version acoustique, version longue, version live, version radio, remasterise, remasterisee, edition deluxe, edition speciale, edition de luxe, version instrumentale, maquette, orchestrale,
    live aufnahme, liveaufnahme, livemitschnitt, live mitschnitt, liveversion, akustik, akustisch, akustikversion, akustik version, remastert, remastered version, sonderedition, sonderausgabe, instrumentalversion, instrumentalfassung, radioversion, langversion, orchesterfassung, orchesterversion,
    dal vivo, versione dal vivo, acustica, acustico, versione acustica, rimasterizzato, rimasterizzata, versione estesa, edizione speciale, edizione deluxe, versione deluxe, versione strumentale, strumentale, canli, akustik versiyon, akustik, na zywo, akustycznie, akustyczna, akoestisch, akustisk, akustik wala, unplugged wala, akustik versi`,
  ).map((phrase) => [phrase, phrase]),
);

/** Phrases for a recording that is not a particular version. */
export const plainPhrases = phraseFinder(
  phrasesIn(
    `normal, regular, standard, ordinary, usual, brand new, all new, new, newly recorded, fresh, plain, original, originals, the original, studio recording, studio version, studio, main version, main, default, vanilla, nothing special, not special, no special, nothing fancy, not a special, isnt special, first version, only version, one version, just a song, just the song, just a single, just the single, just an album, just the album, just an ep, just the ep, just the track, just a normal, new song, new songs, as it is, as is, no version, not a version, none, neither,
    version normal, nada especial, ninguna version, original nomas, estandar, tal cual, normalita, la normal, sin version, normal mesmo, padrao, comum, sem versao, nada de especial, normale, normal quoi, rien de special, classique, ordinaire, originale, ganz normal, normale version, nichts besonderes, keine besondere, standardversion, studioversion, normale versione, niente di speciale, nessuna versione, originale, normalissima, duz, sadece orijinal, orijinal, biasa, biasa aja, asli, inget sarskilt, inget speciellt, ingen sarskild, nic specjalnego, bez wersji, geen versie, niks bijzonders, niets bijzonders, ozel degil, ozel bir sey degil, zwykla, normalna, gewoon, vanlig, seedha, normal hi, saada`,
  ).map((phrase) => [phrase, phrase]),
);

/** Words next to the name of a version that are part of it. */
export const VERSION_PARTS = new Set(
  `version ver versions edition edit mix remix cut take session sessions mixtape anniversary the at from in of de la el en ao au aus from und y e and with feat ft featuring by dj vol part pt
  versao versione edicion edicao edizione fassung versiyon versi wersja aniversario anniversaire jubilaum th st nd rd year years anos ans jahre anni`.split(
    /\s+/,
  ),
);
