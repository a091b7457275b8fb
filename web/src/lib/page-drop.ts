import { useEffect, useRef, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** What was dropped, as it must be read while the drop is told: folders are walked later. */
export type Dropped = { type: 'drop'; dataTransfer: { items: readonly DroppedItem[] } };
type DroppedItem = {
  kind: 'file';
  getAsFile: () => File | null;
  webkitGetAsEntry: () => FileSystemEntry | null;
};

function droppedIn({ items }: DataTransfer): Dropped {
  const files = [...items].filter(({ kind }) => kind === 'file');
  const read = files.map((item) => ({ file: item.getAsFile(), entry: item.webkitGetAsEntry?.() ?? null }));
  return {
    type: 'drop',
    dataTransfer: {
      items: read.map(({ file, entry }) => ({
        kind: 'file',
        getAsFile: () => file,
        webkitGetAsEntry: () => entry,
      })),
    },
  };
}

/**
 * Takes files wherever on the page they are dropped, but where a part of it takes them itself.
 * @returns whether files are over the page now
 */
export function usePageDrop(onDrop: (dropped: Dropped) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onDrop);
  take.current = onDrop;
  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      setOver(!event.defaultPrevented);
      event.preventDefault();
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event) || event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      take.current(droppedIn(event.dataTransfer));
    };
    // The window is told after the document: there stands what happens to files that no page takes.
    document.addEventListener('dragenter', hover);
    document.addEventListener('dragover', hover);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragenter', hover);
      document.removeEventListener('dragover', hover);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}

/** A file that is dropped where nothing takes it opens in the place of the app: never here. @param onLost it was dropped all the same */
export function useNoFileOpened(onLost: () => void): void {
  useEffect(() => {
    const stop = (event: DragEvent) => {
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.type === 'drop') onLost();
      else if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', stop);
    window.addEventListener('drop', stop);
    return () => {
      window.removeEventListener('dragover', stop);
      window.removeEventListener('drop', stop);
    };
  }, [onLost]);
}
