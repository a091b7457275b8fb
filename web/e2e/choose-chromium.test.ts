import { type BrowserMachine, chooseChromium } from './choose-chromium.ts';

const playwrights = '/cache/ms-playwright/chrome';
const machine = (platform: string, arch: string, ...files: string[]): BrowserMachine => ({
  platform,
  arch,
  environment: platform === 'win32' ? { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\a\\Local' } : {},
  exists: (file) => files.includes(file),
  playwrights,
});

it.each([
  ['linux', 'x64', '/usr/bin/google-chrome'],
  ['linux', 'arm64', '/usr/bin/chromium'],
  ['darwin', 'x64', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', 'arm64', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['win32', 'x64', 'C:\\Users\\a\\Local\\Google\\Chrome\\Application\\chrome.exe'],
  ['win32', 'arm64', 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe'],
])('on %s %s, uses an installed browser: %s', (platform, arch, file) => {
  expect(chooseChromium(machine(platform, arch, file, playwrights))).toEqual({ at: file });
});

it.each([
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
])("on %s %s, installs and uses Playwright's own if none is installed", (platform, arch) => {
  expect(chooseChromium(machine(platform, arch))).toEqual({ install: true });
  expect(chooseChromium(machine(platform, arch, playwrights))).toEqual({ at: playwrights });
});

it("on Linux x64, uses the npm package's copy if none is installed", () => {
  expect(chooseChromium(machine('linux', 'x64', playwrights))).toEqual({ unpack: true });
});

it('CHROMIUM_PATH takes precedence', () => {
  const named = { ...machine('linux', 'x64', '/usr/bin/chromium'), environment: { CHROMIUM_PATH: '/mine' } };
  expect(chooseChromium(named)).toEqual({ at: '/mine' });
});
