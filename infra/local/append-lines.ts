import { createWriteStream, type WriteStream } from 'node:fs';

/**
 * Opens a log file for people to read. A line that cannot be written is dropped: a full disk does not stop the local
 * stack, and logging resumes when there is room.
 */
export function appendLines(
  file: string,
  open = (name: string): WriteStream => createWriteStream(name, { flags: 'a' }),
) {
  let stream: WriteStream | undefined;
  const opened = (): WriteStream => {
    const next = open(file);
    next.on('error', () => {
      if (stream === next) stream = undefined;
    });
    return next;
  };
  stream = opened();
  return (line: string): void => {
    stream ??= opened();
    stream.write(`${line}\n`);
  };
}
