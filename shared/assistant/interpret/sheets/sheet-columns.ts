import { entriesOf } from '../../../typed-record.ts';
import { plain } from '../words/normalize-text.ts';

/** The content of a column in a pasted sheet. `ignored`: the column is known, but is not a field of the release. */
export type Column =
  | 'title'
  | 'number'
  | 'artists'
  | 'featured'
  | 'isrc'
  | 'version'
  | 'explicit'
  | 'language'
  | 'composers'
  | 'lyricists'
  | 'writers'
  | 'ignored';

const HEADERS: Readonly<Record<Column, string>> = {
  title:
    'title, track title, song, song title, song name, track name, track, name, título, nombre, canción, tema, título de la canción, nome, música, faixa, nome da faixa, titre, morceau, chanson, titre du morceau, titel, songtitel, tracktitel, lied, stück, titolo, brano, canzone',
  number:
    '#, no, no., nr, nr., n°, nº, num, number, track no, track no., track number, track #, pos, position, número, nummer, numéro, numero',
  artists:
    'artist, artists, main artist, main artists, primary artist, primary artists, artist name, performer, interpret, künstler, künstlerin, artista, artistas, artista principal, artiste, artistes, artiste principal, artisti, interprete',
  featured:
    'feat, feat., ft, ft., featuring, feature, features, featured, featured artist, featured artists, guest, guests',
  isrc: 'isrc, isrc code, isrcs, code isrc, código isrc, codice isrc',
  version: 'version, mix, track version, version title, mix name, versión, versão, fassung, versione',
  explicit:
    'explicit, explicit?, explicit content, explicit lyrics, parental advisory, advisory, explícito, explícita, explicite, explizit, esplicito',
  language:
    'language, audio language, lyrics language, language of lyrics, idioma, lengua, langue, sprache, lingua, língua',
  composers:
    'composer, composers, composer(s), music, music by, compositor, compositores, compositeur, compositeurs, komponist, komponisten, compositore, compositori',
  lyricists:
    'lyricist, lyricists, lyricist(s), lyrics, lyrics by, words, words by, letra, letrista, letristas, parolier, paroliers, paroles, text, texter, parole, paroliere',
  writers:
    'writer, writers, writer(s), songwriter, songwriters, songwriter(s), written by, author, authors, autor, autores, auteur, auteurs, autoren, autore, autori',
  ignored:
    'length, duration, time, runtime, duración, duração, durée, dauer, länge, durata, bpm, tempo, key, tonart, file, filename, file name, datei, notes, note, comment, comments',
};

const columns = new Map(
  entriesOf(HEADERS).flatMap(([column, list]) => list.split(', ').map((header) => [plain(header), column] as const)),
);

/** Finds the column that a header cell names; undefined if it names none. */
export const columnNamed = (header: string): Column | undefined => columns.get(plain(header));
