import { isListed } from '../is-listed.ts';

/** The role of an account that works in the office (product 3.15). Artists have no role. */
export const officeRoles = ['admin', 'reviewer', 'finance'] as const;
export type OfficeRole = (typeof officeRoles)[number];

/**
 * Maps each permission that an office route or screen requires to the roles that have it. Admins have every permission;
 * `office` is open to every role.
 */
const rolesOf = {
  admin: ['admin'],
  reviewer: ['admin', 'reviewer'],
  finance: ['admin', 'finance'],
  office: officeRoles,
} as const satisfies Record<string, readonly OfficeRole[]>;
export type OfficeAccess = keyof typeof rolesOf;

/** Whether an access level is one of the office's permissions. */
export const isOfficeAccess = (access: string): access is OfficeAccess => Object.hasOwn(rolesOf, access);

/** Whether a role has this permission. */
export const mayOpen = (access: OfficeAccess, role: OfficeRole | undefined): boolean => isListed(rolesOf[access], role);
