import { lexicon, phraseList } from '../words/lexicon.ts';

/** Words for a track. */
export const trackNouns = phraseList(
  `track, tracks, track number, track no, song, songs, number, numbers, num, nr, nro, tune, tunes, piece, pieces, poem, poems, title, titles, one, ones, row, rows,
  canción, canciones, tema, temas, pista, pistas, faixa, faixas, música, músicas, morceau, morceaux, titre, titres, piste, pistes, chanson, chansons,
  lied, lieder, stück, stücke, titel, nummer, brano, brani, traccia, tracce, canzone, canzoni, pezzo, pezzi, parça, şarkı, utwór, piosenka, lagu, gaana, låt, låten, 번, 번째, 곡, 곡만, 곡은, 트랙, 트랙만, 트랙은, 번만, 번은, 曲`,
);
/** Articles before an ordinal: "the second", "la 2". */
export const articles = phraseList(
  `the, el, la, los, las, o, a, os, as, le, les, l, der, die, das, den, dem, il, lo, gli, i, de, het, das mit, na`,
);
/** Words that join the tracks in a list. */
export const listAnds = phraseList(`and, n, y, e, et, und, ed, en, och, i, ve, dan, aur, plus, or, also, as well as`);
/** Words between the ends of a range: "2 to 4". */
export const rangeTos = phraseList(`to, through, thru, till, until, bis, à, a, al, até, fino a, tot, til`);
/** Words after a number or ordinal that show it is not a track. */
export const otherThings = phraseList(
  `of, of them, of em, of these, of those, word, words, line, lines, bar, bars, second, seconds, sec, secs, minute, minutes, min, mins, time, times, x, year, years, month, months, week, weeks, wk, day, days, night, hour, hours,
  verse, verses, chorus, choruses, half, bridge, hook, intro, drop, part, parts, section, genre, language, version, name, take, takes, sketch, sketches, draft, drafts, idea, ideas, demo, demos, mix, master, album, ep, single, release, record, answer, question, all, thing, choice, place, edition, summer, spring, singer, voice, beat, people, person, guy, kids, languages, genres, letter, letters, things, different, more, new, stores, writers, bad words, bad word, swear words, swears, curse words, f words, f word, n words, n word, f bombs, percent,
  verso, versos, frase, frases, palabra, palabras, línea, líneas, parte, partes, vez, veces, coro, estrofa, segundos, minutos, años, semana, semanas, mes, año, personas, letras, palavra, palavras, refrão, anos, ano, mês, minuto, vezes, pessoas,
  mot, mots, phrase, phrases, couplet, fois, semaine, semaines, mois, an, ans, année, partie, secondes, refrain, wort, wörter, zeile, zeilen, strophe, mal, woche, wochen, jahr, jahre, monat, monate, teil, hälfte, sekunden, minuten,
  parola, parole, strofa, volta, volte, settimana, settimane, mese, mesi, anno, anni, parti, secondi, minuti, keer, woorden, jaar, weken, kelime, kez, kere, słowa, razy, kata, kali`,
);
/** Words before a plain number that show it is a track: "only 2", "on 2", "the 3". */
export const beforeTrackNumber = phraseList(
  `not, nicht, pas, only, just, on, in, for, the, is, and, n, but, except, for, then, also, el, la, en, y, solo, o, a, na, no, e, só, le, la, sur, et, sauf, dans, der, die, das, bei, in, auf, und, nur, außer, il, la, su, nella, nel, ed, tranne, bij, op, alleen, de, het, en, except, excepto, menos, salvo, exceto, fora, wo, yes, yeah, yep, so, från, på, sirf, bara, cuma, from, bar, save, excepting, cept, apart from, besides, without, minus, de, du, on number`,
);
/** Words after a number word that show it is a track: "two is clean". */
export const afterTrackNumber = phraseList(
  `is, has, isnt, yes, no, yeah, nope, es, tiene, é, tem, est, a, ist, hat, è, ha`,
);

const REST = `tudo o resto, todo el resto, tutto il resto, tout le reste, alles andere, alles übrige, the other ones, the other, the rest of them, the rest of em, rest of them, rest of it, the rest of it, all the rest, all the others, all the other ones, all other tracks, all other songs, other tracks, other songs, every other track, every other song, everything else, all else, the remaining ones, remaining, the remainder, remainder,
  the rest, rest, the others, others, el resto, resto, todo lo demás, lo demás, los demás, las demás, los otros, las otras, todas las demás, todos los demás, o resto, as outras, os outros, as demais, os demais, todas as outras, le reste, les autres, tout le reste, toutes les autres, tous les autres, der rest, den rest, rest, die anderen, alle anderen, die übrigen, alle übrigen, die restlichen, alles andere,
  il resto, gli altri, le altre, tutti gli altri, tutte le altre, tutto il resto, de rest, de andere, de anderen, alle andere, gerisi, diğerleri, kalanlar, reszta, pozostałe, sisanya, yang lain, lainnya, baaki, baki, resten, de andra, övriga, 나머지, 나머지는`;
const ALL = `all of them, all of em, all of these, all of those, all of dem, all tracks, all songs, all the tracks, all the songs, all my songs, all our songs, every track, every song, every one, every single one, every single wan, every single track, every last one, everyone, everything, everythin, everywhere, throughout, the lot, the whole lot, the whole thing, whole album, the whole album, the whole ep, the entire album, both, both of them, both tracks, both songs, all, each, each one, each track, each of them,
  todas, todos, todas ellas, todas las canciones, todos los temas, todo, las dos, los dos, en todas, en todos, todas elas, todas as faixas, todas as músicas, as duas, os dois, ambas, ambos, tudo, tous, toutes, tout, tous les titres, partout, toutes les chansons, les deux, alle, alles, überall, alle songs, alle titel, alle lieder, alle stücke, beide, beiden, sämtliche, tutti, tutte, tutti i brani, tutte le tracce, tutte le canzoni, tutto, entrambi, entrambe, hepsi, tümü, ikisi de, ikisi, üçü de, bütün şarkılar, wszystkie, wszystko, allemaal, alle nummers, semua, semuanya, lahat, sab, sabhi, dono, alla, 다, 모두`;
const SOME = `one of them, one of em, one of these, one of those, one of the tracks, one of the songs, one of my songs, one of ours, one of mine, one song, one track, just one, only one, only the one, ones, one has, one got, one is, one might, one does, a couple of them, a couple, a couple are, a few of them, some of them, some of em, some of these, some of the tracks, some of the songs, some are, some is, some do, some have, some songs, some tracks, most of them, most of em, half of them, two of them, two of em, two of the songs, two of the tracks, three of them, three of em, three of the songs, four of them, four of em,
  una es, uno es, una no, una la, uma é, um é, uma não, une est, un est, l'une est, eine ist, eins ist, einer ist, una è, uno è, jedna jest, jeden jest, en är, een is, una de ellas, uno de ellos, unas, unos, algunas, algunos, alguna, algumas, alguns, umas, uns, uma delas, une d'elles, l'une d'elles, une seule, certaines, certains, quelques unes, quelques uns, eine davon, eins davon, einer davon, einige, manche, ein paar davon, una di queste, una di loro, una sola, alcune, alcuni, qualcuna, qualcuno, een ervan, sommige, bazıları, biri, niektóre, jedna z nich, beberapa, salah satu, kuch, vissa, några`;

/** Words for groups of tracks. */
export const trackGroups = lexicon({ rest: REST, all: ALL, some: SOME });
