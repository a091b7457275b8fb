import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Opens a second dialog over the first one, which is dimmed. */
export function DialogOverDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="pt-4">
      <Button size="small" onClick={() => setOpen(true)}>
        Where is it shown?
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Where the artist name is shown"
        actions={<Button onClick={close}>Close</Button>}
      >
        On the releases, in the stores, and on statements.
      </Dialog>
    </div>
  );
}
