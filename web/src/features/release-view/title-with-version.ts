/** A title as a store shows it: with its version. */
export const titleWithVersion = ({ title, version }: { title: string; version: string }): string =>
  version ? `${title} (${version})` : title;
