import { useParams } from 'react-router-dom';
import type { Path, UrlParams } from './paths.ts';

/** The parameters of this path in the current URL. */
export const usePathParams = <P extends Path>(_path: P): UrlParams<P> => useParams() as UrlParams<P>;
