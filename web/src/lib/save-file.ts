import type { SavedFile } from '../../../shared/contract/route.ts';

/** Hands a reply that is a file to the browser's downloads. */
export function saveFile({ fileName, blob }: SavedFile): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
