/** A piece of a letter. What people typed is in it only as `plainWords`; addresses are ours. */
export type Part =
  | { kind: 'paragraph'; text: string }
  /** Six digits, or the user pool's placeholder of them. */
  | { kind: 'code'; code: string }
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'action'; label: string; href: string }
  /** The same in a line of text, where there are several. */
  | { kind: 'link'; label: string; href: string };

/** A mail before it is HTML and text: both are rendered from this, so that they say the same. */
export type Letter = {
  /** Short, and holds nothing that people typed. */
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  title: string;
  parts: readonly Part[];
  /** Why it came, and what to do with one that was not asked for. */
  why: string;
};
