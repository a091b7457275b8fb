/** Thrown if the caller already has this version of the reply (RFC 9110, section 15.4.5). */
export class NotModified extends Error {
  readonly tag: string;
  constructor(tag: string) {
    super('Not modified');
    this.tag = tag;
  }
}

/**
 * Takes the version of a reply before the reply is made, and stops if the caller already has it.
 * @throws NotModified
 */
export type UnlessKnown = (version: string) => void;

/** A weak tag, because the reply may or may not be compressed (RFC 9110, section 8.8.1). */
const tagOf = (version: string): string => `W/"${version}"`;
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * @param ifNoneMatch the request header with the versions that the caller has
 * @returns `tag` is the reply's tag, once its handler has given the version
 */
export function knownVersions(ifNoneMatch: string | undefined) {
  const known = (ifNoneMatch ?? '').split(',').map(opaque);
  const answer: { tag?: string; unlessKnown: UnlessKnown } = {
    unlessKnown(version) {
      answer.tag = tagOf(version);
      if (known.includes(opaque(answer.tag))) throw new NotModified(answer.tag);
    },
  };
  return answer;
}
