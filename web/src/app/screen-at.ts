import { matchRoutes } from 'react-router-dom';
import { type Screen, screens } from './screens.ts';

/** Returns the screen for a URL path. */
export const screenAt = (pathname: string): Screen | undefined => matchRoutes([...screens], pathname)?.at(-1)?.route;
