import type { SavedFile } from '../../../shared/contract/route.ts';

/** Saves a response as a file. */
export function saveFile({ fileName, blob }: SavedFile): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Safari reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
