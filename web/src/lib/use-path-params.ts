import { useParams } from 'react-router-dom';
import type { Path, PathParams } from './paths.ts';

/** The parameters in the address of the screen at this path. */
export const usePathParams = <P extends Path>(_path: P): PathParams<P> => useParams() as PathParams<P>;
