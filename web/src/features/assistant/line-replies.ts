import type { Choice } from '../../../../shared/assistant/conversation.ts';
import type { ShownMessage } from '../../data/assistant/chat.ts';

const CHANGE = 'Change: ';

/** Quick replies, divided into those shown next to the lines of a list and the others, shown below it. */
export type LineReplies = {
  /** The id of the message that contains the list. */
  messageId: string | undefined;
  /** The reply that each line's button sends, by field name. */
  changes: ReadonlyMap<string, string>;
  others: readonly Choice[];
};

/** The name of the field that a line is about: "Artists" for "Artists (track 2): Mara Ellis". */
export const fieldOfLine = (line: string): string => /^([^:]+):/.exec(line)?.[1]?.replace(/ \(.*\)$/, '') ?? '';

const listedIn = ({ role, content }: ShownMessage): ReadonlySet<string> =>
  new Set(
    role === 'assistant'
      ? content.split('\n').flatMap((line) => (line.startsWith('- ') ? [fieldOfLine(line.slice(2))] : []))
      : [],
  );

/** Assigns each "Change: …" reply to its line in the list, which may be in an earlier message. */
export function lineReplies(messages: readonly ShownMessage[]): LineReplies {
  const choices = messages.at(-1)?.choices ?? [];
  const changing = choices.filter((choice) => choice.label.startsWith(CHANGE));
  const fields = new Map(
    changing.flatMap((choice) =>
      'message' in choice ? [[choice.label.slice(CHANGE.length), choice.message] as const] : [],
    ),
  );
  const listing = messages.findLast((message) => [...listedIn(message)].some((field) => fields.has(field)));
  const listed = listing ? listedIn(listing) : new Set<string>();
  const changes = new Map([...fields].filter(([field]) => listed.has(field)));
  const others = choices.filter(({ label }) => !(label.startsWith(CHANGE) && changes.has(label.slice(CHANGE.length))));
  return { messageId: changes.size > 0 ? listing?.id : undefined, changes, others };
}
