import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { onClose: () => void; children: ReactNode };

/** The release in a sheet over the chat, for narrow screens. */
const ReleaseSheet = ({ onClose, children }: Props) => (
  <Dialog open onClose={onClose} title="The release">
    {children}
  </Dialog>
);

export default ReleaseSheet;
