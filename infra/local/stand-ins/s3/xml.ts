import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import type * as z from 'zod';
import { malformedXml } from './s3-error.ts';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

const parser = new XMLParser({
  // Keys are text: '007' is no number, and a space at either end belongs to the key.
  parseTagValue: false,
  trimValues: false,
  // Numeric references: the SDK writes a line feed in a key as `&#xA;`.
  htmlEntities: true,
  isArray: (name) => name === 'Object' || name === 'Part',
});

/** A response document of S3. Undefined members are left out; an array repeats its element. */
export const resultXml = (root: string, content: object): string => document(root, { '@xmlns': NAMESPACE, ...content });

/** An `<Error>` document, which alone has no namespace. */
export const errorXml = (content: object): string => document('Error', content);

const document = (root: string, content: object): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, [root]: content });

/** Reads a request document. Throws MalformedXML when it is not XML or not of that shape. */
export function requestXml<Shape extends z.ZodType>(text: string, shape: Shape): z.infer<Shape> {
  if (XMLValidator.validate(text) !== true) throw malformedXml();
  const parsed = shape.safeParse(parser.parse(text));
  if (!parsed.success) throw malformedXml();
  return parsed.data;
}
