import { Paperclip } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Choice } from '../../../../shared/assistant/conversation.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

type Props = {
  choices: readonly Choice[];
  onChoose: (message: string) => void;
  /** Set if the question asks for a file. */
  file: { label: string; onChoose: () => void } | undefined;
};

const look = 'max-w-full rounded-3xl! bg-raised text-left whitespace-normal! [overflow-wrap:anywhere]';

/** Buttons with possible answers, as an alternative to typing. */
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
      {choices.map((choice) =>
        'link' in choice ? (
          <LinkReply key={choice.label} {...choice} />
        ) : (
          <Button
            key={`${choice.label} ${choice.message}`}
            size="small"
            className={look}
            onClick={() => onChoose(choice.message)}
          >
            {choice.label}
          </Button>
        ),
      )}
    </fieldset>
  );

/** A link to a different page. A public page is a separate document, so the browser leaves the app. */
const LinkReply = ({ label, link }: { label: string; link: string }) => {
  const props = { className: classes(buttonLook({ size: 'small' }), look), children: label };
  return link.startsWith(`${pathTo('/dashboard')}/`) ? <Link to={link} {...props} /> : <a href={link} {...props} />;
};
