/** The caller has this version of the answer already (RFC 9110, section 15.4.5). */
export class NotModified extends Error {
  readonly tag: string;
  constructor(tag: string) {
    super('Not modified');
    this.tag = tag;
  }
}

/** Says which version the answer has, before it is made. It goes no further when the caller has that one. @throws NotModified */
export type UnlessKnown = (version: string) => void;

/** Weak: the same answer may be packed or not (RFC 9110, section 8.8.1). */
const tagOf = (version: string): string => `W/"${version}"`;
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * @param ifNoneMatch the header of the request: the versions that the caller has
 * @returns `tag` of the answer, once its handler has said it
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
