/** A title with its version, as stores show it. */
export const titleWithVersion = ({ title, version }: { title: string; version: string }): string =>
  version ? `${title} (${version})` : title;
