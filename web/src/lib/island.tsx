import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

type Props = {
  /** The island's key in app/public/islands.ts. */
  name: string;
  /** A component without props, so that the browser can re-create it from the island's name alone. */
  children: ReactElement<Record<string, never>>;
};

/** A part of a public page that becomes interactive in the browser. The rest of the page stays static. */
export const Island = ({ name, children }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself renders this markup
  <div data-island={name} dangerouslySetInnerHTML={{ __html: renderToString(children) }} />
);
