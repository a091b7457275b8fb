import { itemsIn, readYesOrNo, statementParts } from '../clauses/polarity.ts';
import type { Answer } from '../context.ts';
import { isInDoubt } from '../declarations/declaration-doubt.ts';
import { offerActs } from '../offers/describe-acts.ts';
import { lexicon } from '../words/lexicon.ts';
import { wordsOf } from '../words/words.ts';
import { coverSongs } from './cover-songs.ts';

/**
 * Phrases about a licence. `waiting`: requested, but not yet granted. `someday`: the artist is still looking for one or
 * deciding.
 */
const find = lexicon({
  has: `liegt vor, liegt uns vor, liegt mir vor, liegen vor, vorhanden, la tenemos, ce l'abbiamo, have, ive, got, gotten, have got, has, hold, here, attached, attaching, uploading, upload, uploaded, sending, send it, dropping, scanned, signed, cleared, granted, obtained, secured, bought, purchased, paid, sorted, in hand, on file, done, own, we own, approved, arranged, comes, coming, is coming, on its way, licensed,
    l'abbiamo, l'ho, l'avons, tengo, tenemos, la tengo, lo tengo, ya la tengo, firmada, aquí está, adjunto, comprada, conseguida, tenho, temos, assinada, comprei, consegui, segue, aqui está, anexo, j'ai, on a, nous avons, je l'ai, on l'a, obtenue, signée, ci joint, voici, habe, haben, hab, liegt vor, ist da, vorhanden, anbei, erhalten, bekommen, unterschrieben, ho, abbiamo, ce l'ho, ce l'abbiamo, ottenuta, firmata, allego, eccola, eccolo, heb, hebben, is rond, geregeld, bijgevoegd, var, elimde, aldım, aldık, mam, mamy, posiadam, ada, sudah, sudah ada, punya, hai, mil gaya, mil gayi, mere paas hai, har, finns, klart, έχω`,
  needs: `rien du tout, on n'a rien, nada de nada, il faudra la demander, need, needs, needing, still need, need one, need a licence, need a license, get one, get me, get it for, want one, get us, arrange, arrange it, please arrange, help, sort it, sort it for, apply for me, without, missing, lacking, necesito, hace falta, me falta, falta, nos falta, preciso, precisar, vou precisar, necesitar, precisamos, ainda preciso, j'en ai besoin, besoin, il m'en faut, il en faut, me faut, brauche, brauchen, benötige, fehlt, fehlt noch, manca, mi serve, ci serve, mi manca, nodig, moet nog, lazım, gerek, ihtiyacım, potrzebuję, potrzebna, butuh, perlu, tolong dibantu, chahiye, behöver`,
  waiting: `not yet, never get, never got, yet, still waiting, waiting, requested, applied, asked for, pending, in progress, working on it, not got, no reply, no answer, no such, no such document, no such thing, have none, hold none, apply for it, have to apply, shall apply, must apply, niente risposta, nessuna risposta, ancora niente, sin respuesta, no contestan, no han contestado, sem resposta, pas de réponse, sans réponse, keine antwort, noch nichts gehört, nothing back, heard nothing, todavía no, aún no, la pedí, pedida, en trámite, esperando, ainda não, pedi, aguardando, pas encore, toujours pas, en attente, demandée, noch nicht, beantragt, angefragt, warte, warten, non ancora, ancora no, richiesta, in attesa, nog niet, aangevraagd, henüz, daha yok, jeszcze nie, belum, belum ada, abhi nahi, abhi nahin, baat chal rahi, inte än, ännu inte, ακόμα`,
  asked: `asked, emailed, contacted, wrote to, sorting, is sorting, chasing, applying, getting it, on it, pedimos, escribí, escribimos, escrevi, demandé, écrit à, gefragt, geschrieben, chiesto, scritto a, gevraagd`,
  someday: `believes, believe, thinks, look on, have a look, committee, days, will see, ask, asking, check, checking`,
  informal: `principle, permission, verbal, verbally, told us, told me, said its ok, said its fine, said ok, said yes, go ahead, consenting, consent, widow, friend, cousin, family, blessing, whatsapp, permiso, permissão, autorización, erlaubnis, permesso`,
  cover: `cover, covers, original, originals, regravação, reprise, coverversion`,
});

/** Reads whether the artist has a licence for a cover song or still needs one. */
export const coverLicence: Answer = (text, context) => {
  const words = wordsOf(text);
  const statements = new Set<'have' | 'need'>();
  const answers = new Set<'have' | 'need'>();
  let isOpen = false;
  let isNeeded = false;
  let isAsked = false;
  let isInformal = false;
  for (const part of statementParts(words)) {
    const items = itemsIn(part.words, find);
    const kinds = new Set(items.map(({ value }) => value));
    const isDenied = items.some(({ value, isNegated }) => value === 'has' && isNegated);
    const isNeedDenied = items.some(({ value, isNegated }) => value === 'needs' && isNegated);
    if ((kinds.has('cover') && !kinds.has('has') && !kinds.has('needs')) || isNeedDenied)
      return coverSongs(text, context);
    if (kinds.has('informal')) isInformal = true;
    else if (kinds.has('someday')) isOpen = true;
    else if (kinds.has('waiting') || isDenied) statements.add('need');
    else if (kinds.has('needs')) {
      isNeeded = true;
      statements.add('need');
    } else if (kinds.has('has')) statements.add('have');
    else if (kinds.has('asked')) isAsked = true;
    else {
      const answer = readYesOrNo(part.words);
      if (answer !== undefined) answers.add(answer ? 'have' : 'need');
    }
  }
  if (statements.size === 0 && isAsked) statements.add('need');
  if (statements.size === 0) for (const answer of answers) statements.add(answer);
  const acts = (answer: 'have' | 'need') => [{ kind: 'licence', answer }] as const;
  // In 'I asked for it and have no answer', the licence is still needed. 'I have one, but need another' is unclear.
  const value = statements.has('need') ? 'need' : statements.has('have') ? 'have' : undefined;
  const need = { label: 'I still need a licence', acts: acts('need') };
  if (isInformal) return offerActs(text, need);
  if (value === undefined) return isOpen ? [{ kind: 'skip' }] : undefined;
  const isMixed = statements.has('have') && isNeeded;
  const certain = text.replace(/\b(?:not yet|waiting (?:on|for)|noch nicht)\b/gi, '');
  if (!isOpen && !isMixed && !isInDoubt(certain, context.release)) return [...acts(value)];
  return offerActs(text, value === 'have' ? { label: 'I have the licence', acts: acts('have') } : need);
};
