import type { Step } from '../../step.ts';
import { idleWords, placesOf } from '../words/idle-words.ts';
import { lexicon } from '../words/lexicon.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { type Word, withoutElision } from '../words/words.ts';

/** A field that a text can name. `day`: a "date" without further words, which may be any of three fields. */
export type FieldName = Exclude<Step, 'review' | 'locked' | 'cover_art' | 'audio_files' | 'same_title'> | 'day';

/** Names of the fields, in the languages of our artists. */
const FIELDS = {
  title: `title, main title, whole title, release title, release name, name of the release, title of the release, album title, album name, name of the album, title of the album, ep title, ep name, name of the ep, title of the ep, single title, name of the single, record title, name of the record, release called, album, ep, single, song title, name of the song, title of the song, track title, name of the track,
    titulo, titulo del disco, nombre del disco, titulo del album, nombre del album, titulo del sencillo, titulo del single, titulo de la cancion, nombre de la cancion, titulo do disco, nome do disco, titulo do album, nome do album, titulo da musica, nome da musica, titre, titre de l album, titre du disque, titre du morceau, titre de la chanson, nom de l album, titel, albumtitel, titel vom album, titel des albums, name des albums, songtitel, titolo, titolo del disco, titolo dell album, nome del disco, nome dell album, titolo del brano, titolo della canzone, albumnaam, tytul, judul, baslik, album ka naam, gaane ka naam`,
  track_count:
    'number of tracks, number of songs, track count, count of tracks, amount of tracks, how many tracks, numero de canciones, cantidad de temas, numero de faixas, nombre de titres, nombre de morceaux, anzahl der tracks, anzahl der songs, numero di tracce, numero di brani, tracks',
  track_titles: 'track titles, song titles, titles of the tracks, track names, tracklist, track list',
  version: 'version, special version, edition, release version, versao, versione, fassung, versie',
  artists:
    'artist name, main artist, primary artist, artists name, band name, act name, nombre artistico, nombre de artista, nombre del artista, nome artistico, nome do artista, nom d artiste, kunstlername, nome d arte, artiestennaam',
  primary_genre:
    'genre, main genre, primary genre, first genre, style, music style, genero, genero principal, estilo, genre principal, style musical, musikrichtung, hauptgenre, stil, genere, genere principale, stile, gatunek, tur, aliran',
  secondary_genre:
    'second genre, secondary genre, other genre, 2nd genre, sub genre, subgenre, segundo genero, genero secundario, second genre, genre secondaire, deuxieme genre, zweites genre, zweitgenre, secondo genere, genere secondario, tweede genre',
  metadata_language:
    'language, title language, titles language, metadata language, language of the titles, idioma, lengua, idioma de los titulos, lingua, lingua dos titulos, langue, langue des titres, sprache, sprache der titel, lingua dei titoli, taal, jezyk, bahasa, dil',
  audio_language:
    'audio language, sung language, singing language, language of the lyrics, lyrics language, song language, language of the songs, idioma de la letra, lingua da letra, langue des paroles, sprache der texte, lingua dei testi, lyrics',
  p_line:
    'p line, pline, p lines, p thing, p copyright, the p, phonogram line, owner of the recording, owner of the recordings, owner of the master, master owner, owner of the masters, recording owner, owner, linea p, ligne p, p zeile, riga p, linha p, p regel, year of the recording',
  c_line:
    'c line, cline, c lines, c thing, c copyright, the c, owner of the artwork, owner of the cover, artwork owner, linea c, ligne c, c zeile, riga c, linha c, c regel',
  record_label:
    'label, record label, label name, sello, sello discografico, disquera, selo, gravadora, maison de disques, plattenlabel, plattenfirma, etichetta, casa discografica, wytwornia',
  sales_start: `release date, sales start, sales start date, start date, launch date, launch day, release day, day of release, date of release, street date, drop date, drop day, drop, release, launch, sale date, out date, out on, its out on, it is out on, comes out, comes out on, it comes out on, it comes out, came out, came out on, coming out on, should come out on, drops, drops on, it drops on, dropping on, dropping, launches on, launching on, releasing on, release it on, release on, released on, goes live on, go live on, available from, sale el, salga el, sai dia, sai em, sort le, sortira le, kommt am, kommt raus am, erscheint am, esce il, uscira il, verschijnt op, fecha de lanzamiento, fecha de salida, fecha de estreno, lanzamiento, estreno, salida, data de lancamento, lancamento, estreia, date de sortie, sortie, veroffentlichung, veroffentlichungsdatum, veroffentlichungstermin, erscheinungsdatum, erscheinungstag, release datum, releasedatum, data di uscita, uscita, pubblicazione, releasedatum, data premiery, premiera, yayin tarihi, cikis tarihi, tanggal rilis, rilis, slappdatum`,
  pre_order:
    'pre order, preorder, pre orders, preorders, pre order date, pre order day, preorder date, presale, pre sale, pre save, preventa, pre venta, reserva, reserva anticipada, pre venda, prevenda, precommande, pre commande, vorbestellung, vorbestellen, vorverkauf, preordine, preordini, pre ordine, prenotazione, pre bestelling, przedsprzedaz, on siparis, forhandsbokning',
  original_release:
    'original release, original release date, original date, first release, first release date, earlier release, old release, original, vinyl, vinyl date, 45, lp, 7 inch, 12 inch, cassette, tape, first came out, came out first, first out, originally, original release was, first released, released originally, released before, fecha original, lanzamiento original, data original, lancamento original, date originale, sortie originale, erstveroffentlichung, data originale, uscita originale, vinilo, vinil, vinyle, vinile, vinyl edition, original pressing, pressing',
  territories:
    'territories, territory, countries, country, places, territorios, paises, territoires, pays, lander, gebiete, territori, paesi',
  stores:
    'stores, store, shops, platforms, tiendas, plataformas, lojas, boutiques, plateformes, shops, plattformen, negozi, piattaforme',
  codes:
    'upc, isrc, upc code, isrc code, isrcs, code, codes, barcode, bar code, ean, codigo, codigos, codigo upc, code upc, code isrc, codice, codice upc, codici',
  preview_start:
    'preview, preview start, start of the preview, snippet, preview clip, vista previa, fragmento, previa, extrait, vorschau, anteprima, tiktok clip',
  day: 'date, day, dates, fecha, dia, data, datum, jour, tag, giorno, tanggal, tarih, the 45',
} as const satisfies Readonly<Partial<Record<FieldName, string>>>;

const fields = lexicon(FIELDS);

/** Words that can be ignored next to a field's name. */
const IGNORED_WORDS = phraseFinder(
  phrasesIn(
    'release, releases, song, songs, track, tracks, title, titles, single, album, ep, record, start, whole, new, exact, correct, right, real, actual, entire, official, current, disco, album, cancion, musica, morceau, lied, brano, also, both, year, holder, owner, line, lines, field, entry, part, bit, said, say',
  ).map((phrase) => [phrase, true]),
);

/** Finds the field that the words name; undefined if they say anything else. */
export function fieldNameIn(allWords: readonly Word[]): FieldName | undefined {
  const words = withoutElision(allWords);
  const found = fields(words);
  const [first] = found;
  if (!first) return undefined;
  const best = found.reduce((one, other) => (specificity(other.value) > specificity(one.value) ? other : one), first);
  const covered = placesOf([...found, ...IGNORED_WORDS(words)]);
  for (const n of idleWords(words, 'plain', 'change', 'is')) covered.add(n);
  return covered.size === words.length ? best.value : undefined;
}

/** Ranks a field by how specific its name is. "Release" and "date" also occur in the names of other fields. */
const specificity = (field: FieldName): number =>
  field === 'day' ? 0 : field === 'title' || field === 'sales_start' ? 1 : field === 'metadata_language' ? 2 : 3;
