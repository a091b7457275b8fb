import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chooseChromium } from './choose-chromium.ts';

const PLAYWRIGHT = path.resolve('node_modules/@playwright/test/cli.js');

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Fewer processes: a test opens one or two profiles, and every process takes time to start. Sharing them is safe,
  // because only our own pages are opened.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];
const FEWER_PROCESSES = ['SpareRendererForSitePerProcess', 'IsolateOrigins', 'site-per-process'];
const without = (...features: string[]) => `--disable-features=${[...FEWER_PROCESSES, ...features].join(',')}`;

// The pages of a profile share one process (profiles.ts), so a test need not start any.
const ONE_RENDERER = '--renderer-process-limit=1';

/** Pages are drawn, using the CPU. */
const PAINTED_FLAGS = [...FLAGS, without(), '--disable-gpu'];

/**
 * Frames are produced as they are for a user, but nothing is painted, which would be a tenth of a test's computation.
 * Only a canvas is painted, because pages read from it.
 */
const UNPAINTED_FLAGS = [
  ...FLAGS,
  // A script that is compiled while it is downloading is compiled again for each page. A script that is compiled after
  // its download is compiled once for all pages in a process.
  without('ScriptStreaming'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--ignore-gpu-blocklist',
  '--enable-gpu-rasterization',
  '--disable-gl-drawing-for-tests',
  '--disable-accelerated-2d-canvas',
];

type Found = { executablePath: string; env?: Record<string, string> };

const MISSING =
  'The browser tests need a Chromium: install Chrome, run "npx playwright install chromium", or set CHROMIUM_PATH.';

/** Finds a Chromium for this machine (choose-chromium.ts). If there is none, installs Playwright's. */
async function find(): Promise<Found> {
  const { platform, arch, env } = process;
  const choose = () =>
    chooseChromium({ platform, arch, environment: env, exists: existsSync, playwrights: chromium.executablePath() });
  let choice = choose();
  if ('unpack' in choice) return unpacked();
  if ('install' in choice) {
    // If two workers get here at once, Playwright makes one wait for the other.
    const { status } = spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], { stdio: 'inherit' });
    choice = choose();
    if (status !== 0 || !('at' in choice)) throw new Error(MISSING);
  }
  return { executablePath: choice.at };
}

/** Where the npm package's copy is unpacked. */
const UNPACKED = path.resolve('node_modules/.cache/chromium/unpacked');

/** Unpacks the npm package's Chromium once, with the libraries and fonts that a minimal machine lacks. */
async function unpacked(): Promise<Found> {
  const shipped = path.resolve('node_modules/@sparticuz/chromium');
  const { extract } = createRequire(path.join(shipped, 'package.json'))('tar-fs') as {
    extract: (folder: string) => NodeJS.WritableStream;
  };
  if (!existsSync(UNPACKED)) {
    const cache = path.dirname(UNPACKED);
    mkdirSync(cache, { recursive: true });
    const half = mkdtempSync(path.join(cache, 'half-'));
    const unpack = (file: string, to: NodeJS.WritableStream) =>
      pipeline(createReadStream(path.join(shipped, 'bin', file)), createBrotliDecompress(), to);
    await Promise.all([
      unpack('chromium.br', createWriteStream(path.join(half, 'chromium'), { mode: 0o755 })),
      unpack('al2023.tar.br', extract(half)),
      unpack('swiftshader.tar.br', extract(half)),
      unpack('fonts.tar.br', extract(path.join(half, 'fonts'))),
    ]);
    const fonts = [path.join(UNPACKED, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('');
    writeFileSync(
      path.join(half, 'fonts', 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}<cachedir>${path.join(UNPACKED, 'font-cache')}</cachedir></fontconfig>`,
    );
    try {
      renameSync(half, UNPACKED);
    } catch {
      rmSync(half, { recursive: true, force: true });
    }
  }
  return {
    executablePath: path.join(UNPACKED, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(UNPACKED, 'lib'), FONTCONFIG_PATH: path.join(UNPACKED, 'fonts') },
  };
}

const ENOUGH_SHARED_BYTES = 1024 ** 3;

/**
 * Shares the browser's memory in /dev/shm if the machine has enough of it (a container has 64 MB). Otherwise, it is
 * shared in files in the temporary folder, Playwright's default. Every frame drawn would create and delete one, which
 * costs a tenth of a test's time.
 */
function sharedMemory() {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return {};
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < ENOUGH_SHARED_BYTES ? {} : { ignoreDefaultArgs: ['--disable-dev-shm-usage'] };
}

async function options() {
  const found = await find();
  return {
    ...found,
    ...sharedMemory(),
    env: { ...process.env, ...found.env } as Record<string, string>,
  };
}

/**
 * Launches a headless Chromium.
 * @throws Error that says what to install
 */
export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ ...(await options()), args: PAINTED_FLAGS });

/**
 * Launches a Chromium for tests, which look at no pictures. The npm package's copy draws nothing, because it is known
 * to include the library that this requires (SwiftShader); a browser without that library would crash at its first
 * frame.
 * @throws Error that says what to install: a browser test never passes by being skipped
 */
export async function launchUnpainted(): Promise<Browser> {
  const found = await options();
  const isOurs = found.executablePath.startsWith(UNPACKED);
  return chromium.launch({ ...found, args: [ONE_RENDERER, ...(isOurs ? UNPAINTED_FLAGS : PAINTED_FLAGS)] });
}

/**
 * Launches a Chromium with one profile, stored in a folder. Another program can control it through the port of its
 * developer tools.
 */
export const launchProfile = async (folder: string, site: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    baseURL: site,
    ...(await options()),
    args: [...PAINTED_FLAGS, `--remote-debugging-port=${port}`],
  });
