import { XMLBuilder } from 'fast-xml-parser';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** A response document of S3. Undefined members are omitted; an array repeats its element. */
export const resultXml = (root: string, content: object): string => document(root, { '@xmlns': NAMESPACE, ...content });

/** An `<Error>` document, the only kind without a namespace. */
export const errorXml = (content: object): string => document('Error', content);

const document = (root: string, content: object): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, [root]: content });
