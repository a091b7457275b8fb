import { fold } from '../../../shared/fold.ts';

/** Whether a text holds every word that is searched for, in any order and without accents. An empty search: every text does. */
export function matcher(search: string): (text: string) => boolean {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  return (text) => {
    if (wanted.length === 0) return true;
    const folded = fold(text);
    return wanted.every((word) => folded.includes(word));
  };
}
