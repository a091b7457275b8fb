/** A run of words, emphasized or not. */
export type Span = { text: string; isStrong: boolean };
export type Block = { kind: 'text'; lines: Span[][] } | { kind: 'list'; isNumbered: boolean; items: Span[][] };

const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/;
/**
 * Matches links and images. Only their text is kept: replies link only to our own pages, through site-links.ts (product
 * 31.40).
 */
const LINK = /!?\[([^\]]*)\]\([^)\s]*\)/g;

/** Finds the words between double asterisks, which are emphasized. A single asterisk is literal. */
function spansOf(line: string): Span[] {
  const parts = line.replace(LINK, '$1').split(/\*\*(\S(?:[^*]*\S)?)\*\*/);
  return parts.map((text, n) => ({ text, isStrong: n % 2 === 1 })).filter(({ text }) => text !== '');
}

/**
 * Parses the little Markdown that replies may use: paragraphs, lists and emphasis. Anything else is shown literally, so
 * that neither a model nor the tags of a file can add links, images or markup to the page.
 */
export function parseReply(text: string): Block[] {
  const blocks: Block[] = [];
  let last: Block | undefined;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const item = ITEM.exec(line);
    if (line.trim() === '') {
      last = undefined;
    } else if (item) {
      const isNumbered = item[1] !== undefined;
      if (last?.kind !== 'list' || last.isNumbered !== isNumbered) {
        last = { kind: 'list', isNumbered, items: [] };
        blocks.push(last);
      }
      last.items.push(spansOf(item[2] ?? ''));
    } else {
      if (last?.kind !== 'text') {
        last = { kind: 'text', lines: [] };
        blocks.push(last);
      }
      last.lines.push(spansOf(line));
    }
  }
  return blocks;
}

/** Splits a reply at its list of saved changes, in place of which the page renders the changes themselves. */
export function splitAtSaved(text: string): { before: string; after: string } | undefined {
  const parts = text.split('\n\n');
  const at = parts.findIndex((part) => part.startsWith('Saved. '));
  return at < 0 ? undefined : { before: parts.slice(0, at).join('\n\n'), after: parts.slice(at + 1).join('\n\n') };
}

/** The text of a reply without markup, for screen readers. */
export const spokenReply = (text: string): string =>
  parseReply(text)
    .flatMap((block) => (block.kind === 'text' ? block.lines : block.items))
    .map((spans) => spans.map((span) => span.text).join(''))
    .join('\n');
