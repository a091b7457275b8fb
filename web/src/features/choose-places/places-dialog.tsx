import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type PlacesDialogProps = {
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Saves the choice. */
  onDone: () => void;
  /** Discards the choice. */
  onClose: () => void;
};

type Props = Omit<PlacesDialogProps, 'onChange'> & { description: string; children: ReactNode };

/** A dialog to choose stores or territories. At least one must be chosen. */
export const PlacesDialog = ({ label, chosen, description, onDone, onClose, children }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={label}
    description={description}
    actions={
      <Button tone="signal" onClick={onDone} disabled={chosen.length === 0}>
        {chosen.length === 0 ? 'Choose at least one' : 'Done'}
      </Button>
    }
  >
    <div className="grid gap-4">{children}</div>
  </Dialog>
);

/** Adds places to a choice or removes them, keeping the original order. */
export const toggled = (all: readonly string[], chosen: readonly string[], places: readonly string[], to: boolean) => {
  const picked = new Set(chosen);
  return all.filter((each) => (places.includes(each) ? to : picked.has(each)));
};
