import { useState } from 'react';
import { MESSAGE_LIMIT } from '../../../../shared/releases/message-limit.ts';
import type { OfficeTakedown } from '../../../../shared/takedowns/takedown.ts';
import { officeMessageProblem } from '../../data/releases/messages/thread.ts';
import { useWriteOfficeMessage } from '../../data/releases/mutations/write-office-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { takedown: OfficeTakedown; onClose: () => void };

/** Writes to the artist about a takedown: the office cannot refuse it, but it can ask (product 34.4). */
export default function WriteToArtistDialog({ takedown, onClose }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const writing = useWriteOfficeMessage(takedown);
  const write = useAction(writing.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Message sent', text: `${takedown.artist} gets it by email too.` };
    },
    failed: (failure) => ({ title: 'Failed to send message', text: officeMessageProblem(failure) }),
  });
  const submit = () => {
    const message = text.trim();
    if (message === '') return setError('Please write a message');
    if (message.length > MESSAGE_LIMIT) return setError(`Must be less than ${MESSAGE_LIMIT} characters`);
    write(message);
  };
  const close = () => !writing.isPending && onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={`Write to ${takedown.artist}`}
      description={`About the takedown of ${takedown.title}`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button tone="signal" busy={writing.isPending && 'Sending…'} onClick={submit}>
            Send message
          </Button>
        </>
      }
    >
      <Field label="Message" hint="It is emailed to the artist, who can answer on the release’s page" error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={text}
            limit={MESSAGE_LIMIT}
            onChange={({ target }) => {
              setText(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
