import { phrasesIn } from '../words/phrases.ts';
import { wordKey } from '../words/words.ts';

/** Pairs each word with its number, counting from `from`. Words that mean something else in English are left out. */
const numberedWords = (list: string, from: number): [string, number][] =>
  phrasesIn(list).flatMap((words, n) => words.split(' ').map((word): [string, number] => [wordKey(word), from + n]));

/** Articles that also mean "one", if a noun follows. */
export const ARTICLES = new Set(
  'a an un une una um uma ein eine einen einem einer een en et bir jeden jedna jedno ena mia'.split(' '),
);

const ONES = `zero null cero nul sifir nulla nil,
  one uno eins wan satu ek ett won yksi, two dos dois duas due deux zwei zwo tva iki dwa dwie twee dua tu dyo kaksi dalawa, three tres trois drei tre uc üç trzy drie tiga tree tria treis kolme tatlo,
  four cuatro quatro quatre vier quattro fyra dort dört cztery empat fo tessera nelja apat, five cinco cinq funf fünf fuenf cinque fem bes beş piec pięć vijf lima paanch pente fibe viisi,
  six seis sechs sei altı alti szesc sześć zes enam exi, seven siete sete sept sieben sette sju yedi siedem zeven tujuh epta saat, eight ocho oito huit acht otto atta sekiz osiem delapan okto aath,
  nine nueve nove neuf neun nio dokuz dziewiec dziewięć negen sembilan ennia, ten diez dez dix zehn dieci tio dziesiec dziesięć tien sepuluh deka,
  eleven onze elf undici elva onbir jedenascie jedenaście sebelas, twelve doce doze douze zwolf zwölf zwoelf dodici tolv oniki dwanascie dwanaście twaalf,
  thirteen trece treze treize dreizehn tredici tretton onuc trzynascie trzynaście dertien, fourteen catorce quatorze catorze vierzehn quattordici fjorton ondort czternascie veertien,
  fifteen quince quinze funfzehn fünfzehn quindici femton onbes pietnascie vijftien, sixteen dieciseis dezesseis dezasseis seize sechzehn sedici sexton szesnascie zestien,
  seventeen diecisiete dezessete siebzehn diciassette sjutton zeventien, eighteen dieciocho dezoito achtzehn diciotto arton achttien, nineteen diecinueve dezenove neunzehn diciannove nitton negentien`;

const TENS = `ten, twenty veinte vinte vingt zwanzig venti tjugo yirmi dwadziescia twintig, thirty treinta trinta trente dreissig dreißig trenta trettio otuz trzydziesci dertig,
  forty fourty cuarenta quarenta quarante vierzig quaranta fyrtio czterdziesci veertig, fifty cincuenta cinquenta cinquante funfzig fünfzig cinquanta femtio piecdziesiat vijftig,
  sixty sesenta sessenta soixante sechzig sessanta sextio altmis zestig, seventy setenta septante siebzig settanta sjuttio yetmis zeventig,
  eighty ochenta oitenta huitante achtzig ottanta attio seksen tachtig, ninety noventa nonante neunzig novanta nittio doksan negentig`;

export const ones = new Map(numberedWords(ONES, 0));
export const tens = new Map(
  numberedWords(TENS, 1)
    .filter(([, n]) => n > 1)
    .map(([word, n]) => [word, n * 10]),
);

/** Numbers above twenty written as one word: 'veintidós', 'ventuno', 'einundzwanzig', 'eenentwintig'. */
function* compoundNumbers(): Generator<[string, number]> {
  const words = (of: Map<string, number>, list: string) =>
    list.split(' ').map((word) => [word, of.get(word) ?? 0] as const);
  const bare = (word: string) => (word === 'eins' ? 'ein' : word);
  for (const [ten, n] of words(
    tens,
    'zwanzig dreissig dreißig vierzig funfzig fünfzig sechzig siebzig achtzig neunzig',
  ))
    for (const [one, m] of words(ones, 'eins zwei drei vier funf fünf sechs sieben acht neun'))
      yield [wordKey(`${bare(one)}und${ten}`), n + m];
  for (const [ten, n] of words(tens, 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'))
    for (const [one, m] of [...words(ones, 'twee drie vier vijf zes zeven acht negen'), ['een', 1] as const])
      yield [`${one}en${ten}`, n + m];
  for (const [one, m] of words(ones, 'uno dos tres cuatro cinco seis siete ocho nueve')) yield [`veinti${one}`, 20 + m];
  for (const [ten, n] of words(tens, 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'))
    for (const [one, m] of words(ones, 'uno due tre quattro cinque sei sette otto nove'))
      yield [(one === 'uno' || one === 'otto' ? ten.slice(0, -1) : ten) + one, n + (one === 'due' ? 2 : m)];
}
for (const [word, n] of compoundNumbers()) ones.set(word, n);

const ORDINALS = `first primero primer primera primeiro primeira premier premiere erste ersten erster erstes ersti primo prima forsta första birinci pierwszy pierwsza pierwszego eerste pertama fust fos,
  second segundo segunda deuxieme seconde zweite zweiten zweiter zweites secondo seconda andra ikinci drugi druga drugiego tweede kedua,
  third tercero tercer tercera terceiro terceira troisieme dritte dritten dritter drittes terzo terza tredje ucuncu üçüncü trzeci trzecia trzeciego derde ketiga,
  fourth cuarto cuarta quarto quarta quatrieme vierte vierten vierter viertes fjarde dorduncu czwarty vierde keempat, fifth quinto quinta cinquieme funfte fünfte funften fünften funfter femte besinci piaty vijfde kelima,
  sixth sexto sexta sixieme sechste sechsten sesto sesta sjatte, seventh septimo septima setimo setima septieme siebte siebten siebente settimo settima sjunde,
  eighth octavo octava oitavo oitava huitieme achte achten ottavo ottava attonde, ninth noveno novena nono nona neuvieme neunte neunten nionde, tenth decimo decima dixieme zehnte zehnten tionde,
  eleventh undecimo onzieme elfte elften undicesimo, twelfth duodecimo douzieme zwolfte zwölfte zwolften zwölften dodicesimo, thirteenth treizieme dreizehnte dreizehnten, fourteenth quatorzieme vierzehnte vierzehnten,
  fifteenth quinzieme funfzehnte fünfzehnten fünfzehnte, sixteenth seizieme sechzehnte sechzehnten, seventeenth siebzehnte siebzehnten, eighteenth achtzehnte achtzehnten, nineteenth neunzehnte neunzehnten,
  twentieth vingtieme zwanzigste zwanzigsten`;

export const ordinals = new Map(numberedWords(ORDINALS, 1));
for (const [word, n] of compoundNumbers())
  if (word.includes('und') && word.endsWith('ig')) ordinals.set(`${word}sten`, n);
ordinals.set('dreissigsten', 30).set('thirtieth', 30).set('fortieth', 40).set('fiftieth', 50);

/** Words for the last entry in a list. */
export const LAST = new Set(
  'last final ultimo ultima dernier derniere letzte letzten letzter letztes laatste sista ostatni ostatnia son terakhir'.split(
    ' ',
  ),
);
