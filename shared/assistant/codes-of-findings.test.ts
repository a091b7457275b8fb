import { releaseFindings } from '../rules/release-findings.ts';
import { type FindingCode, isContestable } from '../rules/rules.ts';
import { openExamples } from '../test/open-examples.ts';
import { newConversation } from './conversation.ts';
import { interpret } from './interpret/interpret.ts';
import { interpretContext } from './interpret-context.ts';
import { pointsOf } from './open-points.ts';
import { openTurn } from './open-turn.ts';
import { planTurn } from './plan-turn.ts';
import { steps } from './step.ts';
import { CORPUS_ARTIST, newId as ids, CORPUS_DAY as now } from './test/corpus/release-at-row.ts';
import { readCorpus } from './test/corpus/row.ts';

const examples = openExamples();
/** Every eighth message, so that all authors and all kinds of question are among them. */
const messages = readCorpus('artists')
  .filter((_, n) => n % 8 === 0)
  .slice(0, 50);

/** How an artist keeps a value, after the message of the corpus. */
const REASON = 'It is right, because the band writes it like that';

/** Each message over a release with a finding of its own, in a conversation that has come to the open points. */
const cases = messages.map(({ typed }, n) => ({
  typed,
  ...examples[Math.floor((n * examples.length) / messages.length)],
}));

test('product 39.1: the assistant raises and contests only what the rules find, in 50 conversations', () => {
  const contested = new Set<FindingCode>();
  const raised = new Set<FindingCode | undefined>();
  for (const { typed, release: start } of cases) {
    if (!start) throw new Error('There is no example');
    const settled = { ...newConversation, step: 'preview_start' as const, settled: [...steps] };
    let { release, conversation } = openTurn({ release: start, conversation: settled, now });
    for (const words of [typed, REASON, REASON]) {
      if (!release) throw new Error('A release is never lost');
      const found = releaseFindings(release, now);
      for (const { kind, text, ...point } of pointsOf(release, conversation, { earlier: null, now }).open) {
        const same = found.filter((one) => one.text === text && ('code' in point ? one.code === point.code : true));
        expect([text, same.length > 0, kind]).toEqual([text, true, same[0]?.severity]);
        raised.add(same[0]?.code);
      }
      const acts = interpret(words, interpretContext({ release, conversation, now }));
      const artist = { artistId: CORPUS_ARTIST, artistName: 'Mara Ellis' };
      const turn = planTurn({ release, earlier: null, conversation, acts, artist, now, ids });
      const before = new Set(found.map(({ code }) => code));
      for (const { reason, code } of releaseFindings(turn.release ?? release, now)) {
        if (reason === undefined) continue;
        expect([code, isContestable(code) && before.has(code)]).toEqual([code, true]);
        contested.add(code);
      }
      ({ release, conversation } = turn);
    }
  }
  expect(raised.size).toBeGreaterThan(40);
  expect(contested.size).toBeGreaterThan(30);
});
