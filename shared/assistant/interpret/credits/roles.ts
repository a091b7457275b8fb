import type { artistRoles } from '../../../reference/artist-roles.ts';
import { contributorRoles } from '../../../reference/contributor-roles.ts';
import { phrasesIn } from '../words/phrases.ts';

type ContributorRole = (typeof contributorRoles)[number]['name'];
type ArtistRole = (typeof artistRoles)[number]['name'];

/** A role, with the list of credits that it belongs to. */
export type CreditRole =
  | { list: 'artists'; role: ArtistRole }
  | { list: 'contributors'; role: ContributorRole }
  | { list: 'composers' | 'lyricists' | 'writers' };

/**
 * The form of a word for a role. A noun is an instrument or a task ('drums', 'mix'); a person does it ('drummer'). A
 * verb takes an object ('mixed the drums'); a general verb gets its precise meaning from the words after it ('wrote the
 * words', 'sang harmony').
 */
export type RoleForm = 'noun' | 'person' | 'verb' | 'general';
export type RoleWord = { role: CreditRole; form: RoleForm };

const entries = (role: CreditRole, form: RoleForm, list: string): [string, RoleWord][] =>
  phrasesIn(list).map((phrase) => [phrase, { role, form }]);

type Forms = { nouns?: string; persons?: string; verbs?: string; general?: string };
const formsOf = (
  role: CreditRole,
  { nouns = '', persons = '', verbs = '', general = '' }: Forms,
): [string, RoleWord][] => [
  ...entries(role, 'noun', nouns),
  ...entries(role, 'person', persons),
  ...entries(role, 'verb', verbs),
  ...entries(role, 'general', general),
];
const did = (role: ContributorRole, forms: Forms) => formsOf({ list: 'contributors', role }, forms);
const as = (role: ArtistRole, forms: Forms) => formsOf({ list: 'artists', role }, forms);

/**
 * Words for roles in English, Spanish, Portuguese, French, German and Italian, and some in Turkish, Polish, Dutch,
 * Indonesian, and Greek in Latin letters.
 */
const engineering = [
  ...did('Producer', {
    nouns:
      'production, prod, prods, instru, instrus, beat, beats, the beat, instrumental beat, produccion, producao, realisation, produktion, produzione, produksi, produkcja, productie, pista, base, bases, batida, beatmaking',
    persons:
      'producer, producers, music producer, beatmaker, beat maker, productor, productora, produtor, produtora, producteur, productrice, realisateur, produzent, produzentin, produttore, produttrice, yapımcı, prodüktör, producent, produser',
    verbs:
      'produje, produjimos, produzi, ho prodotto, yaptım, wyprodukowałem, produced, produces, produce, prods, producio, produjo, produce, producido, producida, produzido, produzida, produziu, produit, produite, a produit, produziert, produzierte, prodotto, prodotta, ha prodotto, geproduceerd, wyprodukował, wyprodukowała, diproduksi',
  }),
  ...did('Co-Producer', {
    nouns: 'co production, coproduction, additional production, coproduccion, coproducao, koproduktion',
    persons:
      'co producer, coproducer, additional producer, coproductor, coprodutor, coproducteur, koproduzent, coproduttore',
    verbs: 'co produced, coproduced, co produces, coproducido, coproduzido, coproduit, koproduziert, coprodotto',
  }),
  ...did('Executive Producer', {
    nouns: 'executive production, exec production',
    persons:
      'executive producer, exec producer, productor ejecutivo, produtor executivo, producteur executif, produttore esecutivo',
    verbs: 'executive produced, exec produced',
  }),
  ...did('Vocal Producer', { nouns: 'vocal production', persons: 'vocal producer', verbs: 'vocal produced' }),
  ...did('Mixing Engineer', {
    nouns:
      'mix, mixing, mixes, mixdown, mixage, mezcla, mezclas, mixagem, mistura, abmischung, missaggio, miks, mixaj, mischung',
    persons:
      'mixing engineer, mix engineer, mixer, mixeur, mezclador, ingeniero de mezcla, engenheiro de mixagem, ingenieur du son mix, tonmischer',
    verbs:
      'mezcle, mixei, mezclamos, mixamos, ho mixato, mixed, mixada, mixado, mixou, mezclado, mezclada, mezclo, mixe, mixee, a mixe, gemischt, abgemischt, gemixt, mischte, mixato, mixata, missato, ha mixato, gemixed, zmiksował, zmiksowała, mixleyen, mixledi',
  }),
  ...did('Mastering Engineer', {
    nouns:
      'mastering, remastering, master, masters, masterizacion, masterizacao, masterisation, masterizzazione, masterizado por',
    persons: 'mastering engineer, mastering studio, ingeniero de masterizacion',
    verbs:
      'masterice, masterizei, mastered, remastered, remasterizado, remasterizada, remasterise, remastert, rimasterizzato, masterizado, masterizada, masterizo, masterizou, masterise, masterisee, a masterise, gemastert, gemasterd, masterizzato, masterizzata, masterou, zmasterował',
  }),
  ...did('Recording Engineer', {
    nouns:
      'recording, tracking, recordings, grabacion, gravacao, captacao, enregistrement, prise de son, aufnahme, aufnahmen, registrazione, opname, nagranie, kayıt, rekaman',
    persons:
      'recording engineer, tracking engineer, tonmeister, ingeniero de grabacion, preneur de son, tecnico di registrazione',
    verbs:
      'grabe, grabamos, gravei, gravamos, ho registrato, nagrałem, recorded, tracked, grabado, grabada, grabo, gravado, gravada, gravou, enregistre, enregistree, a enregistre, aufgenommen, nahm auf, registrato, registrata, ha registrato, opgenomen, nagrywał, nagrywała, nagrał, nagrała, nagrali, kaydetti, direkam',
  }),
  ...did('Assistant Engineer', {
    persons: 'assistant engineer, second engineer, asst engineer, tape op, asistente de grabacion',
  }),
  ...did('Immersive Mixing Engineer', {
    nouns: 'atmos mix, dolby atmos mix, dolby atmos, immersive mix, spatial mix, atmos',
    persons: 'immersive mixing engineer, atmos engineer, atmos mixer',
  }),
  ...did('Engineer', {
    nouns: 'engineering, sound, on the boards, on boards, the boards, the desk, on the desk, sonido, tontechnik',
    persons:
      'engineer, engineers, sound engineer, audio engineer, sound guy, sound man, ingeniero, ingeniero de sonido, engenheiro de som, ingenieur du son, inge son, toningenieur, tontechniker, fonico, tecnico del suono',
    verbs: 'engineered',
  }),
  ...did('Programmer', {
    nouns:
      'programming, drum programming, programacion, programacao, programmation, programmierung, programmazione, sequencing',
    persons: 'programmer, programador, programmeur',
    verbs: 'programmed, sequenced, programado, programmiert, programmato',
  }),
  ...did('Sound Designer', { nouns: 'sound design', persons: 'sound designer' }),
  ...did('Arranger', {
    nouns:
      'arrangement, arrangements, arranging, string arrangement, string arrangements, horn arrangement, horn arrangements, arreglo, arreglos, arranjo, arranjos, arrangiamento, arrangiamenti, aranje, aranzacja, aransemen',
    persons: 'arranger, arrangeur, arreglista, arranjador, arrangiatore, aranjor',
    verbs: 'arranged, arranges, arreglado, arreglada, arreglo por, arranjado, arrange par, arrangiert, arrangiato',
  }),
  ...did('Music Publisher', {
    nouns: 'publishing',
    persons: 'publisher, music publisher, editorial, editeur, verlag, editore',
    verbs: 'published',
  }),
  ...did('Translator', { nouns: 'translation', persons: 'translator', verbs: 'translated' }),
];

const voices = [
  ...did('Background Vocals', {
    nouns:
      'backing vocals, backing vocal, background vocals, background vocal, bg vocals, bgvs, bvs, bv, backing vox, background vox, bg vox, backing, backings, backups, backup vocals, backup voice, back up vocals, backup, harmonies, harmony, harmony vocals, vocal harmonies, oohs, choir vocals, coros, coro, segunda voz, segundas voces, voces de apoyo, vocal de apoio, vocais de apoio, segunda voz, choeurs, chœurs, hintergrundgesang, background gesang, backgroundgesang, chorgesang, cori, seconde voci, geri vokal, chorki, achtergrondzang, vokal latar, ad libs, ad lib, adlibs, adlib',
    persons:
      'background vocalist, backing vocalist, background singer, backing singer, background singers, backing singers, corista, coristas, choriste, choristes',
    verbs: 'sang backup, sang harmonies',
  }),
  ...did('Lead Vocals', {
    nouns:
      'lead vocals, lead vocal, lead vox, main vocals, lead, voz principal, voz lider, vocal principal, chant principal, hauptgesang, voce principale, ana vokal',
    persons: 'lead singer, lead vocalist, frontman, frontwoman, main singer, leadsanger',
  }),
  ...did('Vocals', {
    nouns:
      'vocals, vocal, vox, hook, the hook, chorus, the chorus, voice, voices, vocs, singing, voz, voces, vozes, vocais, canto, chant, voix, gesang, stimme, voce, voci, vokal, vokaller, wokal, wokale, zang, growls, screams, fonitika, vokalis, toplines, topline',
    persons:
      'vocalist, vocalists, singer, singers, cantante, cantor, cantora, vocalista, chanteur, chanteuse, sanger, sangerin, cantante',
    general:
      'sang, sings, sing, sung, canta, canto, cantan, cantou, cantado, cantada, chante, a chante, chantee, singt, sang, gesungen, hat gesungen, cantato, ha cantato, cantata, spiewa, zingt, soyledi',
  }),
  ...did('Rap', {
    nouns:
      'rap, raps, rapping, verse, verses, a verse, bars, second verse, first verse, 2nd verse, 1st verse, third verse, 3rd verse, rimas, versos, strophe, strofa',
    persons: 'rapper, rappers, mcs, rapero, rapeur, emcee',
    verbs: 'rapped, rappt, rapea, rapeo, rappa, rappato, rappou',
  }),
  ...did('Narrator', { nouns: 'narration', persons: 'narrator', verbs: 'narrated' }),
  ...did('Spoken Word', { nouns: 'spoken word, spoken words, poem, poetry' }),
  ...did('Soloist', { persons: 'soloist, solist, solista, soliste' }),
];

const instruments = [
  ...did('Acoustic Guitar', {
    nouns:
      'acoustic guitar, acoustic guitars, nylon guitar, classical guitar, 12 string, twelve string, guitarra acustica, guitarra clasica, violao, guitare acoustique, guitare seche, akustikgitarre, konzertgitarre, chitarra acustica, chitarra classica',
  }),
  ...did('Electric Guitar', {
    nouns:
      'electric guitar, electric guitars, lead guitar on electric, guitarra electrica, guitarra eletrica, guitare electrique, e gitarre, egitarre, e gitarren, chitarra elettrica, elektro gitar, elektrische gitaar',
  }),
  ...did('Guitar', {
    nouns:
      'guitar, guitars, gtr, gtrs, gtar, axe, lead guitar, rhythm guitar, rhythm guitars, slide guitar, slide, steel guitar, pedal steel, pedal steel guitar, lap steel, steel, dobro, guitarra, guitarras, guitare, guitares, gitarre, gitarren, chitarra, chitarre, gitar, gitara, gitary, gitaar, kithara, kitara, bajo sexto, requinto, tres, cuatro, cavaquinho, cavaco, ukulele, uke',
    persons:
      'guitarist, guitarists, guitar player, guitarrista, guitariste, gitarrist, gitarristin, chitarrista, gitarist, gitarzysta, gitaris, guitar man',
  }),
  ...did('Bass Guitar', {
    nouns:
      'bass, bass guitar, bass guitars, electric bass, bassline, basslines, bajo, bajo electrico, baixo, basse, guitare basse, e bass, ebass, bassgitarre, basso, basso elettrico, bas, bas gitar, basgitar, bas gitaar',
    persons: 'bassist, bass player, bajista, baixista, bassiste, bassistin, bassista, basista',
  }),
  ...did('Double Bass', {
    nouns:
      'double bass, upright bass, upright, contrabass, standup bass, stand up bass, contrabajo, contrabaixo, contrebasse, kontrabass, contrabbasso, kontrabas, kontrbas, contrabas, tololoche',
    persons: 'double bassist, contrabajista, kontrabassist, contrebassiste, contrabbassista',
  }),
  ...did('Drums', {
    nouns:
      'drums, drum, drum kit, drumkit, kit, skins, tubs, sticks, drumming, bateria, batterie, schlagzeug, batteria, davul, bateri, perkusja, slagwerk, drum set, drumset, bass drum, snare, snare drum, kick drum, toms',
    persons:
      'drummer, drummers, baterista, batteur, batteuse, schlagzeuger, schlagzeugerin, drumist, batterista, davulcu, perkusista',
    verbs: 'drummed',
  }),
  ...did('Percussion', {
    nouns:
      'percussion, percussions, perc, congas, conga, bongos, bongo, cajon, tabla, djembe, bodhran, shaker, tambourine, tamboo, pandeiro, surdo, cuica, tantan, repique, timbales, guiro, dhol, dholak, mridangam, kendang, darbuka, riq, udu, talking drum, talking drums, shekere, claves, marimba, vibraphone, glockenspiel, xylophone, percusion, percusiones, percussao, perkussion, perkusyon, percussioni, perkusi, steel pan, steelpan, timpani, washboard, triangle, alfaia, zabumba, cymbals, handclaps, claps, beatbox, beatboxing',
    persons: 'percussionist, percusionista, percussionista, percussionniste, perkussionist',
  }),
  ...did('Piano', {
    nouns: 'piano, grand piano, upright piano, joanna, klavier, pianoforte, piyano, fortepian, flugel, ivories',
    persons: 'pianist, pianista, pianiste, pianistin',
  }),
  ...did('Keyboards', {
    nouns:
      'keyboards, keyboard, keys, rhodes, wurlitzer, wurli, electric piano, clavinet, mellotron, teclado, teclados, clavier, claviers, keyboarden, tastiere, tastiera, klavye, keyboardy, toetsen, teclas, celesta, harmonium',
    persons: 'keyboardist, keyboard player, keys player, tecladista, claviste, tastierista, keyboarder',
  }),
  ...did('Synthesizer', {
    nouns:
      'synthesizer, synthesizers, synthesiser, synth, synths, synth bass, moog, sintetizador, sintetizadores, sintes, synthe, synthes, synthetiseur, sintetizzatore, syntezator, modular',
  }),
  ...did('Organ', {
    nouns: 'organ, pipe organ, hammond, hammond organ, b3, organo, orgao, orgue, orgel, organy, church organ',
    persons: 'organist, organista, organiste',
  }),
  ...did('Violin', {
    nouns:
      'violin, violins, fiddle, fiddles, violino, violon, violons, geige, geigen, violine, keman, skrzypce, viool, biola, violi, violines, violinos, rabeca',
    persons: 'violinist, fiddler, violinista, violoniste, geiger, geigerin',
  }),
  ...did('Viola', { nouns: 'viola, violas, bratsche, alto violin', persons: 'violist, bratschist, bratschistin' }),
  ...did('Cello', {
    nouns: 'cello, cellos, violoncello, violonchelo, violoncelo, violoncelle, celli, wiolonczela, chelo, cielo',
    persons: 'cellist, violonchelista, violoncelista, violoncelliste, cellistin, violoncellista',
  }),
  ...did('Harp', {
    nouns: 'harp, arpa, harpa, harpe, harfe, harfa, lever harp, kora',
    persons: 'harpist, arpista, harpista, harfenistin',
  }),
  ...did('Flute', {
    nouns:
      'flute, flutes, tin whistle, low whistle, whistle, bansuri, ney, piccolo, recorder, flauta, flautas, flote, querflote, flauto, flet, fluit, suling, blockflote, quena, zampona',
    persons: 'flautist, flutist, flautista, flutiste, flotist',
  }),
  ...did('Clarinet', {
    nouns: 'clarinet, clarinets, clarinete, clarinette, klarinette, clarinetto, klarnet, bass clarinet',
    persons: 'clarinettist, clarinetist, clarinetista, klarinettist',
  }),
  ...did('Saxophone', {
    nouns:
      'saxophone, saxophones, sax, saxes, tenor sax, alto sax, bari sax, baritone sax, soprano sax, tenor saxophone, alto saxophone, saxofon, saxo, saxofone, saxofono, saksafon, saksofon, saxophon, sassofono',
    persons: 'saxophonist, sax player, saxofonista, saxophoniste',
  }),
  ...did('Trumpet', {
    nouns:
      'trumpet, trumpets, flugelhorn, cornet, trompeta, trompetas, trompete, trompette, tromba, trompet, trabka, pistao',
    persons: 'trumpeter, trumpet player, trompetista, trompettiste, trompeter, trombettista',
  }),
  ...did('Trombone', {
    nouns: 'trombone, trombones, trombon, posaune, puzon',
    persons: 'trombonist, trombonista, tromboniste, posaunist',
  }),
  ...did('Horn', {
    nouns:
      'horn, horns, french horn, tuba, brass, sousaphone, trompa, cor, waldhorn, corno, metales, metais, charchetas, cuivres, blaser, fiati',
    persons: 'hornist, horn player, tubist',
  }),
  ...did('Harmonica', {
    nouns:
      'harmonica, harmonicas, mouth organ, mouth harp, blues harp, armonica, gaita de boca, mundharmonika, armonica a bocca',
    persons: 'harmonica player',
  }),
  ...did('Accordion', {
    nouns:
      'accordion, accordeon, acordeon, acordeao, sanfona, akkordeon, fisarmonica, akordeon, squeezebox, concertina, button accordion, melodeon, bandoneon',
    persons: 'accordionist, acordeonista, sanfoneiro, accordeoniste, fisarmonicista',
  }),
  ...did('Banjo', { nouns: 'banjo, banjos', persons: 'banjo player, banjoist' }),
  ...did('Turntables', {
    nouns: 'turntables, turntable, decks, scratches, scratching, scratch, cuts, wheels of steel, platines, tocadiscos',
    persons: 'turntablist',
  }),
  ...did('Musician', {
    nouns:
      'instruments, all instruments, all the instruments, every instrument, instrumentos, todos los instrumentos, todos os instrumentos, instrumente, alle instrumente, strumenti, tutti gli strumenti, tous les instruments, oud, ud, saz, baglama, kanun, qanun, sitar, sarod, veena, sarangi, tanpura, santoor, mandolin, mandola, bouzouki, buzuki, baglamas, charango, bagpipes, pipes, uilleann pipes, small pipes, theremin, kalimba, mbira, gayageum, koto, shamisen, guqin, erhu, pipa, guzheng, kazoo, oboe, bassoon, cor anglais, fagot, fagotto, hurdy gurdy, nyckelharpa, autoharp, zither, dulcimer, lute, laud, strings, cuerdas, cordas, cordes, streicher, archi, tambura, balafon, ngoni, gamelan, samples, sampling, field recordings, electronics, woodwind, woodwinds, mandolina, mandoline, bandolim, bandurria, vihuela, guitarron, electronica en vivo, didgeridoo, jaw harp',
    persons:
      'musician, musicians, instrumentalist, session musician, multi instrumentalist, oboist, mandolinist, sitarist, string player',
  }),
  ...did('Conductor', {
    nouns: 'conducting, direccion, regencia, direction, musical direction, dirigat, baton',
    persons:
      'conductor, director de orquesta, regente, maestro, dirigent, dirigentin, chef d orchestre, direttore, direttore d orchestra, orkestra sefi, dyrygent, choir director, musical director, music director',
    verbs: 'conducted, conducts, dirigido, dirigida, regido, dirige par, dirigiert, leitung, diretto, diretta',
  }),
  ...did('Band Leader', { persons: 'band leader, bandleader' }),
];

const writing = [
  ...formsOf(
    { list: 'composers' },
    {
      nouns:
        'music, the music, komposition, melodie, composition, melody, melodies, tune, tunes, the air, air, musica, melodia, melodias, composicion, composicao, composicoes, musique, la musique, melodie, melodies, composition musicale, musik, die musik, vertonung, melodien, musiche, la musica, composizione, muzik, beste, besteler, riff, riffs, chords, chord progression, muzyka, kompozycja, muziek, musik, lagu, mousiki, sangeet, gaana, musikken',
      persons:
        'composer, composers, compositor, compositora, compositores, compositeur, compositrice, komponist, komponistin, compositore, compositrice, besteci, kompozytor, komponis, componist, music director and composer',
      verbs:
        'compuse, compusimos, compus, compusemos, ho composto, besteledim, skomponowałem, composed, composes, compose, compuso, compuesta, compuesto, compos, compus, composto, composta, composee, compose par, a compose, komponiert, komponierte, composto, composta, ha composto, besteledi, skomponował, skomponowała, napisał muzykę, gecomponeerd, made up the tune, came up with the melody, wrote the melody',
    },
  ),
  ...formsOf(
    { list: 'lyricists' },
    {
      nouns:
        'lyrics, lyric, the lyrics, words, the words, text, texts, poem, letra, letras, la letra, paroles, les paroles, parole, texte, textes, testo, testi, liedtext, songtext, liedtexte, songtexte, soz, sozler, sozleri, słowa, slowa, tekst, tekst piosenki, lirik, stixoi, stihoi, stichoi, teksten, songtekst, lyrik',
      persons:
        'lyricist, lyricists, letrista, parolier, paroliere, parolieri, texter, texterin, textdichter, paroliere, soz yazarı, tekstschrijver, penulis lirik, autor de la letra, poet',
    },
  ),
  ...formsOf(
    { list: 'writers' },
    {
      nouns:
        'music and lyrics, lyrics and music, words and music, music and words, songwriting, writing, letra y musica, musica y letra, letra e musica, musica e letra, paroles et musique, musique et paroles, text und musik, musik und text, testo e musica, musica e testo, parole e musica, musica e parole, testi e musica, testi e musiche, musica e testi, soz ve muzik, soz muzik, slowa i muzyka, muzyka i słowa, slowa, tekst, tekst piosenki i muzyka, tekst en muziek, autoria, composicion y letra, letra y composicion, words and tune, tune and words',
      persons:
        'writer, writers, songwriter, songwriters, song writer, author, authors, autor, autora, autores, auteur, auteurs, auteur compositeur, auteure compositrice, autore, autori, autrice, compositor y autor, songschreiber, autor i kompozytor, cantautor, penulis lagu, pencipta, pencipta lagu',
      general:
        'wrote, writes, write, written, penned, co wrote, cowrote, co written, cowritten, wrote it, escribio, escribi, escribimos, escrita, escrito, escritas, escribieron, escreveu, escrevi, escreveram, escrita, ecrit, ecrite, ecrites, a ecrit, ecrivit, geschrieben, schrieb, schreibt, geschr, scritto, scritta, scritte, ha scritto, hanno scritto, ho scritto, yazdi, napisał, napisała, napisałem, napisałam, yazdı, yazdım, geschreven, schreef, ditulis, likha, likhi, likhe, skrev, egrapsa',
    },
  ),
];

const billing = [
  ...as('Featuring', {
    nouns:
      'feat, ft, feature, features, feat with, en feat avec, guest vocals, guest vocal, guest verse, guest spot, guest feature, participacion de, participacao de, participacao, participacao especial, colaboracion, colaboracion de, colaboracao, colab, collab, part especial, invite, gastauftritt, partecipazione di, con la participacion de, com a participacao de, com participacao de, avec la participation de',
    persons:
      'featured artist, featured artists, guest artist, guest, guests, special guest, special guests, guest singer, guest rapper, guest vocalist, featured singer, featured rapper, invitado, invitada, convidado, convidada, gast, gastsanger, gastsangerin, gastrapper, ospite',
    verbs: 'featuring, featured, featurin, guesting, guests on, is on it as a guest, featurad',
  }),
  ...as('Remixer', {
    nouns: 'remix, remixes, remixing',
    persons: 'remixer, remixers, remezclador',
    verbs: 'remixed, remixt, remixado, remixe, geremixt, remixato',
  }),
  ...as('Primary', {
    nouns: '',
    persons:
      'main, main artist, main artists, second main artist, primary artist, primary artists, primary, artist, artists, co artist, joint artist, co headliner, main act, lead artist, artista, artista principal, artistas principales, artistas principais, artiste, artiste principal, artistes principaux, hauptkunstler, hauptinterpret, kunstler, kunstlerin, interpret, interprete, artisti, artista principale, artisti principali, performer, sanatci',
    verbs: 'performed',
  }),
];

/**
 * Roles by word. Later entries override earlier ones, so that a specific word for a billed artist wins over a general
 * one.
 */
export const roleWords: ReadonlyMap<string, RoleWord> = new Map([
  ...contributorRoles.flatMap(({ name }) => entries({ list: 'contributors', role: name }, 'noun', name)),
  ...engineering,
  ...voices,
  ...instruments,
  ...writing,
  ...billing,
]);

/** The role of each word, without its form. */
export const roles: ReadonlyMap<string, CreditRole> = new Map([...roleWords].map(([word, { role }]) => [word, role]));

/** Verb forms that imply the user as their subject: 'compuse', 'ho scritto'. */
export const FIRST_PERSON_VERBS: ReadonlySet<string> = new Set(
  phrasesIn(
    'produje, produjimos, produzi, ho prodotto, yaptım, wyprodukowałem, mezcle, mixei, mezclamos, mixamos, ho mixato, masterice, masterizei, grabe, grabamos, gravei, gravamos, ho registrato, nagrałem, compuse, compusimos, compus, compusemos, ho composto, besteledim, skomponowałem, escribi, escribimos, escrevi, escrevemos, ho scritto, yazdım, yazdim, napisałem, napisałam, napisalem',
  ),
);

/** Adapts a role to the open question. When writers are asked for, a beat means music and a rap means lyrics. */
export function roleForStep(
  role: CreditRole,
  step: 'artists' | 'writers' | 'contributors' | undefined,
  phrase: string,
): CreditRole {
  if (step === 'writers' && MUSIC.has(phrase)) return { list: 'composers' };
  if (step === 'writers' && WORDS.has(phrase)) return { list: 'lyricists' };
  if (step === 'artists' && GUEST.has(phrase)) return { list: 'artists', role: 'Featuring' };
  return role;
}
const MUSIC = new Set(
  phrasesIn(
    'beat, beats, the beat, prods, prod, instru, instrus, instrumental, instrumentals, riff, riffs, chords, chord progression, base, pista, batida, arrangement and music, piano part, hook melody, production',
  ),
);
const WORDS = new Set(
  phrasesIn('bars, rap, raps, verse, verses, rhymes, rimas, versos, second verse, first verse, rapped, flow'),
);
const GUEST = new Set(
  phrasesIn(
    'verse, verses, a verse, second verse, first verse, 2nd verse, 1st verse, rap, rapped, bars, sang, sings, sing, canta, chante, singt, canta, cantan, hook, the hook, chorus, the chorus',
  ),
);
