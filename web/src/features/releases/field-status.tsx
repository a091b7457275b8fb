import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { SavingField } from './use-field-edit.ts';

const words = { rest: '', saving: 'Saving…', saved: 'Saved', refused: 'Not saved', conflict: 'Not saved' } as const;

/** At the end of a field's label: what became of the last edit. */
export const FieldStatus = ({ phase }: { phase: keyof typeof words }) => (
  <span role="status" className={classes('text-soft', (phase === 'refused' || phase === 'conflict') && 'text-danger')}>
    {words[phase]}
  </span>
);

type Props<S, T> = { field: SavingField<S, T>; tell: (saved: S) => string };

/** Another window saved the field first: both values, and the choice. */
export function FieldConflict<S, T>({ field, tell }: Props<S, T>) {
  if (field.edit.phase !== 'conflict') return null;
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-ready-wash p-4 text-small">
      <p>
        This was changed in another window to <strong>{tell(field.edit.theirs as S) || 'nothing'}</strong>. What you
        typed is still here. Which one stays?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={field.keepMine}>
          Keep mine
        </Button>
        <Button size="small" onClick={field.letGo}>
          Use the other
        </Button>
      </div>
    </div>
  );
}

/** The server did not take it; what was typed waits. */
export function FieldRetry<S, T>({ field }: { field: SavingField<S, T> }) {
  if (field.edit.phase !== 'refused') return null;
  return (
    <div className="flex gap-2">
      <Button size="small" onClick={field.commit}>
        Try again
      </Button>
      <Button size="small" tone="quiet" onClick={field.letGo}>
        Back to the saved value
      </Button>
    </div>
  );
}
