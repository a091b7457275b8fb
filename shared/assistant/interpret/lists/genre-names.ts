import { genres } from '../../../reference/genres.ts';
import { phrasesIn } from '../words/phrases.ts';

/** Further names of genres, in several languages, with one line for each of the stores' genres. */
const ALIASES: Readonly<Record<string, string>> = {
  'hip-hop-rap': `hip hop, hiphop, hip hop rap, rap, raps, rap music, trap, trap music, boom bap, boombap, drill, uk drill, grime, cloud rap, trap soul beat, melodic rap, conscious rap, conscious hip hop, jazz rap, emo rap, rage, crunk, plugg, horrorcore, gangster rap, freestyle rap, spoken rap, turntablism, rap français, rap fr, deutschrap, deutsch rap, rap italiano, rap en español, rap español, drill italiana`,
  'r-b-soul': `r&b, rnb, r n b, r and b, rhythm and blues, soul music, soul, neo soul, neosoul, alt r&b, alternative r&b, funk, disco, motown, quiet storm, new jack swing, contemporary r&b, boogie, nu disco`,
  electronic: `electro, electronic, electronic music, electronica, electrónica, electrónico, música electrónica, eletrônica, eletrônico, eletrónica, música eletrônica, électronique, musique électronique, électro, elektronik, elektronisch, elektronische musik, elettronica, musica elettronica, elektronische muziek, elektronika, lo fi beats, lofi beats, synth wave, synthwave, vaporwave, idm, glitch, dark ambient, drone, chillwave, chill out, chillout, future bass, wave, breakcore, downtempo, trip hop, triphop, ambient, ambient music, ambiental, dubstep, industrial, ebm, noise, witch house, chiptune, chip tune, 8 bit, bitpop, drift, electroacoustic, electro acoustic`,
  dance: `dance, dance music, edm, dnb, d n b, d&b, drum n bass, drum and bass, drum & bass, jungle, club, club music, house, house music, deep house, tech house, acid house, melodic house, afro tech, french house, techno, melodic techno, hard techno, minimal techno, minimal, trance, psytrance, psy trance, goa, hardstyle, gabber, garage, ukg, 2 step, two step, rave, rave music, eurodance, euro dance, big room, electro house, electro swing, breaks, breakbeat, hardcore techno, hyper techno, tekno, hard dance, dance pop club`,
  alternative: `indie, indie music, alt, alternative, alternative rock, alt rock, alternativ, alternatif, alternativo, alternativa, rock alternativo, emo, midwest emo, punk, punk rock, pop punk, post punk, hardcore punk, d beat, screamo, grunge, indie rock, indie pop, rock indie, pop indie, new wave, goth, gothic, darkwave, dark wave, noise rock, math rock, slowcore, bedroom pop, lo fi indie, art punk, ska punk, riot grrrl, garage rock, garage punk`,
  'singer-songwriter': `singer songwriter, singer songwriter music, singersongwriter, songwriter, songwriting, acoustic, acoustic music, acústico, acustico, acoustique, akustik, cantautor, cantautora, canción de autor, cantautore, cantautorale, canzone d'autore, liedermacher, auteur compositeur, chanson à texte, folk rock, kleinkunst`,
  'christian-gospel': `gospel, christian, christian music, worship, praise, praise and worship, ccm, christian pop, christian rap, christian rock, christian hip hop, southern gospel, música cristiana, cristiana, cristiano, música cristã, gospel music, sacred, sacred music, church music, hymns, geistliche musik, kirchenmusik, musica sacra, musique sacrée, louvor, alabanza, adoración, rohani, lagu rohani, choir music, devotional christian`,
  'children-music': `children, childrens, childrens music, children's, children's music, kids, kids music, kids songs, childrens songs, nursery rhymes, nursery, lullaby, lullabies, for kids, for children, infantil, música infantil, infantiles, canciones infantiles, pour enfants, enfants, musique pour enfants, comptines, kinder, kinderlieder, kindermusik, per bambini, bambini, musica per bambini, kinderliedjes, çocuk şarkıları, dla dzieci, lagu anak`,
  'middle-east': `arabic, arabic music, arab pop, arabic pop, música árabe, arabe, musique arabe, arabische musik, khaleeji, rai, raï, dabke, mahraganat, nasheed, nasheeds, islamic`,
  classical: `classical, classical music, modern classical, neoclassical, neo classical, contemporary classical, post classical, clásica, clásico, música clásica, clássica, clássico, música clássica, classique, musique classique, klassik, klassisch, klassische musik, neoklassik, classica, musica classica, klassiek, klassieke muziek, klasik, klasyczna, klassisk, piano music, solo piano, orchestral, orchestra, chamber, chamber music, choral, choir, choral music, chormusik, symphonic, symphony, opera, baroque, early music, string quartet`,
  soundtrack: `soundtrack, soundtracks, film music, film score, movie score, score, game music, video game, video game music, ost, musical, musicals, theme music, podcast theme, podcast, library music, production music, trailer music, banda sonora, trilha sonora, trilha, bande originale, b o, filmmusik, colonna sonora, filmmuziek, cinematic`,
  brazilian: `mpb, brazilian, brazilian music, música brasileira, brasileira, samba, bossa, bossa nova, pagode, forro, forró, sertanejo, piseiro, axé, funk carioca, funk brasileiro, baile funk, brega, brega funk, choro, funk mandelão`,
  latin: `latin, latin music, latina, música latina, latino, reggaeton, reguetón, regueton, reggaetón, perreo, dembow, urbano, urbano latino, latin urban, salsa, bachata, cumbia, merengue, bolero, boleros, balada, baladas, corrido, corridos, corridos tumbados, tumbados, norteño, norteña, norteno, mariachi, ranchera, rancheras, regional mexicano, vallenato, latin pop, pop latino, latin trap, trap latino, trap en español, pop en español, rock en español, timba, son cubano, mambo`,
  africa: `african, african music, afrobeats, afrobeat, afro beats, afro beat, afropop, afro pop, afro fusion, afrofusion, amapiano, piano amapiano, afro house, afrohouse, afro, afro soul, highlife, gqom, kizomba, kuduro, alte, alté, bongo flava, naija, azonto, zouk africain, coupé décalé, soukous`,
  'j-pop': `jpop, j pop, j rock, jrock, japanese pop, city pop, anisong, vocaloid`,
  korean: `kpop, k pop, korean pop, k indie, kindie, k hip hop, khiphop, korean hip hop, k rnb, k r&b, trot, korean ballad`,
  world: `world music, world, worldwide, música del mundo, música do mundo, musique du monde, musiques du monde, weltmusik, world musik, musica del mondo, wereldmuziek, celtic, celtic music, fado, flamenco, tango, polka, klezmer, calypso, soca, cajun, zydeco, balkan, traditional chinese, chinese traditional, guzheng, zouk, kompa, chutney, hawaiian, mento, gamelan`,
  folk: `folk, folk music, folklore, traditional folk, indie folk, folk punk, irish folk, irish trad, trad folk, volksmusik, volkslied, música folk, folclor, folclore, música tradicional, musica popolare, sea shanty, shanties, shanty`,
  rock: `rock, rock music, rock n roll, rock and roll, classic rock, hard rock, soft hard rock, música rock, rockabilly, metal, heavy metal, black metal, death metal, doom, doom metal, thrash, thrash metal, power metal, nu metal, metalcore, deathcore, folk metal, prog, prog rock, progressive rock, progressive metal, post rock, psychedelic rock, psychedelic, psych rock, psych, shoegaze, stoner rock, stoner, sludge, blues rock, surf rock, surf, southern rock, rock nacional, rock n' roll, kraut, krautrock, dad rock, yacht rock, post hardcore, anadolu rock, anatolian rock, art rock, glam rock, glam, industrial metal, symphonic metal`,
  pop: `pop, pop music, popmusik, música pop, musique pop, pop rock, poprock, synth pop, synthpop, electropop, electro pop, dance pop, dream pop, hyperpop, hyper pop, art pop, teen pop, power pop, mainstream pop, britpop, soft rock, pop ballad, popmuziek, variété, variété française, chanson, chanson française, chanson francaise, euro pop, europop, opm, canzone italiana, italo pop, pop italiano, musica leggera`,
  blues: `blues, blues music, delta blues, chicago blues, electric blues`,
  country: `country, country music, americana, alt country, bluegrass, outlaw country, country pop, country rock, honky tonk, red dirt, cowboy`,
  jazz: `jazz, jazz music, música jazz, jazzy, swing, bebop, be bop, big band, smooth jazz, free jazz, jazz fusion, fusion jazz, gypsy jazz, manouche, vocal jazz, nu jazz, contemporary jazz, jazz trio, ragtime, dixieland, swing jazz, acid jazz, cool jazz, dark jazz, trad jazz`,
  reggae: `reggae, roots reggae, roots, dancehall, dub, ska, lovers rock, rocksteady, ragga, reggae music, dub reggae`,
  'new-age': `new age, meditation, meditation music, relaxation, relaxing, relaxing music, healing, sleep music, yoga, yoga music, spa, nature sounds, binaural, sound bath, sound healing, frequency music, mantra, mantras, entspannungsmusik, meditación, meditação, méditation, meditazione`,
  holiday: `holiday, holiday music, christmas, christmas music, xmas, navidad, villancicos, villancico, natal, natalina, natalizia, natalizio, noël, noel, musique de noël, weihnachten, weihnachtslieder, weihnachtsmusik, natale, kerst, kerstmuziek, boże narodzenie, kolędy, halloween, easter, carols, christmas carols`,
  indian: `indian, indian music, bollywood, filmi, ghazal, ghazals, carnatic, hindustani, indian classical, bhajan, bhajans, sufi, qawwali, punjabi pop, bhangra, punjabi, indipop, indie hindi, desi hip hop, desi pop, devotional, tamil, telugu`,
  'german-pop': `german pop, deutschpop, deutsch pop, schlager, ndw, neue deutsche welle`,
  turkish: `turkish, türkü, arabesk, turkish pop, türkçe pop, türk halk müziği, thm, sanat müziği, turkish folk, turkish hip hop, turkish rap, türkçe rap, turkish rock, türkçe rock, özgün`,
  russian: `russian, russian pop, russian rock, russian chanson, shanson, bard`,
  comedy: `comedy, comedic, stand up, standup, stand up comedy, novelty, parody, comedia, humor, kabarett, cabaret, comédie, commedia`,
  'spoken-word': `spoken word, poetry, poem, poems, audiobook, audio drama, storytelling, spoken, poesía, poesia, poésie, poetry slam, hörbuch, hörspiel, recitation, recital poetry, sermon, speech, podcast episode`,
  instrumental: `instrumental, instrumental music, instrumentals, musique instrumentale, instrumentalmusik, musica strumentale, strumentale, enstrümantal`,
  vocal: `vocal, standards, traditional pop, vocal pop, crooner, a cappella, acapella, a capella, barbershop`,
  anime: `anime, anime music, anime songs`,
  karaoke: `karaoke`,
  'jewish-music': `jewish, jewish music, nigun`,
  'fitness-workout': `fitness, workout, gym, fitness and workout, workout music, gym music`,
};

/** Names that may mean any of several genres, so that we have to ask. */
const AMBIGUOUS_NAMES: readonly (readonly [names: string, codes: readonly string[]])[] = [
  [
    'lofi, lo fi, lo fi music, low fi, lofi music, chillhop, lofi hip hop, lo fi hip hop beats',
    ['electronic', 'hip-hop-rap'],
  ],
  ['phonk, drift phonk', ['electronic', 'hip-hop-rap']],
  ['beats, beat, type beat, beat tape, instrumental hip hop', ['hip-hop-rap', 'electronic', 'instrumental']],
  ['experimental, avant garde, avantgarde, experimental music', ['electronic', 'alternative', 'classical']],
  ['quran, quran recitation, koran, recitation of the quran, tilawa', ['spoken-word', 'middle-east']],
  ['educational, learning songs', ['children-music', 'spoken-word']],
  ['traditional, trad, tradicional, traditionnel, tradizionale, traditionell', ['folk', 'world']],
  ['caribbean', ['world', 'reggae']],
  ['regional music, ethnic', ['world', 'folk']],
  [
    'asmr, field recordings, field recording, soundscape, soundscapes, white noise, rain sounds',
    ['new-age', 'electronic'],
  ],
  ['religious, spiritual, religiosa, religieux', ['christian-gospel', 'new-age']],
  ['fusion', ['jazz', 'world']],
  ['hardcore', ['dance', 'rock']],
  ['urban, urban music', ['hip-hop-rap', 'r-b-soul']],
  ['ballad, ballads, slow song, love songs', ['pop', 'singer-songwriter']],
];

/** Lists every name with the genres that it may mean. If several genres share a name, the first one has it. */
export function* genrePhrases(): Generator<readonly [phrase: string, codes: readonly string[]]> {
  for (const [names, codes] of AMBIGUOUS_NAMES) for (const name of phrasesIn(names)) yield [name, codes];
  for (const { code, name } of genres) yield [name, [code]];
  for (const { code } of genres) for (const phrase of phrasesIn(ALIASES[code] ?? '')) yield [phrase, [code]];
  // In a sentence, these subgenres usually mean a place: 'here in Japan'.
  const places = new Set([
    'Asia',
    'Australia',
    'Europe',
    'France',
    'Hawaii',
    'Iberia',
    'Israeli',
    'Japan',
    'North America',
    'South Africa',
    'South America',
    'Bass',
    'Stories',
    'Fusion',
    'Asia',
  ]);
  const codesBySubgenre = new Map<string, readonly string[]>();
  for (const { code, subgenres } of genres)
    for (const subgenre of subgenres)
      if (!places.has(subgenre)) codesBySubgenre.set(subgenre, [...(codesBySubgenre.get(subgenre) ?? []), code]);
  yield* codesBySubgenre;
}
