import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

type Props = {
  /** The name of its row in app/public/islands.ts. */
  name: string;
  /** One component without properties: the browser re-creates it from its name alone. */
  children: ReactElement<Record<string, never>>;
};

/** A part of a public page that becomes interactive in the browser; the page around it stays as built. */
export const Island = ({ name, children }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself makes of the part
  <div data-island={name} dangerouslySetInnerHTML={{ __html: renderToString(children) }} />
);
