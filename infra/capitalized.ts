/** `mailer` is `Mailer` where a template names it. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
