import { stores as rows } from '../../../reference/stores.ts';
import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { type PlacesSaid, storesSaid } from '../places/places-said.ts';
import { placeActs } from './place-acts.ts';

const WORDS: Record<PlacesSaid['how'], string> = {
  only: 'Only',
  'all-except': 'All but',
  add: 'Also',
  remove: 'Without',
};

/** To which stores it goes: all of them, only some, or all without some. */
export const stores: Answer = (text) => {
  const said = storesSaid(text);
  const act = (how: PlacesSaid['how'], names: string[]): PlainAct => ({
    kind: 'stores',
    how,
    stores: rows.map(({ name }) => name).filter((name) => names.includes(name)),
  });
  return (
    said &&
    placeActs(said, text, act, (how, names) =>
      names.length === 0 ? 'All stores' : `${WORDS[how]} ${names.join(', ')}`,
    )
  );
};
