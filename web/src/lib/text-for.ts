/** The text for a key from the server, such as a state or the name of a field; undefined for an unknown key. */
export const textFor = (texts: Readonly<Record<string, string>>, key: unknown): string | undefined =>
  typeof key === 'string' && Object.hasOwn(texts, key) ? texts[key] : undefined;
