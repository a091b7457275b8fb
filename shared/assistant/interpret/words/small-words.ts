import { areOnly, type Saying } from './sayings.ts';
import type { Word } from './words.ts';
import { wordKey } from './words.ts';

/**
 * Words around a value that do not change it: articles, pronouns, forms of "be" and verbs of choosing, in our artists'
 * languages. There are no negations, words of doubt or values among them.
 */
const SMALL = new Set(
  `a an the it its it's is im i'm i ill i'd we we're we'd us our my mine he she they them their you your u ur this that that's thats these those there here
  be been being am are was were will would wud should shall do does did has have had having get got gets goes go going put puts say says said call calls called file files filed list lists listed tag tags tagged pick picks picked choose chose chosen
  set use uses used write written make makes made mark enter take go with let lets let's want wanted prefer like likes fit fits count counts consider describe class classify released under as for in on of to at by from with and so then if when where which who what
  usually normally always just only really proper properly pure purely straight strictly definitely definetly certainly surely clearly simply basically mostly mainly primarily mostly largely more less exactly precisely very quite rather all totally completely fully entirely whole both each every everything everyone track tracks song songs tune tunes record stuff sound sounds vibe vibes feel style kind type sort category genre genres subgenre main primary first second secondary other one ones fits too also well music musical
  her him his hers wym wdym duh ofc majority predominantly meaning specifically actually wait sorry honestly proper half thing things something somewhere naturally natürlich naturlich naturellement naturalmente claro ovviamente sharp fasho sure easy straight ppl people this always ig tbf deffo defo definitly duh please ofcourse honest innit yo facts period boring nothing fancy franchement honnêtement honnetement sinceramente sincèrement sincerement ehrlich ehrlichgesagt onestamente sinceramente francamente vraiment overall everywhere throughout partout überall uberall
  language languages title titles lyrics lyric lang sung sing sings singing written write vocals words text texts name names obviously obvs course else mate ok okay sure fine works please thanks man bro real old good bit plain simple usual always again still now here
  would could can may must best better mean means guess possible exists exist available option options there's theres have got list wah na naa dey abeg sef o oo sha
  el la los las lo un una unos unas es son era fue sería seria sera está esta este ese eso esto en de del al con por para como que y yo mi mis su sus nos nuestra nuestro nuestras nuestros se le les me te pon ponle ponga poner pongan diria dirías diría digamos va vamos van queda todo toda todos todas puro pura más mas menos género genero música musica idioma títulos titulos título titulo canción cancion canciones letra letras cantado cantada cantadas cantamos canto canta cantan escritos escrito pos pues solo nomás nomas segundo segunda otro otra también tambien hay tipo bien creo sí
  o os as um uma uns umas é e são sao era foi seria fica ficaria em no na nos nas do da dos das ao com por pra para como que eu meu minha nosso nossa gênero género música idioma língua lingua títulos cantado cantada canto cantamos letra segunda segundo outro outra também tambem tudo todas todos pode ser coloca põe poe bota diria mesmo só so se houver tiver português
  le la les l un une des du de d est sont c'est c ce cette ces ça ca en au aux avec pour par dans sur que qui je j'ai j on nous mon ma mes notre nos met mets mettez mettre dirais disons genre style musique langue titre titres chanson chansons chanté chantée chantées chante chantons paroles écrit écrits tout tous toute toutes plutôt plutot vraiment surtout bien sûr sur deuxième second seconde autre aussi oui si
  der die das den dem des ein eine einen einem einer ist sind war wäre ware wird im in am auf mit von für fur zu zum zur als und ich wir mein meine unser unsere unsere man es sie er nehmen nehmt nimm schreib schreiben setzt würde wurde sagen sag heißt genre richtung stil musik sprache titel lied lieder song songs gesungen singe singen singt text texte geschrieben alle alles ganz echt reiner reines rein zweites zweite anderes auch gerne gern dann doch halt eben einfach ja lediglich bitte durchweg komplett
  il lo la i gli le un uno una è sono era sarebbe in di del della dei delle al alla con per da che io mio mia nostro nostra noi mettiamo metti metterei direi diciamo genere stile musica lingua titolo titoli canzone canzoni cantato cantata cantati cantate canto cantiamo testo testi scritto scritti tutto tutta tutti tutte proprio solo secondo seconda altro anche sì si quindi cioè insomma
  de het een is zijn in van met voor ik wij we ons onze mijn doe maar zet genre taal titels nummers gezongen alles ook
  bir ve ile icin için ama da de hepsi tamami tamamı şarkılar sözler başlık başlıklar dil dilinde türü tarz olarak olsun diye
  to jest są sa w po i na wszystko wszystkie gatunek język jezyk tytuły tytuly utwory śpiewane spiewane muzyka jako
  itu ini yang di dan dengan untuk saya kami lagu semua bahasa judul genre aja saja kak bang nya dong sih ya kok
  hai hain ka ki ke ko mein me se ye yeh woh gaana gaane sab bhai hi toh sirf
  det är är i på alla låtar språk titlar sjunger sjungs och som`
    .split(/\s+/)
    .map(wordKey),
);

/** Sayings around a value that do not change it. */
const AROUND_SAYINGS: readonly Saying[] = ['filler', 'yes', 'hedge', 'only', 'all', 'me', 'us'];

/** Finds the words that are neither small nor polite, and therefore have a meaning of their own. */
export function strangeWords(words: readonly Word[], more?: (word: Word) => boolean): readonly Word[] {
  return words.filter(
    (word) => word.key.length > 2 && !SMALL.has(word.key) && !areOnly([word], ...AROUND_SAYINGS) && !more?.(word),
  );
}
