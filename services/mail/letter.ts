/**
 * A part of a letter. Text that people entered must have gone through `plainText`; links lead only to our own site, or
 * to a release's page at a store.
 */
export type Part =
  | { kind: 'paragraph'; text: string }
  /** Six digits, or the user pool's placeholder for them. */
  | { kind: 'code'; code: string }
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'action'; label: string; href: string }
  /** A link on its own line, for letters with several. */
  | { kind: 'link'; label: string; href: string };

/** The content of an email. HTML and plain text are both rendered from it, so that they say the same. */
export type Letter = {
  /** Short, and without any text that people entered. */
  subject: string;
  /** The text that an inbox shows next to the subject. */
  preview: string;
  title: string;
  parts: readonly Part[];
  /** Why the reader received the email, and what to do if they did not request it. */
  why: string;
  /** For an optional email: the page that turns emails of its kind off (product 36.8). */
  unsubscribeUrl?: string;
};

/** The link to `unsubscribeUrl`. */
export const UNSUBSCRIBE = 'Stop emails of this kind';
