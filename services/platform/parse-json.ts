/**
 * The maximum accepted depth. The contract's bodies have fewer than ten levels, and deep nesting costs JSON.parse time
 * and stack.
 */
const MAX_DEPTH = 32;

/**
 * Parses JSON from outside. Checks the depth first, because 100,000 brackets would cost a parser tens of milliseconds.
 * @throws SyntaxError if it is not JSON
 * @throws RangeError if it is nested too deeply
 */
export function parseJson(text: string): unknown {
  if (isDeeperThan(MAX_DEPTH, text)) throw new RangeError(`Nested more than ${MAX_DEPTH} times`);
  return JSON.parse(text);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

function isDeeperThan(deepest: number, text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (isInText && char === BACKSLASH) at++;
    else if (char === QUOTE) isInText = !isInText;
    else if (isInText) continue;
    else if (CLOSING.has(char)) depth--;
    else if (OPENING.has(char) && ++depth > deepest) return true;
  }
  return false;
}
