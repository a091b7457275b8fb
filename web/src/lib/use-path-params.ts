import { useParams } from 'react-router-dom';
import type { AddressParams, Path } from './paths.ts';

/** The parameters in the address of the screen at this path. */
export const usePathParams = <P extends Path>(_path: P): AddressParams<P> => useParams() as AddressParams<P>;
