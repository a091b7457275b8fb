import { type Found, phraseFinder, phrasesIn } from '../words/phrases.ts';
import type { Word } from '../words/words.ts';

/**
 * Number words, one line for each number from 1 up, in English, Spanish, Portuguese, French, German, Italian, Dutch and
 * other languages.
 */
const NUMBERS = `one, uno, una, um, uma, un, une, eins, een, bir, jeden, satu, ek
two, dos, dois, duas, deux, zwei, due, twee, iki, dwa, dua, två
three, tres, três, trois, drei, tre, drie, üç, trzy, tiga
four, cuatro, quatro, quatre, vier, quattro, dört, cztery, empat, fyra
five, cinco, cinq, fünf, cinque, vijf, beş, pięć, lima
six, seis, sechs, sei, zes, altı, sześć, enam
seven, siete, sete, sept, sieben, sette, zeven, yedi, siedem, tujuh
eight, ocho, oito, huit, acht, otto, sekiz, osiem, delapan
nine, nueve, nove, neuf, neun, negen, dokuz, dziewięć, sembilan
ten, diez, dez, dix, zehn, dieci, tien, dziesięć, sepuluh
eleven, once, onze, elf, undici
twelve, doce, doze, douze, zwölf, dodici, twaalf
thirteen, trece, treze, treize, dreizehn, tredici
fourteen, catorce, catorze, quatorze, vierzehn, quattordici
fifteen, quince, quinze, fünfzehn, quindici`;

const PLACES = `first, 1st, first one, opener, opening track, opening song, primero, primera, primer, primeros, primeras, primeiro, primeira, primeiros, primeiras, premier, première, premiers, premières, le prime, i primi, prime, primi, 1er, 1ère, erste, ersten, erster, erstes, il primo, la prima, eerste, birinci, ilk şarkı, pierwszy, pierwsza, pierwszym, pertama, första, ettan, pehla, pehli, pehle wala
second, 2nd, segundo, segunda, deuxième, seconde, le second, 2e, 2ème, zweite, zweiten, zweiter, zweites, secondo, seconda, tweede, ikinci, drugi, druga, drugim, kedua, andra låten, tvåan, dusra, dusri, doosra, doosri
third, 3rd, tercero, tercera, tercer, terceiro, terceira, troisième, 3e, 3ème, dritte, dritten, dritter, drittes, terzo, terza, derde, üçüncü, trzeci, trzecia, trzecim, ketiga, tredje, trean, teesra, teesri, tisra
fourth, 4th, forth, cuarto, cuarta, quarto, quarta, quatrième, 4e, 4ème, vierte, vierten, vierter, viertes, vierde, dördüncü, czwarty, czwarta, keempat, fjärde, fyran, chautha, chauthi
fifth, 5th, quinto, quinta, cinquième, 5e, 5ème, fünfte, fünften, fünfter, fünftes, vijfde, beşinci, piąty, piąta, kelima, femte, femman
sixth, 6th, sexto, sexta, sixième, 6e, 6ème, sechste, sechsten, sesto, sesta, zesde, altıncı, szósty, keenam, sjätte
seventh, 7th, séptimo, séptima, sétimo, sétima, septième, 7e, siebte, siebten, settimo, settima, zevende, yedinci, ketujuh
eighth, 8th, octavo, octava, oitavo, oitava, huitième, 8e, achte, achten, ottavo, ottava, achtste
ninth, 9th, noveno, novena, nono, nona, neuvième, 9e, neunte, neunten, negende
tenth, 10th, décimo, décima, dixième, 10e, zehnte, zehnten, tiende
eleventh, 11th, onzième, elfte, elften
twelfth, 12th, douzième, zwölfte, zwölften
thirteenth, 13th, treizième
fourteenth, 14th, quatorzième
fifteenth, 15th, quinzième`;

/** Words for positions counted from the end: the first line for the last, and so on. */
const ENDS = `last, last one, final, closer, closing track, closing song, último, última, últimos, últimas, derniers, dernières, ultimi, ultime, dernier, dernière, letzte, letzten, letzter, letztes, ultimo, ultima, laatste, sonuncu, son parça, son şarkı, ostatni, ostatnia, ostatnim, terakhir, sista, aakhri
penultimate, second to last, second last, last but one, penúltimo, penúltima, avant dernier, avant dernière, vorletzte, vorletzten, penultimo, penultima`;

const rows = (list: string) => list.split('\n').map(phrasesIn);
const phrases = <V>(list: string, value: (n: number) => V) =>
  rows(list).flatMap((row, n) => row.map((phrase) => [phrase, value(n)] as const));

const number = phraseFinder(phrases(NUMBERS, (n) => n + 1));
const place = phraseFinder([...phrases(PLACES, (n) => n + 1), ...phrases(ENDS, (n) => -1 - n)]);

/** Finds numbers, in digits or in words of several languages. */
export const numbersAmong = (words: readonly Word[]): Found<number>[] => [
  ...words.flatMap(({ key }, at) => (/^\d{1,2}$/.test(key) ? [{ value: Number(key), from: at, to: at + 1 }] : [])),
  ...number(words),
];

/** Finds positions in a list: 1 is the first, -1 the last, -2 the second to last. */
export const placesAmong = (words: readonly Word[]): Found<number>[] => place(words);
