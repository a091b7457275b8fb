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

/** Reads the stores to deliver to: all, only some, or all but some. */
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
