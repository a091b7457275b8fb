import { type RoleSaid, roles } from './roles.ts';

/** Finds a role by its name: 'drums', 'the drummer'. */
export const roleNamed = (phrase: string): RoleSaid | undefined => roles.get(phrase);
