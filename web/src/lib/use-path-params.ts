import { useParams } from 'react-router-dom';
import type { AddressParams, Path } from './paths.ts';

/** The parameters of this path in the current URL. */
export const usePathParams = <P extends Path>(_path: P): AddressParams<P> => useParams() as AddressParams<P>;
