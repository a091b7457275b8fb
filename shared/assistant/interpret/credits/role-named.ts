import { type RoleSaid, roles } from './roles.ts';

/** What somebody did, by its name alone: 'drums', 'the drummer'. */
export const roleNamed = (phrase: string): RoleSaid | undefined => roles.get(phrase);
