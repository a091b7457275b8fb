import { Paperclip } from 'lucide-react';
import type { Choice } from '../../../../shared/assistant/conversation.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  /** Where a file is asked for. */
  file: { label: string; onChoose: () => void } | undefined;
};

/** Answers that can be pressed instead of typed. */
export const QuickReplies = ({ choices, onChoose, file }: Props) =>
  (choices.length > 0 || file) && (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Quick replies</legend>
      {file && (
        <Button size="small" className="rounded-full bg-raised" onClick={file.onChoose}>
          <Paperclip className="size-4" aria-hidden />
          {file.label}
        </Button>
      )}
      {choices.map((choice) => (
        <Button
          key={`${choice.label} ${choice.message}`}
          size="small"
          className="max-w-full rounded-full bg-raised text-left whitespace-normal"
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </Button>
      ))}
    </fieldset>
  );
