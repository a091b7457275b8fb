import { useParams } from 'react-router-dom';
import type { Path, PathParams } from './paths.ts';

/** What the address says of the screen that is shown at this path. */
export const usePathParams = <P extends Path>(_path: P): PathParams<P> => useParams() as PathParams<P>;
