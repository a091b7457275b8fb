import type { Locator } from '@playwright/test';

type DroppedFile = { name: string; type: string; bytes: Uint8Array };

/** Drops files on a part of the page. */
export async function dropFiles(at: Locator, files: readonly DroppedFile[]): Promise<void> {
  const encoded = files.map(({ bytes, ...file }) => ({ ...file, text: Buffer.from(bytes).toString('base64') }));
  const dataTransfer = await at.page().evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, type, text } of list) {
      const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], name, { type }));
    }
    return transfer;
  }, encoded);
  await at.dispatchEvent('dragover', { dataTransfer });
  await at.dispatchEvent('drop', { dataTransfer });
}
