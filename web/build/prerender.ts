import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { NOT_FOUND_FILE, pageAddresses, pageFile, SHELL_FILE } from '../../shared/site/addresses.ts';
import type { PageFiles } from '../src/app/public/public-document.tsx';
import { covers } from './covers.ts';
import { fontsOf } from './page-head.ts';
import { PUBLIC_SCRIPT, PUBLIC_STYLE, shell, WEB } from './places.ts';
import { previewPicture } from './preview-picture.ts';
import { publicBuild } from './public-build.ts';

type Renderer = typeof import('../src/app/public/render-page.tsx');

const RENDERER = 'src/app/public/render-page.tsx';

/**
 * The site's URL, for canonical links, previews and the sitemap. Deployments set the variable
 * (infra/commands/run-deployment.ts).
 */
const siteUrl = () => process.env.SITE_URL ?? 'http://127.0.0.1:4400';

/**
 * Writes each public page as a complete file at build time. The development server renders a requested page from
 * the sources (design 6.10).
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://local');
        try {
          const file = await fileFromSources(server, pathname, `http://${request.headers.host}`);
          if (!file) return next();
          response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.body);
        } catch (error) {
          next(error);
        }
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = await publicBuild();
        const files: PageFiles = { script: `/${built.script}`, style: `/${built.style}`, fonts: fontsOf(bundle) };
        const { module } = await runnerImport<Renderer>(path.join(WEB, RENDERER), { root: WEB, configFile: false });
        const needs = { site: siteUrl(), files };
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });
        // Skips files that the app's build also contains, such as fonts, which have the same names and content in both
        // builds.
        for (const file of built.files.filter(({ fileName }) => !(fileName in bundle)))
          emit(file.fileName, file.type === 'chunk' ? file.code : file.source);
        for (const address of pageAddresses) emit(pageFile(address), module.renderPage(address, needs));
        emit(NOT_FOUND_FILE, module.renderNotFound(needs));
        emit('sitemap.xml', module.sitemap(needs.site));
        emit('robots.txt', module.robots(needs.site));
        for (const [address, cover] of covers) emit(address.slice(1), cover);
        for (const { address, title } of module.pictures()) emit(address.slice(1), await previewPicture(title));
      },
    },
  };
}

type SourceFile = { type: string; body: string | Uint8Array };

async function fileFromSources(server: ViteDevServer, pathname: string, site: string): Promise<SourceFile | undefined> {
  const html = async (source: string): Promise<SourceFile> => ({
    type: 'text/html; charset=utf-8',
    body: await server.transformIndexHtml(pathname, source),
  });
  const file = pathname.slice(1);
  if (file === SHELL_FILE) return html(readFileSync(shell, 'utf8'));
  const cover = covers.get(pathname);
  if (cover) return { type: 'image/svg+xml', body: cover };
  const isOther = [NOT_FOUND_FILE, 'sitemap.xml', 'robots.txt'].includes(file) || file.startsWith('og/');
  const page = pageAddresses.find((one) => pageFile(one) === file);
  if (!page && !isOther) return undefined;
  const renderer = (await server.ssrLoadModule(path.join(WEB, RENDERER))) as Renderer;
  const needs = { site, files: { script: `/${PUBLIC_SCRIPT}`, style: `/${PUBLIC_STYLE}`, fonts: [] } };
  if (page) return html(renderer.renderPage(page, needs));
  if (file === NOT_FOUND_FILE) return html(renderer.renderNotFound(needs));
  if (file === 'sitemap.xml') return { type: 'application/xml', body: renderer.sitemap(site) };
  if (file === 'robots.txt') return { type: 'text/plain; charset=utf-8', body: renderer.robots(site) };
  const picture = renderer.pictures().find(({ address }) => address === pathname);
  return picture && { type: 'image/png', body: await previewPicture(picture.title) };
}
