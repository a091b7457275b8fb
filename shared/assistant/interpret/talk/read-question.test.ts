import type { Step } from '../../step.ts';
import { readQuestion } from './read-question.ts';

const topicsOf = (text: string, step: Step) =>
  readQuestion(text, text, step).acts.map((act) => (act.kind === 'explain' ? act.term : act.kind));

test.each<[Step, string, string]>([
  ['review', 'what is the price for all this?', 'what a release costs'],
  ['review', 'y cuánto cuesta todo?', 'what a release costs'],
  ['review', 'was kostet das?', 'what a release costs'],
  ['review', 'combien ça coûte ?', 'what a release costs'],
  ['title', 'do I have to pay anything?', 'what a release costs'],
  ['territories', 'is every country more expensive?', 'nothing here costs extra'],
  ['stores', 'do more stores cost more?', 'nothing here costs extra'],
  ['codes', 'kosten die Codes etwas?', 'nothing here costs extra'],
  ['cover_licence', 'quanto custa a licença?', 'what a licence costs'],
  ['review', 'when do I see my royalties?', 'when money comes'],
  ['review', 'quand est-ce que je touche mon argent ?', 'when money comes'],
  ['review', 'wann wird ausgezahlt?', 'when money comes'],
  ['stores', 'what does Deezer pay per stream?', 'what a stream pays'],
  ['review', 'how long until it is in the stores?', 'how long it takes until it is out'],
  ['review', 'wie lange dauert es bis es online ist?', 'how long it takes until it is out'],
  ['review', 'how long does the approval take', 'how long the check takes'],
  ['review', 'can I change the artwork after I submit?', 'changes after submitting'],
  ['review', 'how do I take it down later?', 'taking a release down'],
  ['review', 'who owns my masters then?', 'who owns the music'],
  ['writers', 'how are the royalties split between us?', 'how royalties are split'],
  ['writers', 'is the stage name enough or the legal name?', 'legal names of writers'],
  ['artists', 'do you need my passport name?', 'real names'],
  ['review', 'who can see my address?', 'who sees what'],
  ['record_label', 'is a label necessary?', 'whether a label is needed'],
  ['record_label', 'brauche ich ein Label?', 'whether a label is needed'],
  ['stores', 'is TIDAL in the list?', 'TIDAL'],
  ['stores', 'Gaana, is that included?', 'Gaana'],
  ['stores', 'is Napster in there?', 'which stores there are'],
  ['territories', 'does that include Malta?', 'Malta'],
  ['ai_audio', 'does a vocoder count?', 'AI in a recording'],
  ['ai_audio', 'zählt Melodyne auch?', 'AI in a recording'],
  ['ai_composition', 'I had DeepL translate the chorus, does that count?', 'AI in the writing'],
  ['explicit', 'is crap a swear word?', 'what is explicit'],
  ['cover_songs', 'is a remix a cover?', 'remixes and covers'],
  ['cover_songs', 'we sampled an old record, is that a cover?', 'samples and covers'],
  ['cover_licence', 'it is a folk song, do I need one?', 'songs in the public domain'],
  ['cover_licence', 'where do I get such a paper?', 'how to get a licence'],
  ['original_release', 'it was on our website, does that count?', 'what counts as released'],
  ['track_count', 'is an outro a track?', 'what counts as a track'],
  ['codes', 'can I paste them from Excel?', 'pasting codes'],
  ['codes', 'what is the difference?', 'ISRC and UPC'],
  ['pre_order', 'is a pre-order the same as a pre-save?', 'pre-orders and pre-saves'],
  ['c_line', 'what is the difference?', 'P-line and C-line compared'],
  ['review', 'can my aunt listen to it before it is out?', 'listening before it is out'],
  ['review', 'can you send me a pdf of everything?', 'a summary'],
  ['review', 'where is the submit button?', 'how to submit'],
  ['ai_composition', 'is sixteen too young, do I have to be an adult?', 'the least age'],
  ['review', 'is there somebody real I can talk to? a real person?', 'a person'],
  ['cover_art', 'what is a P-line?', 'P-line'],
  ['cover_art', 'mastering?', 'Mastering'],
  ['sales_start', 'what do you mean?', 'what this question means'],
  ['pre_order', "c'est quoi ?", 'what a pre-order is good for'],
  ['p_line', 'why is the moon blue?', 'another question'],
])('at %s, reads “%s” as a question about %s (product 31.6)', (step, question, topic) => {
  expect(topicsOf(question, step)).toEqual([topic]);
});

test('explains both terms if asked for their difference (product 31.6)', () => {
  expect(topicsOf('what is the difference between a composer and a lyricist?', 'contributors')).toEqual([
    'Composer',
    'Lyricist',
  ]);
});

test('relates “does that count?” to the words before it (product 31.6)', () => {
  const { acts } = readQuestion(
    'does that count?',
    'We played it on a cassette in 1999, does that count?',
    'original_release',
  );
  expect(acts).toEqual([{ kind: 'explain', term: 'what counts as released' }]);
});
