import type { Cover } from '../../../../shared/releases/release.ts';
import type { Finding } from '../../../../shared/rules/release-findings.ts';
import { fileSize } from '../../lib/format.ts';
import { ModalPanel } from '../../ui/modal-panel.tsx';
import { CoverFindingList } from './cover-finding-list.tsx';
import { MarkedCover } from './marked-cover.tsx';

type Props = { title: string; cover: Cover; findings: readonly Finding[]; onClose: () => void };

/** The largest variant of a cover with what looking at it found, and facts about the delivered file (product 22.4). */
const CoverDialog = ({ title, cover, findings, onClose }: Props) => (
  <ModalPanel
    open
    onClose={onClose}
    title={`Cover of ${title || 'No title'}`}
    description={`${cover.fileName}, ${cover.width} × ${cover.height} pixels, ${fileSize(cover.size)}`}
    className="inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(82rem,calc(100vw-2rem),calc(100dvh-9rem))] rounded-card border"
  >
    <div className="grid gap-4">
      <MarkedCover cover={cover} title={title} findings={findings} className="w-full" />
      {findings.length > 0 && <CoverFindingList findings={findings} />}
    </div>
  </ModalPanel>
);

export default CoverDialog;
