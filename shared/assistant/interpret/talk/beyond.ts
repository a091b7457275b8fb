import type { Act } from '../../act.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { findSaying } from '../words/sayings.ts';
import type { Word } from '../words/words.ts';

/** Something that the assistant never does. */
export type Beyond = Extract<Act, { kind: 'beyond' }>['what'];

const OBJECTS = phrasesIn(
  'it, this, that, them, everything, all of it, all, my release, the release, this release, my song, the song, my album, the album, my single, the single, my ep, the ep, the whole thing, my music',
);
const with_ = (verbs: string): string[] =>
  phrasesIn(verbs).flatMap((verb) => OBJECTS.map((object) => `${verb} ${object}`));

const SUBMIT = [
  ...with_('submit, send, send off, publish, release, deliver, distribute, drop, ship, put out, launch, post'),
  ...phrasesIn(
    'send um, send em, shoots send um, alright send it, aight send it, ight send it, go on send it, laheta vaan, laheta se, send det, stuur maar, verstuur maar, submit, submit na, submit na po, publish, fire it off, fire away, send am, oya send am, send it in, procediamo con l invio, procediamo pure con l invio, mandela ya, mandelo ya, mandalo ya, manda bala, pode mandar, enviar, enviar enviar, bora enviar, envoyer, absenden, inviare, send it off, send it out, put it out, ship it, drop it, make it live, let it go, push it live, submit now, publish now, envialo, publicalo, subelo ya, mandalo, enviar ya, publica ya, lanzalo, publica, publica isso, envia, envia ai, manda, manda ver, pode mandar, lanca, publie le, publie, envoie le, envoie, soumets, sors le, schick es ab, schick ab, reich es ein, einreichen bitte, veroffentliche es, raus damit, invialo, invia, pubblicalo, pubblica, gonder, yayinla, kirim, rilis, gas, wyslij, opublikuj, verstuur het, publiceer het, skicka in den',
  ),
];
const DELETE = [
  ...with_('delete, erase, destroy, wipe, trash, get rid of'),
  ...phrasesIn(
    'delete all, delete my, delete the track, delete the file, delete the audio, delete the cover, delete a track, remove the track, remove the file, remove the audio, remove the cover, remove my release, remove the release, delete track, remove track, delete my account, borralo, borra todo, borra la cancion, elimina todo, eliminalo, apaga tudo, apaga isso, deleta, supprime tout, supprime le, efface tout, losche alles, losch alles, losch das, cancella tutto, elimina tutto, sil hepsini, hapus semua, usun wszystko, verwijder alles, ta bort allt',
  ),
];
const PAY = phrasesIn(
  'charge my, charge me, charge it, debit my, bill me, bill my, my credit card, my debit card, my card, pay for it, pay for this, pay for me, pay it, pay now, pay this, buy the plan, buy a plan, buy it, buy this, purchase the plan, purchase it, take my money, use my card, refund me, give me a refund, want a refund, want my money back, mi tarjeta, cobrame, meu cartao, ma carte, meine karte, la mia carta, kartimdan',
);
const MONEY = phrasesIn(
  'pay me out, pay out my, payout my, withdraw my, withdraw the, withdraw all, transfer my, transfer the money, send me my, send me the money, send my money, send my earnings, my balance, my bank, my bank account, my iban, my earnings to, paypal me, retirar mi, mi saldo, meu saldo, mon solde, mein guthaben, il mio saldo, bakiyem, saldo ku',
);
const finders = (
  [
    ['delete', DELETE],
    ['pay', PAY],
    ['money', MONEY],
  ] as const
).map(([what, list]) => [what, phraseFinder(list.map((phrase) => [phrase, true]))] as const);
const submit = phraseFinder(SUBMIT.map((phrase) => [phrase, true]));

/** Words around a request that add nothing to it. */
const IGNORED_WORDS = new Set(
  'bora vamos allez los dai right thats all grand good then please can could will would you u just now for me today tonight then to the stores store immediately right away go ahead lets let us im ready i am want wanna like and so it yes yeah ok okay bet asap straight already ya ahora por favor bitte jetzt maintenant adesso agora pra mim para mi'.split(
    ' ',
  ),
);
/** Words that show a message is addressed to us and is not a title. */
const ADDRESSING_WORDS = new Set('please card can could bitte'.split(' '));

/**
 * Finds a request for something that we never do. When a title or name is asked for, the request must clearly be
 * addressed to us.
 */
export function beyondIn(text: string, words: readonly Word[], isChoice: boolean): Beyond | undefined {
  if (words.length > 20 || text.includes('?'))
    return words.length <= 20 && isSubmitRequest(words) ? 'submit' : undefined;
  if (!isChoice && !words.some(({ key }) => ADDRESSING_WORDS.has(key))) return undefined;
  if (isSubmitRequest(words)) return 'submit';
  return finders.find(([, find]) => find(words).length > 0)?.[0];
}

/** Whether the words only ask us to submit the release: 'Submit it for me please'. */
function isSubmitRequest(words: readonly Word[]): boolean {
  const found = submit(words);
  if (found.length === 0) return false;
  const covered = new Set<number>();
  for (const { from, to } of [...found, ...findSaying(words, 'filler')]) for (let n = from; n < to; n++) covered.add(n);
  return words.every(({ key }, n) => covered.has(n) || IGNORED_WORDS.has(key));
}
