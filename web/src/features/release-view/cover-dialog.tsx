import type { Cover } from '../../../../shared/releases/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { fileSize } from '../../lib/format.ts';
import { ModalPanel } from '../../ui/modal-panel.tsx';

/** The largest variant of a cover, and facts about its original (product 22.4). */
const CoverDialog = ({ title, cover, onClose }: { title: string; cover: Cover; onClose: () => void }) => (
  <ModalPanel
    open
    onClose={onClose}
    title={`Cover of ${title || 'No title'}`}
    description={`${cover.fileName}, ${cover.width} × ${cover.height} pixels, ${fileSize(cover.size)}`}
    className="inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(82rem,calc(100vw-2rem),calc(100dvh-9rem))] rounded-card border"
  >
    <img
      src={coverUrl(cover.mediaId, 1280)}
      alt={`Cover of ${title}`}
      width={1280}
      height={1280}
      className="aspect-square h-auto w-full rounded-inner"
    />
  </ModalPanel>
);

export default CoverDialog;
