import type { KindOfAnswer } from '../kind-of-answer.ts';
import { isQuestion } from './is-question.ts';
import { readTalk } from './talk.ts';

const alone = { isAll: true, isOfQuestion: false };

test.each<[KindOfAnswer, string]>([
  ['choice', 'how much is it'],
  ['choice', 'is Napster in there'],
  ['choice', 'we say damn once, is it a problem'],
  ['choice', 'telt een synthesizer mee?'],
  ['choice', 'bu dahil mi'],
  ['choice', 'yeh zaroori hai kya'],
  ['choice', 'eh?'],
  ['name', 'what on earth is this line'],
  ['name', 'who gets the money then'],
  ['name', 'wetin be c line'],
  ['title', 'do I need to write the artist here too?'],
  ['title', 'can I change the title later?'],
])('if a %s is asked for, reads “%s” as a question (product 31.6)', (kind, text) => {
  expect(isQuestion(text, kind)).toBe(true);
});

test.each<[KindOfAnswer, string]>([
  ['choice', 'Jazz?'],
  ['choice', 'can you change the title to Dawn'],
  ['choice', 'is in English'],
  ['choice', '20 November'],
  ['name', 'Who Killed Bambi'],
  ['name', 'What So Not'],
  ['name', 'Minos?'],
  ['title', 'Who Are You'],
  ['title', 'Why'],
  ['title', "What's Going On?"],
  ['title', 'Do I Wanna Know?'],
])('if a %s is asked for, does not read “%s” as a question (product 31.6)', (kind, text) => {
  expect(isQuestion(text, kind)).toBe(false);
});

test.each<[KindOfAnswer, string, string]>([
  ['choice', "I'll ask my sister first", 'later'],
  ['choice', 'lo vemos luego', 'later'],
  ['choice', 'muss ich klären', 'later'],
  ['choice', 'no clue', 'later'],
  ['choice', 'je ne sais pas', 'later'],
  ['choice', 'you pick', 'choose'],
  ['choice', 'wie ihr wollt', 'choose'],
  ['name', 'let me check with the band', 'later'],
])('if a %s is asked for, reads “%s” as %s (product 31.6)', (kind, text, talk) => {
  expect(readTalk(text, kind, alone)).toBe(talk);
});

test.each<[KindOfAnswer, string]>([
  ['choice', 'one week later'],
  ['title', 'Later'],
  ['name', 'Skip Marley'],
  ['name', 'Later Days'],
])('if a %s is asked for, reads “%s” as an answer (product 31.6)', (kind, text) => {
  expect(readTalk(text, kind, { isAll: false, isOfQuestion: false })).toBeUndefined();
});
