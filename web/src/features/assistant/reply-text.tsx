import { createElement, type ReactNode } from 'react';
import { parseReply, type Span } from './parse-reply.ts';

/** What the assistant says, or an artist has written: paragraphs and lists, and nothing that leads anywhere. */
export const ReplyText = ({ text }: { text: string }) =>
  within('div', 'grid gap-3 [overflow-wrap:anywhere]', parseReply(text).map(shown));

/** Parts of a text that stand as they are written: they never move, so that no key tells them apart. */
const within = (tag: string, className: string | undefined, parts: readonly ReactNode[]) =>
  createElement(tag, { className }, ...parts);

const words = (spans: readonly Span[]): ReactNode[] =>
  spans.map(({ text, isStrong }) => (isStrong ? within('strong', 'font-[560]', [text]) : text));

function shown(block: ReturnType<typeof parseReply>[number]): ReactNode {
  if (block.kind === 'text')
    return within(
      'p',
      'whitespace-pre-line',
      block.lines.flatMap((line, n) => [n > 0 ? '\n' : '', ...words(line)]),
    );
  const items = block.items.map((item) => within('li', undefined, words(item)));
  return block.isNumbered
    ? within('ol', 'grid list-decimal gap-1 pl-5', items)
    : within('ul', 'grid list-disc gap-1 pl-5 marker:text-edge', items);
}
