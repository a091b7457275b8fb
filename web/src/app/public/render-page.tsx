import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../../../shared/brand.ts';
import { type PageAddress, pageFile } from '../../../../shared/site/addresses.ts';
import { NotFound } from '../../features/site/not-found.tsx';
import { screens } from '../screens.ts';
import { type PageFiles, PublicDocument } from './public-document.tsx';
import { publicPages } from './public-pages.ts';

const titleAt = (address: string) => {
  const title = screens.find(({ path }) => path === address)?.title;
  return title ? `${title} · ${brand.name}` : brand.name;
};

/** Another address of a page leads search engines to the first one. */
const firstOf = (address: PageAddress): PageAddress =>
  (Object.keys(publicPages) as PageAddress[]).find((other) => publicPages[other] === publicPages[address]) ?? address;

type Needs = {
  /** The site's own address. */
  site: string;
  files: PageFiles;
};

/** The whole file of a public page. */
export function renderPage(at: PageAddress, { site, files }: Needs): string {
  const address = firstOf(at);
  const { Content, description, jsonLd, isHidden } = publicPages[address];
  return html(
    <PublicDocument
      title={titleAt(address)}
      description={description}
      canonical={{ address, site }}
      picture={`/og/${pageFile(address).replace('.html', '.png')}`}
      jsonLd={jsonLd?.(site)}
      isHidden={isHidden}
      files={files}
    >
      <Content />
    </PublicDocument>,
  );
}

/** The file that stands for every address that nothing has (product 2.5). */
export const renderNotFound = ({ files }: Needs): string =>
  html(
    <PublicDocument title={titleAt('*')} description="There is nothing at this address." isHidden files={files}>
      <NotFound />
    </PublicDocument>,
  );

const html = (document: React.ReactElement): string => `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
