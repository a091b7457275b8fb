import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

type Props = {
  /** The form's name for screen readers. */
  label: string;
  /** The button's label. */
  action: string;
  /** Whether the form can be sent. */
  isReady: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A small form below the question that it answers. */
export const FormFrame = ({ label, action, isReady, onSubmit, children }: Props) => (
  <form
    aria-label={label}
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      if (isReady) onSubmit();
    }}
    className="grid gap-3 rounded-card border border-line bg-raised p-3"
  >
    {children}
    <Button type="submit" size="small" aria-disabled={!isReady} className="justify-self-start">
      {action}
    </Button>
  </form>
);
