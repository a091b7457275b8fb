/**
 * Trains the second opinion, writes its weights, and prints how well it judges unseen readings. See
 * `infra/commands/second-opinion.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { sameValue } from '../../same-value.ts';
import type { Act } from '../act.ts';
import { interpretContext } from '../interpret-context.ts';
import { questions } from '../questions.ts';
import { changesOfAct } from '../second-opinion/act-changes.ts';
import { offerDoubtfulReading } from '../second-opinion/second-opinion.ts';
import type { Reading } from '../second-opinion/signs-of-reading.ts';
import { judgeTurn, type Verdict } from './corpus/judge-turn.ts';
import { CORPUS_ARTIST, CORPUS_DAY, conversationAtRow, newId, releaseAtRow } from './corpus/release-at-row.ts';
import { type CorpusRow, readCorpus } from './corpus/row.ts';
import { type DialogueReading, readingsOfDialogues } from './dialogue-readings.ts';
import { doubtBy, fitSecondOpinion, type Lesson } from './fit-second-opinion.ts';
import { readDialogues } from './read-dialogues.ts';

const FOLDER = 'shared/assistant';
/** How a message was read the first time, before the reader was improved with the set that the message belongs to. */
type FirstReading = { id: string; verdict: Verdict; acts: Act[] };
type Example = Lesson & { row: CorpusRow; set: string; verdict: Verdict };

const rows = new Map(['developed', 'third', 'later'].flatMap(readCorpus).map((row) => [row.id, row]));
const firstReadings = readFileSync(`${FOLDER}/corpus/first-readings.jsonl`, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): FirstReading => JSON.parse(line));
const examples = firstReadings.map(({ id, verdict, acts }): Example => {
  const row = rows.get(id);
  if (!row) throw new Error(`No message ${id}`);
  const [question, release] = [questions[row.step], releaseAtRow(row)];
  const changes = acts.flatMap((act) => changesOfAct(act, question, release));
  const reading: Reading = { message: row.typed, acts, changes, question, release };
  return { row, set: id.slice(0, 2), verdict, reading, isFalse: verdict === 'FALSE', weight: 1 };
});
const changing = examples.filter(({ reading }) => reading.changes.length > 0);

const spoken = await readingsOfDialogues();
/**
 * The weight of a dialogue line. It is high because the second opinion must not make any of these conversations longer.
 */
const DIALOGUE_WEIGHT = 10;
const asLesson = ({ reading }: DialogueReading): Lesson => ({ reading, isFalse: false, weight: DIALOGUE_WEIGHT });
const lessons = [...changing, ...spoken.map(asLesson)];

/** Weights are stored in whole thousandths. Those near zero are left out. */
const SCALE = 1000;
const LEAST = 20;
const stored = fitSecondOpinion(lessons);
const lines = [...stored.weights]
  .map(([name, weight]) => [name, Math.round(weight * SCALE)] as const)
  .filter(([, weight]) => Math.abs(weight) >= LEAST)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, weight]) => `${name} ${weight}`);
writeFileSync(
  `${FOLDER}/second-opinion/weights.ts`,
  `// Written by \`infra/commands/second-opinion.mjs\`. Each line of WEIGHTS is a sign and its weight as evidence
// that a reading is wrong, in thousandths.
export const BIAS = ${Math.round(stored.bias * SCALE)};
export const VOCABULARY =
  ${JSON.stringify([...stored.vocabulary].sort().join(' '))};
export const WEIGHTS =
  ${JSON.stringify(lines.join('\n'))};
`,
);
console.log(`${lines.length} weights, ${stored.vocabulary.size} words`);

/**
 * Judges each set of messages with weights learned from all the others. The oldest sets are left out, because the
 * reader was too different at that time.
 */
const judged = [...new Set(examples.map(({ set }) => set))].filter((set) => !set.startsWith('D'));
const doubts = new Map<Reading, number>();
for (const set of judged) {
  const model = fitSecondOpinion(lessons.filter((one) => !('set' in one && one.set === set)));
  for (const { reading } of changing.filter((example) => example.set === set))
    doubts.set(reading, doubtBy(model, reading));
}
const all = examples.filter(({ set }) => judged.includes(set));
console.log(`${all.length} messages of ${judged.join(', ')}, each set judged by what was learnt from the others`);
const easy = all.filter(({ row }) => row.fair === 'easy');

/** Judges each fifth of the conversations with weights learned from everything else. */
const FOLDS = 5;
const names = readDialogues().map(({ file, name }) => `${file}: ${name}`);
for (let fold = 0; fold < FOLDS; fold++) {
  const isLeftOut = ({ dialogue }: DialogueReading) => names.indexOf(dialogue) % FOLDS === fold;
  const model = fitSecondOpinion([...changing, ...spoken.filter((one) => !isLeftOut(one)).map(asLesson)]);
  for (const { reading } of spoken.filter(isLeftOut)) doubts.set(reading, doubtBy(model, reading));
}
console.log(
  `${names.length} conversations with ${spoken.length} lines that change something, in ${FOLDS} folds; questions are added to an unseen conversation`,
);

/** The verdict on a message if readings with at least this much doubt were offered. */
function verdictFrom(least: number, { row, verdict, reading }: Example): Verdict {
  const { release } = reading;
  if ((doubts.get(reading) ?? 0) < least) return verdict;
  const conversation = conversationAtRow(row, release);
  const context = interpretContext({ release, conversation, now: CORPUS_DAY });
  const acts = offerDoubtfulReading(reading.acts, row.typed, context, () => true);
  const artist = { artistId: CORPUS_ARTIST, artistName: row.artist };
  const input = { release, conversation, artist, now: CORPUS_DAY, ids: newId };
  return judgeTurn({ row, want: row.want, kind: row.kind, input, acts }).verdict;
}

const isAskedAgain = (least: number, { reading, context }: DialogueReading): boolean =>
  (doubts.get(reading) ?? 0) >= least &&
  !sameValue(
    offerDoubtfulReading(reading.acts, reading.message, context, () => true),
    reading.acts,
  );

console.log(
  '| doubt from | false | right | right or offered | right of easy | right or offered of easy | questions added |',
);
console.log('|---|---|---|---|---|---|---|');
for (const least of [1.1, 0.5, 0.45, 0.4, 0.36, 0.34, 0.32, 0.3, 0.28, 0.25, 0.2]) {
  const verdicts = new Map(all.map((one) => [one, verdictFrom(least, one)]));
  const percent = (of: readonly Example[], ...wanted: readonly Verdict[]) =>
    `${((100 * of.filter((one) => wanted.includes(verdicts.get(one) ?? 'LOST')).length) / of.length).toFixed(1)}%`;
  const right = [
    percent(all, 'RIGHT'),
    percent(all, 'RIGHT', 'ASKED'),
    percent(easy, 'RIGHT'),
    percent(easy, 'RIGHT', 'ASKED'),
  ];
  const added = spoken.filter((one) => isAskedAgain(least, one)).length / names.length;
  console.log(`| ${[least, percent(all, 'FALSE'), ...right, added.toFixed(2)].join(' | ')} |`);
}
