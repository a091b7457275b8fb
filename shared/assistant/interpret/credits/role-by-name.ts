import { type CreditRole, roles } from './roles.ts';

/** Finds a role by its name: 'drums', 'the drummer'. */
export const roleByName = (phrase: string): CreditRole | undefined => roles.get(phrase);
