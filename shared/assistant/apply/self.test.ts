import type { PlainAct } from '../act.ts';
import { asSelf } from './self.ts';

const composer = (name: string): PlainAct => ({
  kind: 'credit',
  how: 'add',
  tracks: 'all',
  named: { list: 'composers', credits: [{ name }] },
});

test.each(['me', 'I', 'myself', 'us', 'yo', 'Nós', 'eu', 'moi', 'ich', 'io', 'saya'])(
  'product 31.6: %s is the artist who speaks',
  (name) => {
    expect(asSelf(composer(name), 'Mara Ellis')).toEqual(composer('Mara Ellis'));
  },
);

test.each(['Ben', 'Mia', 'Meena', 'Sam I'])('product 31.6: %s is somebody else', (name) => {
  expect(asSelf(composer(name), 'Mara Ellis')).toEqual(composer(name));
});
