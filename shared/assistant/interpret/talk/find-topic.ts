import type { Step } from '../../step.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { wordsOf } from '../words/words.ts';

/** Everyday words for the topic of each question. The first match wins, so "cover song" does not mean the cover art. */
const TOPICS: readonly (readonly [Step, string])[] = [
  [
    'pre_order',
    'pre order, preorder, pre orders, pre sale, presale, preventa, pre venda, precommande, vorbestellung, preordine',
  ],
  [
    'original_release',
    'original date, original release, original release date, first release date, first released, fecha original, data original',
  ],
  [
    'sales_start',
    'release date, sales date, start date, sales start, sales start date, launch date, release day, launch day, date, fecha, fecha de lanzamiento, data de lancamento, date de sortie, datum, veroffentlichungsdatum, erscheinungsdatum, data di uscita, yayin tarihi, tanggal rilis, releasedatum',
  ],
  [
    'cover_songs',
    'cover song, cover songs, the cover song, the cover songs, covers, the covers, versiones, reprises, coversongs',
  ],
  [
    'cover_art',
    'cover art, artwork, cover, cover image, cover picture, front cover, portada, caratula, capa, pochette, titelbild, copertina, kapak, okladka, hoes',
  ],
  ['cover_licence', 'licence, license, mechanical licence, mechanical license, licencia, licenca, lizenz, licenza'],
  ['secondary_genre', 'second genre, secondary genre, other genre, segundo genero, zweites genre, secondo genere'],
  ['primary_genre', 'genre, main genre, primary genre, genero, genere, tur'],
  [
    'audio_language',
    'audio language, sung language, singing language, language of the singing, language of the lyrics',
  ],
  ['metadata_language', 'language, title language, language of the titles, idioma, langue, sprache, lingua'],
  [
    'audio_files',
    'audio, audio file, audio files, master file, master files, masters, upload the song, upload the songs, upload songs, upload the track, upload tracks, wav, wavs, archivo de audio, fichier audio',
  ],
  ['p_line', 'p line, pline, phonogram line'],
  ['c_line', 'c line, cline, copyright line'],
  ['record_label', 'record label, label, sello, gravadora, plattenlabel, etichetta'],
  [
    'track_titles',
    'track titles, track title, track names, song titles, song names, titles of the tracks, names of the tracks, tracklist, track list',
  ],
  ['track_count', 'number of tracks, how many tracks, track count'],
  ['content_id', 'content id, youtube content id, contentid'],
  ['version', 'version, versions'],
  ['title', 'title, release title, album title, name of the release, titulo, titre, titel, titolo, baslik, judul'],
  [
    'writers',
    'writer, writers, composer, composers, lyricist, lyricists, songwriter, songwriters, writing credit, writing credits, writer credit, writer credits, compositores, compositor, autores, auteurs, compositeurs, komponisten, autori, compositori',
  ],
  [
    'contributors',
    'contributor, contributors, credits, producer, producers, musicians, engineer, creditos, mitwirkende, crediti',
  ],
  [
    'artists',
    'artist, artists, artist name, featured artist, features, artista, artistas, artiste, artistes, kunstler, artisti',
  ],
  ['explicit', 'explicit, explicit content, parental advisory'],
  ['ai_audio', 'ai, ai question, ai use'],
  ['stores', 'store, stores, shops, platforms, tiendas, lojas, plateformes, negozi'],
  ['territories', 'territory, territories, country, countries, paises, pays, lander, paesi'],
  ['codes', 'upc, isrc, isrcs, code, codes, barcode, codigos, codici'],
  ['preview_start', 'preview, preview start, snippet'],
  ['review', 'review, review sheet, review page, the review'],
];
const find = phraseFinder(TOPICS.flatMap(([step, list]) => phrasesIn(list).map((phrase) => [phrase, step] as const)));

/** Finds the question that a text is about. */
export function findTopic(text: string): Step | undefined {
  const found = find(wordsOf(text)).map(({ value }) => value);
  return TOPICS.find(([step]) => found.includes(step))?.[0];
}
