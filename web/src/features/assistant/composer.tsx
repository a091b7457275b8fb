import { ArrowUp, Paperclip, Square, X } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { CHAT_LIMIT } from '../../../../shared/assistant/conversation.ts';
import { chatFileTypes } from '../../data/assistant/file-kind.ts';
import { classes } from '../../ui/classes.ts';
import { SignButton } from './sign-button.tsx';
import type { useAnswer } from './use-answer.ts';

/** The number of remaining characters is shown once it is this low. */
const MAX_UNCOUNTED = 200;

type Props = {
  input: RefObject<HTMLTextAreaElement | null>;
  /** Opens the system's file dialog. */
  picker: RefObject<HTMLInputElement | null>;
  answer: ReturnType<typeof useAnswer>;
  onFiles: (files: File[]) => void;
  /** How to answer the current question, if that is not obvious. */
  hint: string | undefined;
  /** Whether a reply is pending. The artist can stop waiting for it, but cannot send anything else. */
  isWaiting: boolean;
  onStop: () => void;
};

/**
 * The input for answers. Enter sends and Shift+Enter starts a new line. Keys pressed during composition with an input
 * method are ignored.
 */
export function Composer({ input, picker, answer, onFiles, hint, isWaiting, onStop }: Props) {
  const hintId = useId();
  const { typed, isEditing } = answer;
  const text = typed.trim();
  const left = CHAT_LIMIT - [...text].length;
  const isSendable = text !== '' && left >= 0 && !isWaiting;
  const send = () => {
    if (isSendable) answer.send(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari ends the composition before it reports this Enter. Only the key code shows that it belongs to the
    // composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape' && isEditing) answer.cancelEdit();
    if (event.key === 'ArrowUp' && typed === '') answer.edit();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <form
      onSubmit={submit}
      className="grid min-w-0 grid-cols-1 gap-1 rounded-card border border-edge bg-raised p-1.5 transition-[border-color] focus-within:border-ink"
    >
      {isEditing && (
        <div className="flex items-center justify-between gap-3 pl-2 text-small text-soft">
          <span>Editing your last answer</span>
          <SignButton label="Keep the answer as it was" onClick={answer.cancelEdit}>
            <X />
          </SignButton>
        </div>
      )}
      <div className="flex items-end gap-1">
        <FileButton picker={picker} onFiles={onFiles} />
        <textarea
          ref={input}
          rows={1}
          value={typed}
          onChange={({ target }) => answer.type(target.value)}
          onKeyDown={keys}
          onPaste={paste}
          aria-label="Your answer"
          aria-describedby={hint && hintId}
          aria-invalid={left < 0}
          placeholder="Your answer"
          className="field-sizing-content wrap-anywhere max-h-[40dvh] min-h-9 min-w-0 flex-1 resize-none bg-transparent px-1.5 py-1.5 text-body outline-none placeholder:text-soft pointer-coarse:min-h-11 pointer-coarse:py-2.5"
        />
        {isWaiting ? (
          <SignButton
            label="Stop"
            onClick={() => {
              onStop();
              answer.focus();
            }}
          >
            <Square className="size-3.5 fill-current" />
          </SignButton>
        ) : (
          <SignButton
            label="Send"
            type="submit"
            aria-disabled={!isSendable}
            className="bg-signal text-on-signal hover:bg-signal-strong aria-disabled:bg-sunken aria-disabled:text-soft aria-disabled:opacity-100"
          >
            <ArrowUp />
          </SignButton>
        )}
      </div>
      {hint && left > MAX_UNCOUNTED && (
        <p id={hintId} className="px-2 text-small text-soft">
          {hint}
        </p>
      )}
      <p
        role="status"
        className={classes(
          'px-2 text-small tabular-nums',
          left < 0 ? 'text-danger' : 'text-soft',
          left > MAX_UNCOUNTED && 'sr-only',
        )}
      >
        {left < 0 ? `${-left} characters too many` : left <= MAX_UNCOUNTED ? `${left} characters left` : ''}
      </p>
    </form>
  );
}

/** Opens the file dialog, for a cover, audio or licences, as an alternative to dropping them. */
const FileButton = ({ picker, onFiles }: Pick<Props, 'picker' | 'onFiles'>) => (
  <span className="relative shrink-0">
    <input
      ref={picker}
      type="file"
      multiple
      aria-label="Add files"
      title="Add files"
      accept={chatFileTypes}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Allows the same file to be chosen again after it has changed on disk.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
      className="peer absolute inset-0 size-full cursor-pointer opacity-0"
    />
    <span
      aria-hidden
      className="grid size-9 place-items-center rounded-card text-soft peer-hover:bg-sunken peer-hover:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus pointer-coarse:size-11"
    >
      <Paperclip className="size-5" strokeWidth={1.75} />
    </span>
  </span>
);
