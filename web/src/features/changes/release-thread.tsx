import { useState } from 'react';
import { MESSAGE_LIMIT } from '../../../../shared/releases/message-limit.ts';
import { reasonPlaceText, reasonWords } from '../../../../shared/releases/reason-target.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { ReleaseMessage } from '../../../../shared/releases/release-message.ts';
import { writeMessage } from '../../data/releases/messages/thread.ts';
import { useWriteMessage } from '../../data/releases/mutations/write-message.ts';
import { dateAndTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { release: Release; messages: readonly ReleaseMessage[] };

/** Messages between the office and the artist about a release (product 21.5). */
export default function ReleaseThread({ release, messages }: Props) {
  return (
    <PageSection title="Messages" wide>
      <ol className="grid max-w-4xl gap-4 empty:hidden">
        {messages.map((message) => (
          <li key={message.id} className="grid gap-1 border-l border-line pl-4">
            <p className="flex flex-wrap gap-x-3 text-small text-soft">
              <span>{message.by === 'artist' ? 'You' : 'Our office'}</span>
              <time dateTime={message.at} className="tabular-nums">
                {dateAndTime(message.at)}
              </time>
            </p>
            <RequestedReasons release={release} message={message} />
            {message.text && <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{message.text}</p>}
          </li>
        ))}
      </ol>
      <Answer releaseId={release.id} />
    </PageSection>
  );
}

const RequestedReasons = ({ release, message: { reasons } }: { release: Release; message: ReleaseMessage }) =>
  reasons.length > 0 && (
    <ul className="grid max-w-prose list-disc gap-1 pl-5">
      {reasons.map((reason) => (
        <li key={JSON.stringify(reason)} className="[overflow-wrap:anywhere]">
          {[reasonPlaceText(reason, release), reasonWords(reason)].filter(Boolean).join(': ')} {reason.note}
        </li>
      ))}
    </ul>
  );

function Answer({ releaseId }: { releaseId: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const write = useWriteMessage(releaseId);
  const send = useAction(write.mutateAsync, {
    done: () => setText(''),
    failed: (failure) => ({ title: 'Failed to send message', text: writeMessage(failure) }),
  });
  const submit = () => {
    const message = text.trim();
    if (message === '') return setError('Please write a message');
    if (message.length > MESSAGE_LIMIT) return setError(`Must be less than ${MESSAGE_LIMIT} characters`);
    send(message);
  };
  return (
    <form
      className="grid max-w-2xl justify-items-start gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="w-full">
        <Field label="Message to the office" error={error}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={text}
              limit={MESSAGE_LIMIT}
              onChange={({ target }) => {
                setText(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={write.isPending && 'Sending…'}>
        Send message
      </Button>
    </form>
  );
}
