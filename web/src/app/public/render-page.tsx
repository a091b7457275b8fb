import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../../../shared/brand.ts';
import { type PageAddress, pageAddresses, pageFile } from '../../../../shared/site/addresses.ts';
import { NotFound } from '../../features/site/not-found.tsx';
import { screens } from '../screens.ts';
import { canonicalAddress } from './canonical-address.ts';
import { type PageFiles, PublicDocument } from './public-document.tsx';
import { publicPages } from './public-pages.ts';

export { robots, sitemap } from './sitemap.ts';

const titleAt = (address: string): string => screens.find(({ path }) => path === address)?.title ?? '';
const tabTitleAt = (address: string): string => `${titleAt(address)} · ${brand.name}`;

const pictureAddress = (address: PageAddress): string => `/og/${pageFile(address).replace('.html', '.png')}`;

/** The preview pictures: their paths and titles. */
export const pictures = (): { address: string; title: string }[] =>
  [...new Set(pageAddresses.map(canonicalAddress))].map((page) => ({
    address: pictureAddress(page),
    title: titleAt(page),
  }));

type Needs = {
  /** The site's own URL. */
  site: string;
  files: PageFiles;
};

/** The complete file of a public page. */
export function renderPage(at: PageAddress, { site, files }: Needs): string {
  const address = canonicalAddress(at);
  const { Content, description, jsonLd, isHidden } = publicPages[address];
  return html(
    <PublicDocument
      title={tabTitleAt(address)}
      description={description}
      canonical={{ address, site }}
      picture={pictureAddress(address)}
      jsonLd={jsonLd?.(site)}
      isHidden={isHidden}
      files={files}
    >
      <Content />
    </PublicDocument>,
  );
}

/** The file served for every unknown path (product 2.5). */
export const renderNotFound = ({ files }: Needs): string =>
  html(
    <PublicDocument title={tabTitleAt('*')} description="There’s nothing at this address." isHidden files={files}>
      <NotFound />
    </PublicDocument>,
  );

const html = (document: React.ReactElement): string => `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
