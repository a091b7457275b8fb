import type { AiUse } from '../../../releases/track-choices.ts';
import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { isInDoubt } from '../declaration-doubt.ts';
import { describeActs, offerOf } from '../describe-acts.ts';
import { lexicon } from '../lexicon.ts';
import { perTrack, trackActs } from '../per-track.ts';
import { type Item, itemsIn, type StatementPart, statementParts, yesOrNo } from '../polarity.ts';
import { hasSaying } from '../sayings.ts';
import { trackMentions } from '../tracks-said.ts';
import { type Word, wordsOf } from '../words.ts';

type Use = Exclude<AiUse, ''>;
type Kind = 'ai' | 'some' | 'part' | 'sound' | 'writing' | 'whole' | 'human' | 'tool' | 'elsewhere' | 'gone' | 'used' | 'soft';

/**
 * What is said of AI. `tool`: help that is no use of AI for the stores; `elsewhere`: the cover and the like; `gone`: it was tried, and nothing
 * of it is left; `soft`: what may or may not be use of AI.
 */
const find = lexicon<Kind>({
  ai: `ai, a i, ais, the ai, ai generated, ai thing, ai tool, generated, auto generated, generative, artificial, artificial intelligence, machine learning, machine made, neural, robot, robots, computer generated, suno, udio, chatgpt, chat gpt, gpt, claude, gemini, copilot, riffusion, elevenlabs, eleven labs, aiva, soundraw, boomy, midjourney, deepfake, voice clone, cloned, synthetic voice, ia, l'ia, d'ia, dell'ia, dall'ia, con l'ia, inteligencia artificial, generada, generado, generadas, generados, inteligência artificial, gerada, gerado, gerados, geradas, intelligence artificielle, l'intelligence artificielle, générée, généré, générés, générées, ki, k i, künstliche intelligenz, künstlicher intelligenz, generiert, ki generiert, intelligenza artificiale, l'intelligenza artificiale, l'ai, dell'ai, dall'ai, generata, generato, generati, generate, kunstmatige intelligentie, gegenereerd, yapay zeka, yapay zekâ, sztuczna inteligencja, sztucznej inteligencji, kecerdasan buatan, genererad, 인공지능, 生成, ИИ`,
  some: `partly, partially, in part, some, some of it, a bit, bits, a little, a few, half, a couple, en parte, parcialmente, parcial, un poco, algo, um pouco, em parte, en partie, partiellement, un peu, quelques, teilweise, zum teil, teils, ein bisschen, bisschen, ein paar, in parte, parzialmente, un po, qualche, alcune, gedeeltelijk, deels, een beetje, kısmen, biraz, częściowo, trochę, sebagian, sedikit, dikit, thoda, delvis, lite`,
  part: `music, música, musique, musik, musica, muziek, müzik, musik, part, parts, drum, drums, beat, beats, bass, bassline, strings, string section, synth, synths, pad, pads, guitar, guitars, piano, keys, horns, brass, sax, violin, flute, backing track, instrumental, instruments, melody, verse, verses, chorus, hook, bridge, intro, outro, tag, chord, chords, sample, samples, loop, loops, sound, sounds, effect, effects, idea, ideas, section, riff, parte, partes, algunas, algunos, unas, unos, batería, bajo, cuerdas, guitarra, melodía, verso, versos, estrofa, estribillo, frase, frases, base, uns, umas, algumas, alguns, bateria, baixo, refrão, ponte, arranjo, cordas, batterie, basse, cordes, mélodie, phrase, phrases, couplet, rimes, pont, refrain, le beat, l'instru, instru, schlagzeug, streicher, melodie, strophe, alcuni, batteria, basso, archi, strofa, ritornello, il beat, davul`,
  sound: `singing, rap, rapping, vocal, vocals, voice, voices, backing vocals, harmonies, choir, choirs, singer, ad libs, adlibs, voz, voces, coro, coros, vozes, voix, chœur, chœurs, choeur, choeurs, stimme, stimmen, chor, voce, voci, coretto, stem, stemmen, koor, vokal, wokal, chór, suara, awaaz, sång`,
  writing: `lyric, lyrics, line, lines, rhyme, rhymes, words, second verse, title, letra, letras, línea, líneas, rima, rimas, paroles, rime, text, texte, zeile, zeilen, reim, reime, testo, testi, riga, tekst, regel, rijm, sözler, sözlerin, rymy, lirik, liriknya, texten`,
  whole: `all, all of it, all of them, everything, entire, entirely, whole, whole thing, completely, fully, full, 100, 100 percent, hundred percent, total, totally, lot, whole song, whole track, 100 ai, start to finish, top to bottom, top to tail, a to z, from a to z, de principio a fin, de cabo a rabo, do começo ao fim, de a à z, de bout en bout, von a bis z, von vorne bis hinten, dalla a alla z, dall'inizio alla fine, todo, toda, todos, todas, tudo, entero, entera, por completo, completo, inteira, inteiro, tout, toute, tous, toutes, entièrement, complètement, intégralement, alles, alle, ganz, komplett, vollständig, das ganze, tutto, tutta, tutti, tutte, interamente, completamente, allemaal, helemaal, volledig, hepsi, tamamı, tamamen, wszystko, całość, w całości, semua, semuanya, sab, sab kuch, poora, allt, helt`,
  human: `human, humans, human beings, by hand, handwritten, hand written, real, real people, real person, live, actual, organic, flesh and blood, me, myself, mine, my own, own head, my head, my brain, my notebook, us, ourselves, our own, i wrote, we wrote, i write, i sing, we sing, i play, we play, i sang, i played, we played, wrote it, wrote every, written by, band, musicians, people, pen and paper, old fashioned way, heartbreak, years of, rest is, him, her, herself, himself, students, kids, pensioners, acoustic, legit, everything else, all else, all the rest, the rest, todo lo demás, tudo o resto, o resto, tout le reste, le reste, alles andere, der rest, tutto il resto, il resto, de rest, gerisi, reszta,
    humano, humana, humanos, a mano, personas, gente, mío, mía, míos, propia, propio, yo mismo, yo misma, de mi puño, músicos, real, reales, lo demás, humanas, à mão, pessoas, músicos, de verdade, a sério, eu mesmo, eu mesma, minha, meu, nossa, humain, humains, humaine, à la main, vrais, vraies, vrai, musiciens, moi, moi même, nous mêmes, maison, de ma plume, menschen, menschlich, von hand, handgemacht, handgeschrieben, echte, echt, echten, selbst, selber, von mir, von uns, musiker, umani, umano, a mano, in carne e ossa, veri, vere, vero, mia, mio, nostra, nostro, noi, io, musicisti, di mio pugno, suonato, suonata, mensen, met de hand, zelf, gerçek, kendim, kendimiz, insan, elle, ludzie, ręcznie, sam, sama, manusia, asli, sendiri, khud, maine, för hand, själv, riktiga`,
  tool: `mixing, mix, mixed, mastering, master, mastered, landr, ozone, izotope, eq, compression, autotune, auto tune, auto tuned, autotuned, melodyne, pitch correction, pitch corrected, tuning, noise reduction, denoise, denoised, denoising, de noise, noise removal, clean up, cleanup, restoration, stem separation, stems, transcribe, transcription, spellcheck, spell check, spellchecked, spell checked, spelling, grammar, mezcla, masterización, mixagem, masterização, afinação, ruído, mixage, mastérisation, abmischen, mischen, rauschunterdrückung, rauschen, missaggio, masterizzazione, rumore, mixagem`,
  elsewhere: `cover, cover art, artwork, picture, image, photo, video, visualizer, thumbnail, logo, booklet, sleeve, press text, bio, portada, carátula, la capa, capa, foto, imagem, vídeo, pochette, visuel, clip, photo, das cover, coverbild, bild, foto, copertina, la copertina, grafica, immagine, hoes, hoesfoto, kapak, kapak resmi, klip, okładka, sampul, cover nya, omslag, omslaget`,
  gone: `took it out, took them out, took that out, taken out, tried it, we tried, i tried, only tried, experimented, didnt end up, ended up not, nothing made it, not kept, nothing of it remained, nothing remained, none of it remained, none of it is left, none of it made, didnt keep, did not keep, didnt use it, did not use it, didnt use any, didnt make it, threw it away, throwed it away, threw it out, thrown away, threw them away, binned it, binned, scrapped, deleted, erased, removed, replaced, re recorded, rerecorded, discarded, ditched, dropped it, not in the final, not on the final, isnt in the final, rejected, lo borré, lo borramos, lo tiré, no quedó nada, lo descarté, apaguei, joguei fora, não ficou nada, descartei, jeté, supprimé, effacé, rien gardé, j'ai rien gardé, il n'en reste rien, gelöscht, verworfen, weggeworfen, ersetzt, nichts davon, buttato, cancellato, eliminato, scartato, non è rimasto niente, weggegooid, sildim, attım`,
  used: `used, use, using, made with, made in, done with, with the help, helped, assisted, asked, came from, usé, usamos, utilicé, hice con, hecho con, hecha con, ayudó, usei, fiz com, feito com, feita com, ajudou, utilisé, fait avec, aidé, benutzt, verwendet, genutzt, gemacht mit, geholfen, usato, fatto con, aiutato, gebruikt, kullandım, kullandık, użyłem, użyłam, pakai, dibantu, använt`,
  soft: `translate, translated, translation, translating, traducir, traduje, traducción, traduzir, traduzi, tradução, traduire, traduit, traduction, übersetzen, übersetzt, übersetzung, tradurre, tradotto, traduzione, vertaald, çeviri, granular, granular synthesis, algorithm, algorithmic, splice, sample pack, sample packs, arpeggiator, apps, app, plugin, plugins, prompt, prompts, drum machine, voice changer, vocoder`,
});

const NAMES: Record<Use, string> = { none: 'No AI', partly: 'Partly AI', all: 'All AI' };

type Sense = { value: Use } | { maybe: readonly Use[] } | undefined;
type Part = StatementPart & { items: readonly Item<Kind>[]; answer: boolean | undefined };
type Field = 'aiAudio' | 'aiComposition';

const PARTS: readonly Kind[] = ['part', 'sound', 'writing'];
const isPart = ({ value }: Item<Kind>) => PARTS.includes(value);
const isUse = ({ value, isNegated }: Item<Kind>) => value === 'ai' && !isNegated;
const isKind = (...kinds: readonly Kind[]) => ({ value }: Item<Kind>) => kinds.includes(value);
/** Whether a part is about the cover or the video, and nothing that is heard. */
const isElsewhere = ({ items }: Part) => items.some(isKind('elsewhere')) && !items.some((item) => isPart(item) || item.value === 'some');
const isDenial = ({ items, answer }: Part) => items.some(({ isNegated }) => isNegated) || answer === false;

/** What a text says of the use of AI: one thing for certain, what it may be, or nothing. */
function aiSaid(text: string, field: Field): Sense {
  const words = wordsOf(text);
  const parts: Part[] = statementParts(words).map((part) => ({ ...part, items: itemsIn(part.words, find), answer: yesOrNo(part.words) }));
  const known = parts.filter((part) => !isElsewhere(part));
  const items = known.flatMap((part) => part.items);
  const has = (...kinds: readonly Kind[]) => items.some(isKind(...kinds));
  const uses = known.filter((part) => part.items.some(isUse));
  const answer = parts.find((part) => part.answer !== undefined)?.answer;
  const isNo = answer === false || items.some((item) => item.isNegated && (isPart(item) || isKind('ai', 'used', 'some', 'whole')(item)));
  // What is set against an answer is asked about, unless it is only the cover.
  const isLimited = parts.some((part) => part.isContrast && !isElsewhere(part) && !isDenial(part) && !part.items.some((item) => isKind('human', 'ai', 'some')(item) || (isPart(item) && uses.length > 0)));
  if (has('gone')) return uses.length > 0 || isNo || has('used') ? { value: 'none' } : { maybe: ['none', 'partly'] };
  if (has('soft')) return isNo && uses.length === 0 && !isLimited ? { value: 'none' } : { maybe: ['none', 'partly'] };
  if (has('tool')) return isLimited || answer === true || (isNo && uses.length > 0) ? { maybe: ['none', 'partly'] } : uses.length > 0 || isNo || has('used') ? { value: 'none' } : { maybe: ['none'] };
  if (uses.length === 0) return withoutUse(parts, known, { isNo, isLimited, answer, isShort: words.length <= 4 || hasSaying(words, 'only') });
  if ((isNo && answer !== true) || isLimited) return { maybe: ['none', 'partly'] };
  // 'ChatGPT wrote the lyrics' is no answer about the recording.
  const other: Kind = field === 'aiAudio' ? 'writing' : 'sound';
  const own: readonly Kind[] = field === 'aiAudio' ? ['part', 'sound', 'some', 'whole'] : ['part', 'writing', 'some', 'whole'];
  if (uses.some(({ items: its }) => its.some(isKind(other))) && !uses.some(({ items: its }) => its.some(isKind(...own)))) return { maybe: ['none', 'partly'] };
  return extentOf(words, known, uses);
}

/** What is meant where AI is not named, or only denied. */
function withoutUse(parts: readonly Part[], known: readonly Part[], { isNo, isLimited, answer, isShort }: { isNo: boolean; isLimited: boolean; answer: boolean | undefined; isShort: boolean }): Sense {
  const has = (...kinds: readonly Kind[]) => known.some(({ items }) => items.some(isKind(...kinds)));
  const hasPart = has(...PARTS);
  if (isNo) return isLimited ? { maybe: ['none', 'partly'] } : answer === true ? { maybe: ['partly', 'none'] } : { value: 'none' };
  if (parts.length > known.length && parts.every((part) => isElsewhere(part) || part.items.length === 0)) return { maybe: ['none'] };
  if (answer === true) return hasPart || has('some') ? { value: 'partly' } : has('whole') ? { value: 'all' } : { maybe: ['partly', 'all'] };
  if (has('whole') && !has('human')) return { value: 'all' };
  if (has('human') && !hasPart && !has('some')) return { value: 'none' };
  if (has('some') || (hasPart && isShort)) return { value: 'partly' };
  return hasPart ? { maybe: ['partly', 'none'] } : undefined;
}

/** How far AI was used, where it was. */
function extentOf(words: readonly Word[], known: readonly Part[], uses: readonly Part[]): Sense {
  const has = (...kinds: readonly Kind[]) => known.some(({ items }) => items.some(isKind(...kinds)));
  const saysWhole = ({ items }: Part) => items.some(({ value, isNegated }) => value === 'whole' && !isNegated);
  const isSomeOfIt = has(...PARTS) || has('some');
  // 'Generated, top to bottom': what stands alone is said of all of it.
  const isWhole = uses.some(saysWhole) || (!isSomeOfIt && known.some((part) => saysWhole(part) && part.items.length === 1 && part.words.length <= 4));
  const isRestHuman = known.some(({ items }) => !items.some(isUse) && items.some(isKind('human'))) && REST.test(words.map(({ key }) => key).join(' '));
  if (isWhole) return isRestHuman ? { value: 'partly' } : { value: 'all' };
  return isSomeOfIt || has('human') ? { value: 'partly' } : { maybe: ['partly', 'all'] };
}
const REST = /\b(?:rest|except|but|only|else|real|resto|demas|reste|restliche|solo|pero|mas|mais|aber|ma)\b/;

const ai =
  (field: Field): Answer =>
  (text, { release }) => {
    const actsOf = (value: Use): PlainAct[] => {
      // "No AI at all" is said of both.
      const isOfBoth = value === 'none' && /\b(?:no|zero|any) (?:ai|ia|ki)\b|\bat all\b|\banywhere\b/i.test(text) && /\b(?:ai|ia|ki)\b/i.test(text);
      return (isOfBoth ? (['aiAudio', 'aiComposition'] as const) : [field]).map((one) => ({ kind: 'set-track', tracks: 'all', field: one, value }));
    };
    const answered = (acts: PlainAct[]) => (isInDoubt(text, release) ? offerOf(text, { label: describeActs(acts, (value) => NAMES[value as Use]), acts }) : acts);
    if (trackMentions(wordsOf(text), release).some(({ tracks }) => Array.isArray(tracks))) {
      const read = (part: string) => {
        const sense = aiSaid(part, field);
        return sense && 'value' in sense ? sense.value : undefined;
      };
      const said = perTrack<Use>(text, release, read, { only: 'none' });
      if (said) return answered(trackActs(field, said, release));
    }
    const sense = aiSaid(text, field);
    if (!sense) return undefined;
    return 'maybe' in sense ? offerOf(text, ...sense.maybe.map((value) => ({ label: NAMES[value], acts: actsOf(value) }))) : answered(actsOf(sense.value));
  };
export const aiAudio = ai('aiAudio');
export const aiComposition = ai('aiComposition');
