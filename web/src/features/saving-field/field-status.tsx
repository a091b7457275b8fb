import type { MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { focusControl } from '../../ui/focus-control.ts';
import type { SavingField } from './use-saving-field.ts';

const statusTexts = {
  rest: '',
  typed: '',
  saving: 'Saving…',
  waiting: 'Waiting for connection',
  saved: 'Saved',
  refused: 'Not saved',
  conflict: 'Not saved',
} as const;

const looks: Partial<Record<keyof typeof statusTexts, string>> = {
  waiting: 'text-right text-ready',
  refused: 'text-danger',
  conflict: 'text-danger',
};

/** Moves the focus to the field, because the button disappears on click. */
const thenFocus = (act: () => void) => (event: MouseEvent) => {
  focusControl(event);
  act();
};

/** The state of a field's last edit, with an undo button for a short time. */
export function FieldStatus<T>({ field: { state }, label }: { field: SavingField<T>; label: string }) {
  const { phase } = state;
  return (
    <span
      className={classes('flex justify-end gap-1.5 text-small text-soft', phase !== 'waiting' && 'whitespace-nowrap')}
    >
      <span role="status" className={looks[phase]}>
        {statusTexts[phase]}
      </span>
      {state.phase === 'saved' && state.undo && (
        <>
          <span aria-hidden>·</span>
          <button
            type="button"
            aria-label={`Undo ${label}`}
            onClick={thenFocus(state.undo)}
            className="-m-2 rounded-inner p-2 text-ink underline decoration-edge underline-offset-2 hover:decoration-ink"
          >
            Undo
          </button>
        </>
      )}
    </span>
  );
}

/** Shown if the field was saved in another window first: both values, and a choice between them. */
export function FieldConflict<T>({ field }: { field: SavingField<T> }) {
  if (field.state.phase !== 'conflict') return null;
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-ready-wash p-4 text-small">
      <p>
        This was changed in another window to <strong>{field.state.theirs || 'nothing'}</strong>. What you typed is
        still here. Which one do you want to keep?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={thenFocus(field.keepMine)}>
          Keep mine
        </Button>
        <Button size="small" onClick={thenFocus(field.discard)}>
          Use the other one
        </Button>
      </div>
    </div>
  );
}

/** Shown if the server has rejected the edit. The typed text is kept. */
export function FieldRetry<T>({ field }: { field: SavingField<T> }) {
  if (field.state.phase !== 'refused') return null;
  return (
    <div className="flex flex-wrap gap-2 pb-3">
      <Button size="small" onClick={thenFocus(field.commit)}>
        Try again
      </Button>
      <Button size="small" tone="quiet" onClick={thenFocus(field.discard)}>
        {field.hasSaved ? 'Back to the saved value' : 'Clear'}
      </Button>
    </div>
  );
}
