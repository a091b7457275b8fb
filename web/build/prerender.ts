import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { NOT_FOUND_FILE, pageAddresses, pageFile, SHELL_FILE } from '../../shared/site/addresses.ts';
import type { PageFiles } from '../src/app/public/public-document.tsx';
import { covers } from './covers.ts';
import { fontsOf } from './page-head.ts';

type Renderer = typeof import('../src/app/public/render-page.tsx');

const WEB = path.resolve(import.meta.dirname, '..');
const RENDERER = 'src/app/public/render-page.tsx';
const SCRIPT = 'src/public.ts';
const STYLE = 'src/public.css';

/** What the build begins with: the app's shell, and the script and style of the public pages. */
export const inputs = [SHELL_FILE, SCRIPT, STYLE].map((file) => path.join(WEB, file));

/** Where the site will answer: canonical addresses, previews and the sitemap name it. A deployment says it (infra/commands/run-deployment.ts). */
const siteUrl = () => process.env.SITE_URL ?? 'http://127.0.0.1:4400';

/** Writes each public page as a whole file: with the build, and from the sources whenever one is asked for (design 6.10). */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://local');
        const cover = covers.get(pathname);
        if (cover) return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(cover);
        try {
          const html = await pageFromSources(server, pathname, `http://${request.headers.host}`);
          if (html === undefined) return next();
          response
            .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
            .end(html);
        } catch (error) {
          next(error);
        }
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle);
        const script = built.find((file) => file.type === 'chunk' && file.facadeModuleId === path.join(WEB, SCRIPT));
        const style = built.find((file) => file.type === 'asset' && file.originalFileNames.includes(STYLE));
        if (!script || !style) return this.error('The script or the style of the public pages was not built');
        const files: PageFiles = {
          script: `/${script.fileName}`,
          style: `/${style.fileName}`,
          fonts: fontsOf(bundle),
        };
        const { module } = await runnerImport<Renderer>(path.join(WEB, RENDERER), { root: WEB, configFile: false });
        const needs = { site: siteUrl(), files };
        for (const address of pageAddresses)
          this.emitFile({ type: 'asset', fileName: pageFile(address), source: module.renderPage(address, needs) });
        this.emitFile({ type: 'asset', fileName: NOT_FOUND_FILE, source: module.renderNotFound(needs) });
        for (const [address, source] of covers) this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      },
    },
  };
}

async function pageFromSources(server: ViteDevServer, pathname: string, site: string): Promise<string | undefined> {
  const file = pathname.slice(1);
  if (file === SHELL_FILE) return server.transformIndexHtml(pathname, readFileSync(path.join(WEB, SHELL_FILE), 'utf8'));
  const address = pageAddresses.find((one) => pageFile(one) === file);
  if (!address && file !== NOT_FOUND_FILE) return undefined;
  const { renderPage, renderNotFound } = (await server.ssrLoadModule(path.join(WEB, RENDERER))) as Renderer;
  const needs = { site, files: { script: `/${SCRIPT}`, style: `/${STYLE}`, fonts: [] } };
  return server.transformIndexHtml(pathname, address ? renderPage(address, needs) : renderNotFound(needs));
}
