/** An unidiomatic habit that a program can detect, with the line and the words in which it was found. */
export type Oddity = { line: number; habit: 'comment-subject' | 'long-comment' | 'participle-name'; words: string };

const COMMENT_COLUMNS = 120;

const COMMENT = /^\s*(\/\/|\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/)?$/;
const CLAUSE_AS_SUBJECT = /^(?:(?:Who|Whose|Whom)\b(?!.*\?)|What\b[^.?]*,)/;
const PARTICIPLES = 'said|told|asked|given|gives|taken|waits|Given|Gives|Said|Told|Asked|Taken|Went';
const DECLARED = new RegExp(
  `(?:\\b(?:const|let|function|type|interface|class)\\s+|[(,]\\s*)(${PARTICIPLES})\\b(?=\\s*(?:[=:(<?]|,\\s*\\w+\\s*[:)]|\\)\\s*=>))`,
  'g',
);

/**
 * Finds the unidiomatic English that CONTRIBUTING ("Style") asks authors to avoid, as far as a program can: a comment
 * that begins with a clause as its subject ("Who edits a field says …"), a comment line wider than the formatter's
 * limit, and a name that is only a participle.
 */
export function odditiesIn(source: string): Oddity[] {
  const found: Oddity[] = [];
  let isInComment = false;
  source.split('\n').forEach((text, index) => {
    const line = index + 1;
    const [, mark, words = ''] = COMMENT.exec(text) ?? [];
    if (mark === undefined) {
      isInComment = false;
      const code = text.replaceAll(/(['"`])(?:\\.|(?!\1).)*\1/g, '""');
      for (const [, name = ''] of code.matchAll(DECLARED)) found.push({ line, habit: 'participle-name', words: name });
      return;
    }
    if (text.length > COMMENT_COLUMNS) found.push({ line, habit: 'long-comment', words: words.slice(0, 60) });
    if (!isInComment && CLAUSE_AS_SUBJECT.test(words))
      found.push({ line, habit: 'comment-subject', words: words.slice(0, 60) });
    // The first line of a block often contains only its opening mark.
    isInComment = words.trim() !== '' && !text.trimEnd().endsWith('*/');
  });
  return found;
}

const ODD_FILE_NAME = new RegExp(`(?:-of|(?:^|-)(?:${PARTICIPLES}|known|held|gone|meant))$`);

/** Whether a file's name is useless for searching, because it ends in `-of` or in a participle. */
export function isOddFileName(path: string): boolean {
  const [name = ''] = (path.split('/').at(-1) ?? '').split('.');
  return ODD_FILE_NAME.test(name);
}

/**
 * The area of the tree that a file belongs to: a domain, a feature of the web app, a part of `infra`, or a top-level
 * folder.
 */
export function areaOf(path: string): string {
  const parts = path.split('/');
  const depth =
    path.startsWith('web/src/features/') || path.startsWith('web/src/data/') ? 4 : path.startsWith('web/src/') ? 3 : 2;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/') || '.';
}
