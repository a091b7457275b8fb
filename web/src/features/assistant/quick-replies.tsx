import type { Choice } from '../../../../shared/assistant/conversation.ts';
import { Button } from '../../ui/button.tsx';

type Props = { choices: readonly Choice[]; onChoose: (choice: Choice) => void };

/** Answers that can be pressed instead of typed. */
export const QuickReplies = ({ choices, onChoose }: Props) =>
  choices.length > 0 && (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Quick replies</legend>
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
