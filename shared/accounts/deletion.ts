/** How long a requested deletion can be cancelled by signing in (product 19.2). */
export const DELETION_DAYS = 7;
