import { useEffect, useRef, useState } from 'react';
import type { ExpectedAnswer } from '../../../../shared/assistant/conversation.ts';
import type { MediaId, ReleaseId, TrackId } from '../../../../shared/ids.ts';
import type { JudgedMedia, Media } from '../../../../shared/media/media.ts';
import { chatFileKind, NO_KIND } from '../../data/assistant/file-kind.ts';
import { fileNotUploaded } from '../../data/assistant/messages.ts';
import { usePlaceForFile } from '../../data/assistant/use-place-for-file.ts';
import { checkFile } from '../../data/media/check-file.ts';
import { upload } from '../../data/media/upload.ts';
import { leaveUpload, type UploadPlace } from '../../data/media/upload-store.ts';
import { notifyFailure } from '../../ui/toast.tsx';

/** A file of this page that is on its way to its place, and not part of the conversation yet. */
export type ChatFile = { key: string; file: File; place: UploadPlace; mediaId?: MediaId | undefined };
/** A licence of one of several songs: it is sent once the artist has said of which. */
export type LicenceOfSong = { key: string; file: File; releaseId: ReleaseId; isForSong: true };
type AnyFile = ChatFile | LicenceOfSong;

type Options = {
  releaseId: ReleaseId | undefined;
  media: readonly Media[];
  expected: ExpectedAnswer | null;
  /** A message is on its way: files are told one after the other. */
  isWaiting: boolean;
  onRelease: (releaseId: ReleaseId) => void;
  /** Tells the assistant of a file that has its verdict. */
  tell: (file: File, media: JudgedMedia) => void;
  /** A file has arrived at the server. */
  onSent: () => void;
};

/**
 * Files that are dropped into the chat: each goes to its place in the release, is checked there, and is then part of
 * the conversation.
 */
export function useChatFiles({ releaseId, media, expected, isWaiting, onRelease, tell, onSent }: Options) {
  const [files, setFiles] = useState<readonly AnyFile[]>([]);
  const stopped = useRef(new Set<string>());
  const placeFor = usePlaceForFile(releaseId, onRelease);
  const change = (key: string, next: AnyFile | undefined) =>
    setFiles((before) => before.flatMap((one) => (one.key === key ? (next ?? []) : one)));

  async function send(one: ChatFile): Promise<void> {
    const mediaId = await upload(one.place, one.file);
    if (stopped.current.has(one.key)) return;
    if (mediaId === undefined) return void notifyFailure(fileNotUploaded);
    change(one.key, { ...one, mediaId });
    onSent();
  }
  // One after the other: two files must not take one place. What has its place is sent beside the others.
  async function take(list: readonly File[]): Promise<void> {
    for (const file of list) {
      const kind = chatFileKind(file);
      const finding = kind ? await checkFile(kind, file) : NO_KIND;
      const place = kind && !finding ? await placeFor(kind, expected) : undefined;
      if (!place || 'title' in place) {
        notifyFailure(place ?? finding ?? NO_KIND);
        continue;
      }
      const named = { key: crypto.randomUUID(), file };
      if ('isForSong' in place) {
        setFiles((before) => [...before, { ...named, ...place }]);
        continue;
      }
      const one: ChatFile = { ...named, place };
      setFiles((before) => [...before, one]);
      void send(one);
    }
  }

  const sending = files.filter((one): one is ChatFile => 'place' in one);
  const judged = isWaiting ? undefined : firstJudged(sending, media);
  const judgedKey = judged?.one.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verdict is told once, when nothing else is on its way
  useEffect(() => {
    if (!judged) return;
    change(judged.one.key, undefined);
    if (judged.media.state === 'refused') notifyFailure(judged.media.finding);
    tell(judged.one.file, judged.media);
  }, [judgedKey]);

  return {
    /** How many are shown. */
    count: files.length,
    sending,
    /** Licences of which the artist has to say which song they are for. */
    forSong: files.filter((one): one is LicenceOfSong => 'isForSong' in one),
    sendFor: ({ key, file, releaseId }: LicenceOfSong, trackId: TrackId) => {
      const one: ChatFile = { key, file, place: { releaseId, target: { kind: 'licence', trackId } } };
      change(key, one);
      void send(one);
    },
    leave: ({ key }: LicenceOfSong) => change(key, undefined),
    take: (list: readonly File[]) => void take(list),
    again: (one: ChatFile) => void send(one),
    /** Leaves a file, also one that is being sent. */
    drop: ({ key, place }: ChatFile) => {
      stopped.current.add(key);
      leaveUpload(place);
      change(key, undefined);
    },
  };
}

function firstJudged(files: readonly ChatFile[], media: readonly Media[]) {
  for (const one of files) {
    const found = media.find(({ id }) => id === one.mediaId);
    if (found && found.state !== 'awaited') return { one, media: found };
  }
  return undefined;
}
