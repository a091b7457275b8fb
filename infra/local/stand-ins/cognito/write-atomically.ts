import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file whole: a reader, or a start after a crash, sees the old text or the new, never a part. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.tmp`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  const folder = await open(dirname(file), 'r');
  // A rename is only safe from a power cut once its folder is on disk too; some file systems cannot do that.
  await folder.sync().catch(() => {});
  await folder.close();
}
