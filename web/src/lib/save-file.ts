import type { SavedFile } from '../../../shared/contract/route.ts';

/** Lets the browser save a response as a file. */
export function saveFile({ fileName, blob }: SavedFile): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Delayed, because Safari reads the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
