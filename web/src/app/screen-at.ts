import { matchRoutes } from 'react-router-dom';
import { type Screen, screens } from './screens.ts';

/** The screen that an address shows. */
export const screenAt = (pathname: string): Screen | undefined => matchRoutes([...screens], pathname)?.at(-1)?.route;
