import { FileAudio, FileText, Image, Pencil } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { ShownMessage } from '../../data/assistant/chat.ts';
import { dateAndTime } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { splitAtSaved } from './parse-reply.ts';
import { ReplyText } from './reply-text.tsx';
import { SignButton } from './sign-button.tsx';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The time, such as `9:41 AM`, with the date unless it was today. */
const timeText = (time: string): string =>
  new Date(time).toDateString() === new Date().toDateString() ? clock.format(new Date(time)) : dateAndTime(time);

type Props = {
  message: ShownMessage;
  /** Content below the text: changes, a failure or an upload. */
  children?: ReactNode;
  /** Edits and resends this answer. */
  onEdit?: (() => void) | undefined;
  /** Whether the message has not reached the server yet. */
  isFaint?: boolean;
  /** Renders content at the end of a line in a list. */
  beside?: ComponentProps<typeof ReplyText>['beside'];
};

/** A message with its author and time (product 31.40). */
export function ChatMessage({ message, children, onEdit, isFaint, beside }: Props) {
  const { role, content, timestamp, fileName, fileType, fileUrl, notice } = message;
  const isOwn = role === 'user';
  return (
    <li className={classes('group/message grid scroll-mt-32 gap-1.5 lg:scroll-mt-6', isOwn && 'justify-items-end')}>
      <p className="flex min-h-5 items-center gap-2 text-small text-soft">
        {isOwn && onEdit && (
          <SignButton
            label="Edit this answer"
            onClick={onEdit}
            className="-my-2 size-8 text-soft pointer-fine:opacity-0 group-hover/message:opacity-100 focus-visible:opacity-100"
          >
            <Pencil className="size-3.5" />
          </SignButton>
        )}
        <span className="font-[560] text-ink">{isOwn ? 'You' : 'Assistant'}</span>
        <time dateTime={timestamp} className="tabular-nums">
          {timeText(timestamp)}
        </time>
      </p>
      <div
        className={classes(
          'grid max-w-full gap-3',
          isOwn ? 'ml-8 rounded-card bg-sunken px-4 py-2.5' : 'w-full',
          isFaint && 'text-soft',
        )}
      >
        {fileName && <FileLine name={fileName} type={fileType ?? ''} url={fileUrl} />}
        {isOwn ? (
          <Words text={content} />
        ) : (
          <Reply text={content} beside={beside}>
            {children}
          </Reply>
        )}
      </div>
      {isOwn && children}
      {notice && <p className="text-small text-soft">{notice}</p>}
    </li>
  );
}

const Words = (props: ComponentProps<typeof ReplyText>) => props.text !== '' && <ReplyText {...props} />;

/** A reply's text, with its changes in the place where the text lists them, or else below it. */
function Reply({ text, beside, children }: Pick<Props, 'beside' | 'children'> & { text: string }) {
  const around = (children && splitAtSaved(text)) || { before: text, after: '' };
  return (
    <>
      <Words text={around.before} hasLinks beside={beside} />
      {children}
      <Words text={around.after} hasLinks beside={beside} />
    </>
  );
}

type FileProps = { name: string; type: string; url: string | undefined };

/** A file's name, and the picture of a checked cover. */
function FileLine({ name, type, url }: FileProps) {
  const isImage = type.startsWith('image/');
  const Icon = isImage ? Image : type.startsWith('audio/') ? FileAudio : FileText;
  return (
    <div className="flex min-w-0 items-center gap-3">
      {isImage && url ? (
        <Picture src={url} alt="" className="w-12 shrink-0" />
      ) : (
        <Icon className="size-4 shrink-0 text-soft" aria-hidden />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
    </div>
  );
}
