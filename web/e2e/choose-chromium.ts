import path from 'node:path';

/** The facts that decide which Chromium the browser tests use. */
export type BrowserMachine = {
  platform: string;
  arch: string;
  environment: Readonly<Record<string, string | undefined>>;
  exists: (file: string) => boolean;
  /** Where Playwright keeps its own Chromium, if that is installed. */
  playwrights: string;
};

/**
 * An existing browser, the copy that an npm package ships (Linux x64), or Playwright's own, which must be installed.
 */
export type Choice = { at: string } | { unpack: true } | { install: true };

const LINUX = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

function usualPlaces({ platform, environment }: BrowserMachine): string[] {
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.flatMap((name) => environment[name] ?? []);
    return WINDOWS.flatMap((file) => folders.map((folder) => path.win32.join(folder, file)));
  }
  if (platform === 'darwin') return MACOS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  return LINUX;
}

/** Chooses in this order: CHROMIUM_PATH, an installed Chrome or Chromium, the npm package's copy, Playwright's own. */
export function chooseChromium(machine: BrowserMachine): Choice {
  const named = machine.environment.CHROMIUM_PATH;
  if (named) return { at: named };
  const installed = usualPlaces(machine).find(machine.exists);
  if (installed) return { at: installed };
  if (machine.platform === 'linux' && machine.arch === 'x64') return { unpack: true };
  return machine.exists(machine.playwrights) ? { at: machine.playwrights } : { install: true };
}
