import { contributorRoles } from '../../../reference/contributor-roles.ts';
import { phraseList } from '../words/lexicon.ts';

/** Words for a small part of a song, or for one of several titles. Its language is not that of the whole. */
export const smallParts = phraseList(
  `word, words, line, lines, phrase, phrases, chorus, hook, verse, verses, bridge, intro, outro, bit, bits, a bit, bits of, little, few, some, sample, ad lib, ad libs, adlib, shout, shouts, says, one of them, one title, one track, one song, one in, a couple of words, loan word, here and there, sprinkled, touch of, name, names, antara, mukhda,
  palabra, palabras, frase, frases, estribillo, coro, verso, estrofa, un poco de, algo de, grito, grita, dice, una en, uno en, una es, palavra, palavras, refrão, um pouco de, uma em, uma é, trecho, mot, mots, refrain, couplet, un peu de, quelques, une en, wort, wörter, zeile, zeilen, refrain, strophe, ein bisschen, ein paar, eins auf, eine auf, parola, parole, ritornello, strofa, un po di, qualche, una in, uno in, woord, woorden, een beetje, kelime, biraz, słowo, słowa, kata, sedikit, dikit`,
);
/** Words that express a preference for one language: 'mostly English', 'put French'. */
export const preferencePhrases = phraseList(
  `put, say, should like, would like, prefer, choose, go with, use, pick, make it, pon, ponle, pongan, mete, coloca, põe, bota, mets, mettez, nimm, schreib, metti, mettiamo, zet, mostly, mainly, mainly in, majority, in majority, mostly in, main, predominantly, principalmente, sobre todo, mayormente, la mayoría, principalmente, maioria, surtout, principalement, majorité, hauptsächlich, überwiegend, meistens, meist, soprattutto, principalmente, vooral, çoğunlukla, głównie`,
);
export const titleWords = phraseList(
  `title, titles, títulos, título, titre, titres, titel, titoli, titolo, tytuły, başlıklar, judul`,
);
export const singing = phraseList(
  `sing, sings, sung, singing, vocals, lyrics, in, en, em, auf, po, as, på, na, cantada, cantado, canto, canta, chante, chantée, singe, singt, gesungen, canto, canta`,
);
export const instruments = phraseList(
  [
    ...contributorRoles
      .map(({ name }) => name)
      .filter(
        (name) =>
          !/vocal|rap|compos|lyric|writer|engineer|producer|narrat|spoken|choir|solo|publish|translat/i.test(name),
      ),
    'string, string quartet, string trio, piano trio, quartet, quintet, trio, orchestra, orquesta, orquestra, orchestre, orchester, brass band, big band, ensemble, veena, mridangam, tabla, sitar, sarod, bansuri, guqin, guzheng, erhu, pipa, oud, bouzouki, kora, mbira, fiddle, uilleann pipes, pipes, strings, beats, drones, synths, guitarra, piano solo, solo piano, guitar solo, violín, klavier, gitarre, pianoforte, chitarra',
  ].join(','),
);
/** Words that say a track has lyrics. 'Only the second has words' implies that the others have none. */
export const havingWords = phraseList(
  `has words, has lyrics, has vocals, has singing, has a vocal, is sung, is vocal, have words, have lyrics, have vocals, tiene letra, tiene voz, tienen letra, tem voz, tem letra, a des paroles, est chantée, hat text, hat gesang, ist gesungen, ha il testo, ha le parole, è cantata, heeft tekst`,
);
/** Words for voices without lyrics. */
export const wordlessVoices = phraseList(
  `lilting, lilt, humming, hums, scat, scatting, vocalise, vocal chop, vocal chops, vocal sample, vocal samples, oohs, aahs, ooh, aah, la la, chant, chanting, beatbox, tarareo, vocalizo, fredonne, summen, vocalizzi`,
);
/** Phrases that mean the language of the titles. */
export const sameLanguage = phraseList(
  `same, same as titles, same as the titles, same as above, same language, ditto, as above, jw, idem, lo mismo, el mismo, igual, o mesmo, a mesma, pareil, la même, le même, dieselbe, gleiche, die gleiche, genauso, la stessa, lo stesso, uguale, hetzelfde, aynı, tak samo, ten sam, sama`,
);
