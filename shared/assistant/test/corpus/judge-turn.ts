import { newRelease } from '../../../releases/release.ts';
import type { Track } from '../../../releases/track.ts';
import type { Act } from '../../act.ts';
import { noPoints } from '../../open-point.ts';
import { planTurn, type TurnInput } from '../../plan-turn.ts';
import { questions } from '../../questions.ts';
import type { Place, Step } from '../../step.ts';
import { fieldOf, isCredits, placeOf } from './field-names.ts';
import { type Parts, partsOf, wantedParts } from './parts.ts';
import { CORPUS_ARTIST, CORPUS_DAY, newId } from './release-at-row.ts';
import { whatTheReplyDid } from './reply-deed.ts';
import type { CorpusRow, Fields, SaidCredit } from './row.ts';
import { isCredit, isWanted, plainText } from './same-value.ts';

/**
 * `RIGHT`: all expected values were saved, and nothing else. `PART`: some of them, and nothing wrong. `ASKED`: nothing
 * was saved, but the expected value was offered. `LOST`: nothing was saved, and the message was not understood.
 * `FALSE`: a value was saved that was not expected.
 */
export type Verdict = 'RIGHT' | 'PART' | 'ASKED' | 'LOST' | 'FALSE';
/** `wrong` and `missing` list parts. `how` describes what the reply did. */
export type Judged = {
  verdict: Verdict;
  how: string;
  wrong: string[];
  missing: string[];
  saved: Fields;
  reply: string;
};

export type Judging = {
  row: CorpusRow;
  want: Fields;
  kind: CorpusRow['kind'];
  input: Omit<TurnInput, 'acts'>;
  acts: readonly Act[];
};

/** Judges a turn by what its acts do to the release, and by the reply. */
export function judgeTurn({ row, want, kind, input, acts }: Judging): Judged {
  const turn = planTurn({ ...input, acts });
  const made = turn.operations.find((operation) => operation.kind === 'create-release')?.release;
  const start = input.release ?? made ?? newRelease({ id: newId('release'), artistId: CORPUS_ARTIST, now: CORPUS_DAY });
  const added = turn.operations.flatMap((operation): Track[] =>
    operation.kind === 'add-track' ? [operation.track] : [],
  );
  // Add new tracks to the state before the turn, so that only fields set on them are seen as changed.
  const tracks = { ...start.tracks, ...Object.fromEntries(added.map((track) => [track.id, track])) };
  const base = partsOf({ ...start, trackIds: [...start.trackIds, ...added.map(({ id }) => id)], tracks });
  base.set('track_count', start.trackIds.length);
  const after = partsOf(turn.release ?? start);
  const titles = want.track_titles;
  const wanted = wantedParts(
    want,
    Math.max(Number(after.get('track_count')), Array.isArray(titles) ? titles.length : 0),
  );

  const { recent: now, settled, skipped } = turn.conversation;
  const touched: readonly Place[] = now === input.conversation.recent ? [] : now;
  const isSettled = settled.includes(row.step) && !skipped.includes(row.step);
  const found = comparedParts({
    row,
    want,
    kind,
    base,
    after,
    wanted,
    isTaken: isTakenBy({ row, touched, isSettled }),
  });
  judgeLicence(acts, row.step, start, wanted, found);
  const how = whatTheReplyDid({ row, kind, acts, turn, isSettled });
  const judged = (verdict: Verdict, wrong: string[] = found.wrong): Judged => ({
    verdict,
    how,
    wrong,
    missing: found.missing,
    saved: found.saved,
    reply: turn.reply,
  });
  if (kind === 'set' || kind === 'correct') {
    if (found.wrong.length > 0) return judged('FALSE');
    if (found.right.length > 0) return judged(found.missing.length === 0 ? 'RIGHT' : 'PART');
    const offers = acts.flatMap((act) => (act.kind === 'suggest' ? act.suggestions : []));
    const isOffered = offers.some((offer) =>
      ['RIGHT', 'PART'].includes(judgeTurn({ row, want, kind, input, acts: offer.acts }).verdict),
    );
    return judged(isOffered ? 'ASKED' : 'LOST');
  }
  const decided = touched.filter((place) => place !== 'licence');
  if (found.wrong.length > 0 || decided.length > 0)
    return judged('FALSE', found.wrong.length > 0 ? found.wrong : [...decided]);
  const back = ['offers', 'explains', 'says why not'];
  const good = { ask: back, answer: ['explains', 'goes there'], none: [...back, 'moves on', 'goes there'] }[kind];
  return judged(good.includes(how) ? 'RIGHT' : 'LOST');
}

/** Whether a field was confirmed at its default: the value is the same, but the question is now answered. */
const isTakenBy =
  ({ row, touched, isSettled }: { row: CorpusRow; touched: readonly Place[]; isSettled: boolean }) =>
  (field: string): boolean => {
    const place = placeOf(field);
    const isAsked = questions[row.step].places.some((one) => one === place) || field === row.step;
    return touched.some((one) => one === place) || (isSettled && isAsked);
  };

type Found = { right: string[]; wrong: string[]; missing: string[]; saved: Fields };
type Compared = {
  row: CorpusRow;
  want: Fields;
  kind: CorpusRow['kind'];
  base: Parts;
  after: Parts;
  wanted: Parts;
  isTaken: (field: string) => boolean;
};

function comparedParts({ row, want, kind, base, after, wanted, isTaken }: Compared): Found {
  const found: Found = { right: [], wrong: [], missing: [], saved: {} };
  for (const [part, value] of after) {
    const field = fieldOf(part);
    const isChanged = JSON.stringify(value) !== JSON.stringify(base.get(part));
    if (isChanged) found.saved[part] = value;
    const goal = wanted.get(part);
    if (goal === undefined) {
      if (isChanged && !isConsequence({ part, value, row, want, wanted, after })) found.wrong.push(part);
      continue;
    }
    const stood = field in row.before;
    const accept = (isAll: boolean) => {
      if (isAll && (isChanged || isTaken(field))) found.right.push(part);
      else if (!isAll || !stood) found.missing.push(part);
    };
    if (isCredits(field)) {
      const same = (one: SaidCredit, other: SaidCredit) => isCredit(one, other, kind === 'correct' && stood);
      const [has, wants] = [value as SaidCredit[], goal as SaidCredit[]];
      const beside =
        field === 'artists' ? ((after.get(part.replace('artists', 'contributors')) ?? []) as SaidCredit[]) : [];
      const isExtra = has.some((one) => !wants.some((other) => same(one, other)));
      const lacks = wants.some((other) => ![...has, ...beside].some((one) => same(one, other)));
      if (isChanged && isExtra) found.wrong.push(part);
      else if (isExtra || lacks) {
        found.missing.push(part);
        if (isChanged) found.right.push(part);
      } else accept(true);
    } else {
      const values = [...after].filter(([other]) => fieldOf(other) === field).map(([, one]) => one);
      const isMixed = new Set(values).size > 1;
      if (isWanted(field, value, goal, base.get(part), row) || (goal === 'partly' && isMixed)) accept(true);
      else (isChanged ? found.wrong : found.missing).push(part);
    }
  }
  for (const part of wanted.keys())
    if (!after.has(part) && !part.startsWith('cover_licence/')) found.missing.push(part);
  return found;
}

/** Judges a statement about a licence only by its acts, because the licence itself is a file. */
function judgeLicence(
  acts: readonly Act[],
  step: Step,
  start: Parameters<typeof partsOf>[0],
  wanted: Parts,
  found: Found,
): void {
  const meant = acts.flatMap((act): readonly Act[] =>
    act.kind === 'yes' || act.kind === 'no' ? (questions[step][act.kind]?.(start, noPoints) ?? []) : [act],
  );
  const licence = meant.find((act) => act.kind === 'licence')?.answer;
  for (const [part, value] of wanted) {
    if (!part.startsWith('cover_licence/')) continue;
    if (licence === undefined) found.missing.push(part);
    else if ((licence === 'have') === (value === 'has')) found.right.push(part);
    else (wanted.size > 1 ? found.missing : found.wrong).push(part);
  }
}

type Change = { part: string; value: unknown; row: CorpusRow; want: Fields; wanted: Parts; after: Parts };

/** Whether a value follows from the expected ones or from a remark in the message, so that it is not wrong. */
function isConsequence({ part, value, row, want, wanted, after }: Change): boolean {
  const [field = '', n] = part.split('/');
  const isSingle = after.get('track_count') === 1;
  const titles = Array.isArray(want.track_titles) ? want.track_titles : undefined;
  const saysNoWords = /instrumental|\bno (?:vocals?|lyrics|words|singing|text)|no(?:body| one) sings/i.test(row.typed);
  if (field === 'track_titles') return isSingle && value === after.get('title');
  if (field === 'track_version') return isSingle && value === after.get('version');
  if (field === 'title') return isSingle && plainText(value) === plainText(titles?.[0] ?? '-');
  if (field === 'track_count') return titles?.length === value;
  if (field === 'audio_language') return value === 'zxx' && saysNoWords;
  if (field === 'explicit') return value === 'Not Explicit' && saysNoWords;
  // 'No AI' is about both fields.
  if (field === 'ai_audio' || field === 'ai_composition') {
    const other = want[field === 'ai_audio' ? 'ai_composition' : 'ai_audio'];
    return value === other && /\b(?:ai|ia|ki)\b/i.test(row.typed);
  }
  if (field !== 'contributors') return false;
  // A featured artist with a contributing role may also be credited on the track, and a beat maker is both composer and
  // producer.
  const credits = (list: string) => (wanted.get(`${list}/${n}`) ?? []) as SaidCredit[];
  const named = [...credits('artists'), ...credits('composers').map((one) => ({ ...one, role: 'Producer' }))];
  return (value as SaidCredit[]).every((one) => named.some((other) => isCredit(one, other, false)));
}
