import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ExpectedAnswer } from '../../../../shared/assistant/conversation.ts';
import type { Step } from '../../../../shared/assistant/step.ts';
import type { ReleaseId } from '../../../../shared/ids.ts';
import type { ReleaseDetail } from '../../../../shared/releases/release-detail.ts';
import { conversationMessage } from '../../data/assistant/messages.ts';
import { loadedPart, useLoadedPart } from '../../lib/loaded-part.ts';
import { DropArea } from '../../ui/drop-area.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChooseLicensedSong, songsFor } from './choose-licensed-song.tsx';
import { Composer } from './composer.tsx';
import { lineReplies } from './line-replies.ts';
import { PendingFile } from './pending-file.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { ReleaseBar } from './release-bar.tsx';
import { ReleasePanel } from './release-panel.tsx';
import { stepForItem } from './step-for-item.ts';
import { useAnswer } from './use-answer.ts';
import { useChat } from './use-chat.ts';
import { useChatFiles } from './use-chat-files.ts';
import { useOpening } from './use-opening.ts';
import { useScrollToLatest } from './use-scroll-to-latest.ts';

const Dialog = lazyDialog(() => import('./release-sheet.tsx'));
const formPart = loadedPart(() => import('./forms/answer-form.tsx'));

/** The file button's label, for questions that ask for a file. */
const fileLabels: Partial<Record<ExpectedAnswer['expects'], string>> = {
  cover: 'Choose the cover',
  audio: 'Choose the audio',
  licence: 'Choose the license',
};

type Props = {
  releaseId: ReleaseId | undefined;
  detail: ReleaseDetail | undefined;
  /** The question to start with, if "Ask" was pressed next to its field. */
  ask: Step | undefined;
  onRelease: (releaseId: ReleaseId) => void;
  /** Called when a file has reached the server, so that the release is refetched. */
  onFile: () => void;
  /** Actions on the release. */
  actions: ReactNode;
};

/** The chat with the release next to it. On a narrow screen, the release is in a sheet over the chat. */
export function AssistantChat({ releaseId, detail, ask, onRelease, onFile, actions }: Props) {
  const release = detail?.release;
  const state = useChat(releaseId, onRelease);
  const { chat, isWaiting } = state;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [openedAt] = useState(() => new Date().toISOString());
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const answer = useAnswer(state, { releaseId, release, input });
  useOpening(state, { releaseId, release, ask });
  useFocusOnArrival(input);
  const files = useChatFiles({
    releaseId,
    media: detail?.media ?? [],
    expected: chat.expected,
    isWaiting,
    onRelease,
    onSent: onFile,
    tell: ({ name }, { id, contentType }) => state.say({ mediaId: id, file: { name, type: contentType } }),
  });
  const showItem = (item: Parameters<typeof stepForItem>[0]) => {
    setSheetOpen(false);
    if (!isWaiting) state.goTo(stepForItem(item, release));
    answer.focus();
  };
  const beside = <ReleasePanel release={release} onShowItem={showItem} actions={actions} />;
  const log = useRef<HTMLOListElement>(null);
  const end = useScrollToLatest(log, {
    messages: chat.messages.length,
    outgoing: state.outgoing.length,
    files: files.count,
    isWaiting,
  });
  const fileLabel = chat.expected ? fileLabels[chat.expected.expects] : undefined;
  const besides = lineReplies(isWaiting ? [] : chat.messages);
  const choose = (message: string) => {
    void state.say({ message });
    answer.focus();
  };
  // If the form cannot be loaded, the artist types the answer instead.
  const Form = useLoadedPart(formPart, { isWanted: release !== undefined, onMissing: () => {} });

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] min-[86rem]:grid-cols-[minmax(0,1fr)_24rem]">
      <DropArea
        hint="Drop to add it to the release."
        onFiles={files.take}
        className="flex min-h-[calc(100dvh-3.5rem)] flex-col md:min-h-dvh"
      >
        <div className="sticky top-14 z-20 border-b border-line bg-paper md:top-0 lg:hidden">
          <ReleaseBar release={release} onOpen={() => setSheetOpen(true)} />
        </div>
        <div className="mx-auto grid w-full max-w-2xl flex-1 content-start gap-6 px-4 pt-6 sm:px-8 lg:pt-10">
          <h1 className="text-title max-lg:sr-only">New release</h1>
          {state.query.isError && chat.messages.length === 0 ? (
            <LoadFailed
              message={conversationMessage(state.query.error)}
              onRetry={() => void state.query.refetch()}
              busy={state.query.isFetching}
            />
          ) : (
            <ChatLog
              log={log}
              state={state}
              releaseId={releaseId}
              release={release}
              openedAt={openedAt}
              answer={answer}
              besides={besides}
              onChoose={choose}
            >
              {files.sending.map((one) => (
                <PendingFile key={one.key} one={one} onAgain={files.again} onDrop={files.drop} />
              ))}
              {files.forSong.map((one) => (
                <ChooseLicensedSong
                  key={one.key}
                  fileName={one.file.name}
                  songs={songsFor(release, files.sending)}
                  onChoose={(trackId) => {
                    files.sendFor(one, trackId);
                    answer.focus();
                  }}
                  onLeave={() => {
                    files.leave(one);
                    answer.focus();
                  }}
                />
              ))}
            </ChatLog>
          )}
          {!isWaiting && (
            <QuickReplies
              choices={besides.others}
              file={fileLabel === undefined ? undefined : { label: fileLabel, onChoose: () => picker.current?.click() }}
              onChoose={choose}
            />
          )}
          {!isWaiting && Form && release && chat.expected && (
            <Form
              // The key is the artist's last message. The reply's id would change when the stored conversation arrives,
              // and the form would lose its values.
              key={`${chat.expected.step} ${chat.messages.findLast(({ role }) => role === 'user')?.id ?? ''}`}
              step={chat.expected.step}
              release={release}
              onAnswer={(formAnswer) => {
                void state.say(formAnswer);
                answer.focus();
              }}
            />
          )}
          {chat.step === 'review' && !isWaiting && <div className="flex flex-wrap gap-2 lg:hidden">{actions}</div>}
        </div>
        <p role="status" className="sr-only">
          {spokenLine(state.spoken)}
        </p>
        <div className="sticky bottom-(--player) z-10 mx-auto w-full max-w-2xl bg-paper px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8">
          <Composer
            input={input}
            picker={picker}
            answer={answer}
            onFiles={files.take}
            hint={chat.expected?.hint}
            isWaiting={isWaiting}
            onStop={state.stop}
          />
        </div>
        <div ref={end} />
      </DropArea>
      <section
        aria-label="The release"
        className="sticky top-0 hidden h-dvh overflow-y-auto border-l border-line px-6 py-10 lg:block"
      >
        {beside}
      </section>
      {isSheetOpen && <Dialog onClose={() => setSheetOpen(false)}>{beside}</Dialog>}
    </div>
  );
}

/**
 * Renders a new node for each reply, so that screen readers announce a reply even if its text is the same as before.
 */
const spokenLine = ({ count, text }: { count: number; text: string }) =>
  text && <span key={count}>{`Assistant: ${text}`}</span>;

/** Focuses the input on devices with a keyboard. On a phone, the on-screen keyboard would cover the question. */
function useFocusOnArrival(input: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, [input]);
}
