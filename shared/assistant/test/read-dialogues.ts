import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a dialogue. `step`: the question that must be open at that point. */
export type Line =
  | { kind: 'artist'; step: string; text: string }
  | { kind: 'assistant'; text: string }
  | { kind: 'file'; target: 'cover' | 'audio' | 'licence'; fileName: string; refused?: string }
  | { kind: 'editor'; field: string; value: string }
  /** The office sends back a submitted release. `track` is a number. */
  | { kind: 'office'; reasons: { code: string; track?: number; note?: string }[] };

export type Dialogue = { name: string; file: string; artist: string; lines: Line[]; expected: string[] };

const FOLDER = join(process.cwd(), 'shared/assistant/dialogues');
const ACCOUNT = 'account: ';

function lineOf(text: string): Line | undefined {
  const artist = /^artist(?: \[(\w*)\])?: (.*)$/.exec(text);
  if (artist) return { kind: 'artist', step: artist[1] ?? '', text: (artist[2] ?? '').replace(/ \| /g, '\n') };
  const assistant = /^assistant: (.*)$/.exec(text);
  if (assistant) return { kind: 'assistant', text: assistant[1] ?? '' };
  const file = /^(cover|audio|licence): (\S+)(?: refused: (.*))?$/.exec(text);
  if (file)
    return {
      kind: 'file',
      target: file[1] as 'cover',
      fileName: file[2] ?? '',
      ...(file[3] ? { refused: file[3] } : {}),
    };
  const office = /^office: (.+)$/.exec(text)?.[1];
  if (office) return { kind: 'office', reasons: office.split('; ').map(reasonOf) };
  const editor = /^editor: (.+?) = (.*)$/.exec(text);
  return editor ? { kind: 'editor', field: editor[1] ?? '', value: editor[2] ?? '' } : undefined;
}

/** Parses a reason: 'title-style of track 2: No capitals, please'. */
function reasonOf(text: string) {
  const [, code = '', track, note] = /^([\w-]+)(?: of track (\d+))?(?:: (.+))?$/.exec(text) ?? [];
  if (code === '') throw new Error(`The office gives no reason like "${text}"`);
  return { code, ...(track && { track: Number(track) }), ...(note && { note }) };
}

/** Expands '1-3. Title: Undertow' to an expected line for each of those tracks. */
function expectedLines(text: string): string[] {
  const [, first, last, rest] = /^(\d+)-(\d+)(\. .*)$/.exec(text) ?? [];
  if (rest === undefined) return [text];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => `${Number(first) + n}${rest}`);
}

/** Parses a dialogue. Its first line may name the account's artist. */
function dialogueOf(text: string, file: string): Dialogue {
  const [head = '', ...rest] = text.split('\n');
  const end = rest.indexOf('release:');
  const before = rest.slice(0, end < 0 ? rest.length : end).filter((line) => line.trim() !== '');
  const account = before[0]?.startsWith(ACCOUNT) ? before[0].slice(ACCOUNT.length) : undefined;
  const script = account === undefined ? before : before.slice(1);
  const lines = script.map((line) => {
    const read = lineOf(line);
    if (!read) throw new Error(`${file}, ${head}: nobody says "${line}"`);
    return read;
  });
  const expected =
    end < 0
      ? []
      : rest
          .slice(end + 1)
          .filter((line) => line.trim() !== '')
          .flatMap((line) => expectedLines(line.trim()));
  return { name: head.trim(), file, artist: account ?? 'Mara Ellis', lines, expected };
}

/**
 * Reads the dialogues in `shared/assistant/dialogues`: an artist's messages, and the release that they must result in,
 * field by field.
 */
export const readDialogues = (): Dialogue[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .split(/^# /m)
        .slice(1)
        .map((text) => dialogueOf(text, file)),
    );
