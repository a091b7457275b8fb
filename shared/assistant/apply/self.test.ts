import type { PlainAct } from '../act.ts';
import { replaceFirstPerson } from './self.ts';

const composer = (name: string): PlainAct => ({
  kind: 'credit',
  how: 'add',
  tracks: 'all',
  named: { list: 'composers', credits: [{ name }] },
});

test.each(['me', 'I', 'myself', 'us', 'yo', 'Nós', 'eu', 'moi', 'ich', 'io', 'saya'])(
  'replaces %s with the artist’s name (product 31.6)',
  (name) => {
    expect(replaceFirstPerson(composer(name), 'Mara Ellis')).toEqual(composer('Mara Ellis'));
  },
);

test.each(['Ben', 'Mia', 'Meena', 'Sam I'])('does not replace %s (product 31.6)', (name) => {
  expect(replaceFirstPerson(composer(name), 'Mara Ellis')).toEqual(composer(name));
});
