import { stores as rows } from '../../../reference/stores.ts';
import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { type PlacesReading, readStores } from '../places/read-places.ts';
import { placeActs } from './place-acts.ts';

const WORDS: Record<PlacesReading['how'], string> = {
  only: 'Only',
  'all-except': 'All but',
  add: 'Also',
  remove: 'Without',
};

/** Reads which stores to deliver to: all, only some, or all except some. */
export const stores: Answer = (text) => {
  const reading = readStores(text);
  const act = (how: PlacesReading['how'], names: string[]): PlainAct => ({
    kind: 'stores',
    how,
    stores: rows.map(({ name }) => name).filter((name) => names.includes(name)),
  });
  return (
    reading &&
    placeActs(reading, text, act, (how, names) =>
      names.length === 0 ? 'All stores' : `${WORDS[how]} ${names.join(', ')}`,
    )
  );
};
