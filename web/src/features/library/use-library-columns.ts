import { useMedia } from '../../lib/use-media.ts';

/** The number of columns for the screen's width (product 4.4). */
export function useLibraryColumns(): 1 | 2 | 3 | 5 {
  const isTwo = useMedia('(width >= 35rem)');
  const isThree = useMedia('(width >= 64rem)');
  const isFive = useMedia('(width >= 86rem)');
  if (isFive) return 5;
  if (isThree) return 3;
  return isTwo ? 2 : 1;
}
