import { AudioLines, MessageCircle, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { SpinnerRing } from '../../ui/spinner-ring.tsx';

type Props = {
  onClose: () => void;
  onEditor: () => void;
  onAssistant: () => void;
  /** The button to begin with files. Another feature reads them. */
  files: ReactNode;
  busy: boolean;
};

/** Asks how to begin a release (product 4.7): in the editor or in the chat. */
const AddReleaseDialog = ({ onClose, onEditor, onAssistant, files, busy }: Props) => (
  <Dialog open onClose={onClose} title="Add New Release" description="How would you like to start?">
    <div className="grid gap-3">
      <div className="grid gap-3 rounded-card border border-edge p-4">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <span className="row-span-2 flex h-6 items-center text-soft">
            <AudioLines className="size-5" strokeWidth={1.75} aria-hidden />
          </span>
          <p className="font-[560]">With your audio</p>
          <p className="text-small text-soft">Each file becomes a track with its title; a JPEG becomes the cover.</p>
        </div>
        {files}
      </div>
      <Way
        icon={busy ? <SpinnerRing /> : <PencilLine className="size-5" strokeWidth={1.75} aria-hidden />}
        title={busy ? 'Creating…' : 'In the editor'}
        text="All fields on one page, in any order. Everything saves automatically."
        onChoose={onEditor}
        busy={busy}
      />
      <Way
        icon={<MessageCircle className="size-5" strokeWidth={1.75} aria-hidden />}
        title="With the assistant"
        text="A chat that asks one question at a time and fills in your release."
        onChoose={onAssistant}
      />
    </div>
  </Dialog>
);

type WayProps = { icon: ReactNode; title: string; text: string; onChoose: () => void; busy?: boolean };

const Way = ({ icon, title, text, onChoose, busy }: WayProps) => (
  <button
    type="button"
    onClick={busy ? undefined : onChoose}
    aria-disabled={busy}
    className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-card border border-edge p-4 text-left transition-[background-color,border-color] hover:border-ink hover:bg-sunken aria-disabled:border-line aria-disabled:bg-transparent"
  >
    <span className="row-span-2 flex h-6 items-center text-soft">{icon}</span>
    <span className="font-[560]">{title}</span>
    <span className="text-small text-soft">{text}</span>
  </button>
);

export default AddReleaseDialog;
