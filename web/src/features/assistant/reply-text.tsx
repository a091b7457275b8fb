import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { parseReply, type Span } from './parse-reply.ts';
import { isPublicPage, type Part, withLinks } from './site-links.ts';

type Props = {
  text: string;
  /**
   * Whether to turn known paths of our site into links. Not set for an artist's text, or where links cannot be focused.
   */
  hasLinks?: boolean;
  /** Renders content at the end of a line in a list. */
  beside?: ((line: string) => ReactNode) | undefined;
};

/** A message's text as paragraphs and lists. */
export const ReplyText = ({ text, hasLinks = false, beside }: Props) => {
  const words = (spans: readonly Span[]) => (hasLinks ? withLinks(spans) : spans).map(renderSpan);
  return renderParts(
    'div',
    'grid gap-3 [overflow-wrap:anywhere]',
    parseReply(text).map((block) => shown(block, words, beside)),
  );
};

/** Renders the parts of a fixed text without keys, because they never move. */
const renderParts = (tag: string, className: string | undefined, parts: readonly ReactNode[]) =>
  createElement(tag, { className }, ...parts);

const renderSpan = ({ text, isStrong, to }: Part): ReactNode => {
  const words = to === undefined ? text : <SiteLink to={to} />;
  return isStrong ? renderParts('strong', 'font-[560]', [words]) : words;
};

const SiteLink = ({ to }: { to: string }) => (
  <Link
    to={to}
    reloadDocument={isPublicPage(to)}
    className="underline decoration-edge underline-offset-4 hover:decoration-ink"
  >
    {to}
  </Link>
);

function shown(
  block: ReturnType<typeof parseReply>[number],
  words: (spans: readonly Span[]) => ReactNode[],
  beside: Props['beside'],
): ReactNode {
  if (block.kind === 'text')
    return renderParts(
      'p',
      'whitespace-pre-line',
      block.lines.flatMap((line, n) => [n > 0 ? '\n' : '', ...words(line)]),
    );
  const items = block.items.map((item) =>
    renderParts('li', undefined, [...words(item), beside?.(item.map(({ text }) => text).join(''))]),
  );
  return block.isNumbered
    ? renderParts('ol', 'grid list-decimal gap-1 pl-5', items)
    : renderParts('ul', 'grid list-disc gap-1 pl-5 marker:text-edge', items);
}
