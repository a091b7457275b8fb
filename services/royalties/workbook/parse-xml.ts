import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { encodingOf } from '../../../shared/royalties/kind-of-file.ts';
import { StatementFault } from '../../../shared/royalties/statement-fault.ts';

/** The maximum number of characters between tags. A cell of a workbook has at most 32,767. */
const MAX_TEXT_CHARACTERS = 4_194_304;

/** Handlers for elements and text. Names are passed without their prefix. */
export type XmlHandlers = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses streaming XML, and yields after each chunk, so that the caller can process what the handlers collected. Does
 * not support the entities of a DTD.
 * @throws StatementFault `damaged` if it is not XML; also the handlers' own errors
 */
export async function* parseXml(stream: Readable, { open, text, close }: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let quiet = 0;
  const damaged = (): never => {
    throw new StatementFault({ code: 'damaged' });
  };
  parser.on('error', damaged);
  parser.on('opentag', ({ name, attributes }) => {
    quiet = 0;
    open?.(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    quiet = 0;
    close?.(local(name));
  });
  if (text) for (const event of ['text', 'cdata'] as const) parser.on(event, text);

  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const pieces: AsyncIterable<Buffer> = stream;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece.subarray(0, 1_024)));
    quiet += piece.length;
    parser.write(decoder.decode(piece, { stream: true }));
    if (quiet > MAX_TEXT_CHARACTERS) damaged();
    yield;
  }
  parser.write(decoder?.decode() ?? '').close();
  yield;
}

/** Parses a whole part of a workbook. */
export async function readXml(stream: Readable, handlers: XmlHandlers): Promise<void> {
  const pieces = parseXml(stream, handlers);
  while (!(await pieces.next()).done);
}
