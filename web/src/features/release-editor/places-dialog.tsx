import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type PlacesDialogProps = {
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Saves. */
  onClose: () => void;
};

type Props = Omit<PlacesDialogProps, 'onChange'> & { description: string; children: ReactNode };

/** The frame in which stores and territories are chosen: at least one must be. */
export const PlacesDialog = ({ label, chosen, description, onClose, children }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={label}
    description={description}
    actions={
      <Button tone="signal" onClick={onClose} disabled={chosen.length === 0}>
        {chosen.length === 0 ? 'Choose at least one' : 'Done'}
      </Button>
    }
  >
    <div className="grid gap-4">{children}</div>
  </Dialog>
);

/** The choice with one place more or less, in the order of all of them. */
export const toggled = (all: readonly string[], chosen: readonly string[], place: string, to: boolean): string[] => {
  const picked = new Set(chosen);
  return all.filter((each) => (each === place ? to : picked.has(each)));
};
