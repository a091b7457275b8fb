import type { AiUse } from '../../../releases/track-choices.ts';
import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { isInDoubt } from '../declaration-doubt.ts';
import { describeActs, offerOf } from '../describe-acts.ts';
import { lexicon } from '../lexicon.ts';
import { type Item, itemsIn, type StatementPart, statementParts, yesOrNo } from '../polarity.ts';
import { hasSaying } from '../sayings.ts';
import { wordsOf } from '../words.ts';

type Use = Exclude<AiUse, ''>;
type Kind = 'ai' | 'some' | 'part' | 'whole' | 'human' | 'tool' | 'elsewhere' | 'gone' | 'used' | 'soft';

/**
 * What is said of AI. `tool`: help that is no use of AI for the stores; `elsewhere`: the cover and the like; `gone`: it was tried, and nothing
 * of it is left; `soft`: what may or may not be use of AI.
 */
const find = lexicon<Kind>({
  ai: `ai, a i, ais, the ai, ai generated, ai thing, ai tool, generated, auto generated, generative, artificial, artificial intelligence, machine learning, machine made, neural, robot, robots, computer generated, suno, udio, chatgpt, chat gpt, gpt, claude, gemini, copilot, riffusion, elevenlabs, eleven labs, aiva, soundraw, boomy, midjourney, deepfake, voice clone, cloned, synthetic voice, ia, l'ia, d'ia, dell'ia, dall'ia, con l'ia, inteligencia artificial, generada, generado, generadas, generados, inteligência artificial, gerada, gerado, gerados, geradas, intelligence artificielle, l'intelligence artificielle, générée, généré, générés, générées, ki, k i, künstliche intelligenz, künstlicher intelligenz, generiert, ki generiert, intelligenza artificiale, l'intelligenza artificiale, l'ai, dell'ai, dall'ai, generata, generato, generati, generate, kunstmatige intelligentie, gegenereerd, yapay zeka, yapay zekâ, sztuczna inteligencja, sztucznej inteligencji, kecerdasan buatan, genererad, 인공지능, 生成, ИИ`,
  some: `partly, partially, in part, some, some of it, a bit, bits, a little, a few, half, a couple, en parte, parcialmente, parcial, un poco, algo, um pouco, em parte, en partie, partiellement, un peu, quelques, teilweise, zum teil, teils, ein bisschen, bisschen, ein paar, in parte, parzialmente, un po, qualche, alcune, gedeeltelijk, deels, een beetje, kısmen, biraz, częściowo, trochę, sebagian, sedikit, dikit, thoda, delvis, lite`,
  part: `part, parts, vocal, vocals, voice, voices, backing vocals, harmonies, choir, choirs, singer, drum, drums, beat, beats, bass, bassline, strings, string section, synth, synths, pad, pads, guitar, guitars, piano, keys, horns, brass, sax, violin, flute, backing track, instrumental, instruments, melody, lyric, lyrics, line, lines, verse, verses, chorus, hook, bridge, intro, outro, tag, ad libs, adlibs, rhyme, rhymes, words, chord, chords, sample, samples, loop, loops, sound, sounds, effect, effects, idea, ideas, second verse, title, section, riff,
    parte, partes, algunas, algunos, unas, unos, voz, voces, coro, coros, batería, bajo, cuerdas, guitarra, melodía, letra, letras, línea, líneas, verso, versos, estrofa, estribillo, rima, rimas, frase, frases, base, instrumental, uns, umas, algumas, alguns, vozes, bateria, baixo, refrão, ponte, arranjo, cordas, voix, chœur, chœurs, choeur, choeurs, batterie, basse, cordes, mélodie, paroles, phrase, phrases, couplet, rime, rimes, pont, refrain, le beat, l'instru, instru, stimme, stimmen, chor, schlagzeug, bass, streicher, melodie, text, texte, zeile, zeilen, strophe, reim, reime, alcuni, voce, voci, batteria, basso, archi, testo, testi, riga, strofa, ritornello, rime, il beat, coretto, stem, stemmen, koor, tekst, regel, rijm, vokal, sözler, sözlerin, davul, wokal, chór, tekst, rymy, suara, lirik, liriknya, awaaz, sång, texten`,
  whole: `all, all of it, all of them, everything, entire, entirely, whole, whole thing, completely, fully, full, 100, 100 percent, hundred percent, total, totally, lot, whole song, whole track, 100 ai, start to finish, top to bottom, top to tail, a to z, from a to z, de principio a fin, de cabo a rabo, do começo ao fim, de a à z, de bout en bout, von a bis z, von vorne bis hinten, dalla a alla z, dall'inizio alla fine, todo, toda, todos, todas, tudo, entero, entera, por completo, completo, inteira, inteiro, tout, toute, tous, toutes, entièrement, complètement, intégralement, alles, alle, ganz, komplett, vollständig, das ganze, tutto, tutta, tutti, tutte, interamente, completamente, allemaal, helemaal, volledig, hepsi, tamamı, tamamen, wszystko, całość, w całości, semua, semuanya, sab, sab kuch, poora, allt, helt`,
  human: `human, humans, human beings, by hand, handwritten, hand written, real, real people, real person, live, actual, organic, flesh and blood, me, myself, mine, my own, own head, my head, my brain, my notebook, us, ourselves, our own, i wrote, we wrote, i write, i sing, we sing, i play, we play, i sang, i played, we played, wrote it, wrote every, written by, band, musicians, people, pen and paper, old fashioned way, heartbreak, years of, rest is, him, her, herself, himself, students, kids, pensioners, acoustic, legit, everything else, all else, all the rest, the rest, todo lo demás, tudo o resto, o resto, tout le reste, le reste, alles andere, der rest, tutto il resto, il resto, de rest, gerisi, reszta,
    humano, humana, humanos, a mano, personas, gente, mío, mía, míos, propia, propio, yo mismo, yo misma, de mi puño, músicos, real, reales, lo demás, humanas, à mão, pessoas, músicos, de verdade, a sério, eu mesmo, eu mesma, minha, meu, nossa, humain, humains, humaine, à la main, vrais, vraies, vrai, musiciens, moi, moi même, nous mêmes, maison, de ma plume, menschen, menschlich, von hand, handgemacht, handgeschrieben, echte, echt, echten, selbst, selber, von mir, von uns, musiker, umani, umano, a mano, in carne e ossa, veri, vere, vero, mia, mio, nostra, nostro, noi, io, musicisti, di mio pugno, suonato, suonata, mensen, met de hand, zelf, gerçek, kendim, kendimiz, insan, elle, ludzie, ręcznie, sam, sama, manusia, asli, sendiri, khud, maine, för hand, själv, riktiga`,
  tool: `mixing, mix, mixed, mastering, master, mastered, landr, ozone, izotope, eq, compression, autotune, auto tune, auto tuned, autotuned, melodyne, pitch correction, pitch corrected, tuning, noise reduction, denoise, denoised, denoising, de noise, noise removal, clean up, cleanup, restoration, stem separation, stems, transcribe, transcription, spellcheck, spell check, spellchecked, spell checked, spelling, grammar, mezcla, masterización, mixagem, masterização, afinação, ruído, mixage, mastérisation, abmischen, mischen, rauschunterdrückung, rauschen, missaggio, masterizzazione, rumore, mixagem`,
  elsewhere: `cover, cover art, artwork, picture, image, photo, video, visualizer, thumbnail, logo, booklet, sleeve, press text, bio, portada, carátula, la capa, capa, foto, imagem, vídeo, pochette, visuel, clip, photo, das cover, coverbild, bild, foto, copertina, la copertina, grafica, immagine, hoes, hoesfoto, kapak, kapak resmi, klip, okładka, sampul, cover nya, omslag, omslaget`,
  gone: `nothing of it remained, nothing remained, none of it remained, none of it is left, none of it made, didnt keep, did not keep, didnt use it, did not use it, didnt use any, didnt make it, threw it away, throwed it away, threw it out, thrown away, threw them away, binned it, binned, scrapped, deleted, erased, removed, replaced, re recorded, rerecorded, discarded, ditched, dropped it, not in the final, not on the final, isnt in the final, rejected, lo borré, lo borramos, lo tiré, no quedó nada, lo descarté, apaguei, joguei fora, não ficou nada, descartei, jeté, supprimé, effacé, rien gardé, j'ai rien gardé, il n'en reste rien, gelöscht, verworfen, weggeworfen, ersetzt, nichts davon, buttato, cancellato, eliminato, scartato, non è rimasto niente, weggegooid, sildim, attım`,
  used: `used, use, using, made with, made in, done with, with the help, helped, assisted, asked, came from, usé, usamos, utilicé, hice con, hecho con, hecha con, ayudó, usei, fiz com, feito com, feita com, ajudou, utilisé, fait avec, aidé, benutzt, verwendet, genutzt, gemacht mit, geholfen, usato, fatto con, aiutato, gebruikt, kullandım, kullandık, użyłem, użyłam, pakai, dibantu, använt`,
  soft: `translate, translated, translation, translating, traducir, traduje, traducción, traduzir, traduzi, tradução, traduire, traduit, traduction, übersetzen, übersetzt, übersetzung, tradurre, tradotto, traduzione, vertaald, çeviri, granular, granular synthesis, algorithm, algorithmic, splice, sample pack, sample packs, arpeggiator, apps, app, plugin, plugins, prompt, prompts, drum machine, voice changer, vocoder`,
});

const NAMES: Record<Use, string> = { none: 'No AI', partly: 'Partly AI', all: 'All AI' };

type Sense = { value: Use } | { maybe: readonly Use[] } | undefined;

/** What a text says of the use of AI: one thing for certain, what it may be, or nothing. */
function aiSaid(text: string): Sense {
  const words = wordsOf(text);
  const parts = statementParts(words).map((part) => ({ ...part, items: itemsIn(part.words, find), answer: yesOrNo(part.words) }));
  const known = parts.filter((part) => !isElsewhere(part));
  const items = known.flatMap((part) => part.items);
  const has = (kind: Kind) => items.some(({ value }) => value === kind);
  const uses = known.filter((part) => part.items.some(isUse));
  const denies = known.some(({ items: own }) => own.some(({ value, isNegated }) => isNegated && (value === 'ai' || value === 'used' || value === 'part' || value === 'whole')));
  const answer = parts.find((part) => part.answer !== undefined)?.answer;
  // What is set against a "no" is asked about, unless it is only the cover.
  const isLimited = parts.some((part) => part.isContrast && !isElsewhere(part) && !part.items.some(({ value }) => value === 'human') && !isDenial(part));
  const isNo = answer === false || denies;
  if (has('gone')) return uses.length > 0 || isNo ? { value: 'none' } : { maybe: ['none', 'partly'] };
  if (has('soft')) return isNo && uses.length === 0 && !isLimited ? { value: 'none' } : { maybe: ['none', 'partly'] };
  if (has('tool')) return isLimited || answer === true ? { maybe: ['none', 'partly'] } : uses.length > 0 || isNo || has('used') ? { value: 'none' } : { maybe: ['none'] };
  if (uses.length === 0) {
    if (isNo) return isLimited ? { maybe: ['none', 'partly'] } : answer === true ? { maybe: ['partly', 'none'] } : { value: 'none' };
    if (parts.length > known.length && parts.every((part) => isElsewhere(part) || part.items.length === 0)) return { maybe: ['none'] };
    if (answer === true) return has('part') || has('some') ? { value: 'partly' } : has('whole') ? { value: 'all' } : { maybe: ['partly', 'all'] };
    if (has('whole') && !has('human')) return { value: 'all' };
    if (has('human') && !has('part') && !has('some')) return { value: 'none' };
    if (has('some') || (has('part') && (words.length <= 4 || hasSaying(words, 'only')))) return { value: 'partly' };
    return has('part') ? { maybe: ['partly', 'none'] } : undefined;
  }
  if (isNo && !(answer === true)) return { maybe: ['none', 'partly'] };
  const saysWhole = ({ items: own }: Part) => own.some(({ value, isNegated }) => value === 'whole' && !isNegated);
  // 'Generated, top to bottom': what stands alone is said of the rest of it.
  const isWhole = uses.some(saysWhole) || (!has('part') && !has('some') && known.some((part) => saysWhole(part) && part.items.length === 1 && part.words.length <= 4));
  const others = known.some((part) => !part.items.some(isUse) && part.items.some(({ value }) => value === 'human')) && /\b(?:rest|except|but|only|real|resto|demas|reste|rest|solo)\b/.test(words.map(({ key }) => key).join(' '));
  if (isWhole && !has('part') && !has('some')) return others ? { value: 'partly' } : { value: 'all' };
  if (has('part') || has('some') || has('human')) return isWhole && !others ? { value: 'all' } : { value: 'partly' };
  return { maybe: ['partly', 'all'] };
}

type Part = StatementPart & { items: readonly Item<Kind>[] };
const isUse = ({ value, isNegated }: Item<Kind>) => value === 'ai' && !isNegated;
/** Whether a part is about the cover or the video, and nothing that is heard. */
const isElsewhere = ({ items }: Part) => items.some(({ value }) => value === 'elsewhere') && !items.some(({ value }) => value === 'part' || value === 'some');
const isDenial = ({ items, words }: Part) => items.some(({ isNegated }) => isNegated) || yesOrNo(words) === false;

const ai =
  (field: 'aiAudio' | 'aiComposition'): Answer =>
  (text, { release }) => {
    const sense = aiSaid(text);
    if (!sense) return undefined;
    const actsOf = (value: Use): PlainAct[] => {
      // "No AI at all" is said of both.
      const isOfBoth = value === 'none' && /\b(?:no|zero|any) (?:ai|ia|ki)\b|\bat all\b|\banywhere\b/i.test(text) && /\b(?:ai|ia|ki)\b/i.test(text);
      return (isOfBoth ? (['aiAudio', 'aiComposition'] as const) : [field]).map((one) => ({ kind: 'set-track', tracks: 'all', field: one, value }));
    };
    const offer = (value: Use) => ({ label: NAMES[value], acts: actsOf(value) });
    if ('maybe' in sense) return offerOf(text, ...sense.maybe.map(offer));
    if (isInDoubt(text, release)) return offerOf(text, { label: describeActs(actsOf(sense.value), (value) => NAMES[value as Use]), acts: actsOf(sense.value) });
    return actsOf(sense.value);
  };
export const aiAudio = ai('aiAudio');
export const aiComposition = ai('aiComposition');
