import { readByRules } from '../interpret.ts';
import { buttonLabels, valuesSet } from '../test/act-values.ts';
import { contextAt } from '../test/context-at.ts';

const at = contextAt('title');

test.each([
  ['um its gonna be called slow tide', 'slow tide'],
  ['the working title was Ember but we landed on Coal Dust', 'Coal Dust'],
  ['Album name: Paper Kingdoms', 'Paper Kingdoms'],
  ['ok so we finally agreed on Northern Line', 'Northern Line'],
  ['my daughter named it Purple Kite', 'Purple Kite'],
  ['Blue Hour is the title', 'Blue Hour'],
  ['Lowlands hehe', 'Lowlands'],
  ['GUTTER RAT all caps', 'GUTTER RAT'],
  ['Mossland, thats one word and no article', 'Mossland'],
  ['Fever Dream (that is the whole title)', 'Fever Dream'],
  ['Rewind. One word.', 'Rewind'],
  ['The title is: "Later"', 'Later'],
  ['el título es “No Me Llames”', 'No Me Llames'],
  ['o disco se chama Chuva Fina', 'Chuva Fina'],
  ["l'album s'appelle Les Heures Creuses", 'Les Heures Creuses'],
  ['das Album heißt Winterlicht', 'Winterlicht'],
  ["il disco si chiama Pioggia d'Agosto", "Pioggia d'Agosto"],
  ['şarkının adı Son Vapur', 'Son Vapur'],
  ['gaane ka naam hai Dil Mera', 'Dil Mera'],
  ['judulnya Hujan Pagi', 'Hujan Pagi'],
  ['Maybe Tomorrow', 'Maybe Tomorrow'],
  ['Ask Me Again Later', 'Ask Me Again Later'],
  ['Why Not Me?', 'Why Not Me?'],
  ['Blood, Sweat & Glitter', 'Blood, Sweat & Glitter'],
  ['Call It Love', 'Call It Love'],
  ['12 Rounds', '12 Rounds'],
])('reads the title in “%s” as %s (product 31.6)', (message, title) => {
  expect(valuesSet(readByRules(message, at), 'title')).toEqual([title]);
});

test.each([
  ['It’s Over Now', ['Over Now', "It's Over Now"]],
  ['torn, Dawn Road or Dusk Road', ['Dawn Road', 'Dusk Road']],
  ['Hello, Harbour', ['Hello, Harbour', 'Harbour']],
])('only offers the title in “%s” (product 31.6)', (message, titles) => {
  const acts = readByRules(message, at);
  expect(valuesSet(acts, 'title')).toEqual([]);
  expect(buttonLabels(acts)).toEqual(titles.map((title) => `“${title}”`));
});

test.each([
  'no title yet, still thinking',
  'we are still arguing about it',
  'can i change the title later?',
  'good evening',
])('reads no title from “%s” (product 31.6)', (message) => {
  const acts = readByRules(message, at);
  expect(valuesSet(acts, 'title')).toEqual([]);
  expect(buttonLabels(acts)).toEqual([]);
});
