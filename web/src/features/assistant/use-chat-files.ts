import { useEffect, useRef, useState } from 'react';
import type { ExpectedAnswer } from '../../../../shared/assistant/conversation.ts';
import type { MediaId, ReleaseId, TrackId } from '../../../../shared/ids.ts';
import type { CheckedMedia, Media } from '../../../../shared/media/media.ts';
import { chatFileKind, NO_KIND } from '../../data/assistant/file-kind.ts';
import { fileNotUploaded } from '../../data/assistant/messages.ts';
import { usePlaceForFile } from '../../data/assistant/use-place-for-file.ts';
import { checkFile } from '../../data/media/check-file.ts';
import { cancelUpload, upload } from '../../data/media/upload.ts';
import type { UploadPlace } from '../../data/media/upload-store.ts';
import { notifyFailure } from '../../ui/toast.tsx';

/** A file that this page is uploading. It is not part of the conversation yet. */
export type ChatFile = { key: string; file: File; place: UploadPlace; mediaId?: MediaId | undefined };
/** A licence that could be for several songs. It is sent once the artist has chosen one. */
export type LicenceOfSong = { key: string; file: File; releaseId: ReleaseId; isForSong: true };
type AnyFile = ChatFile | LicenceOfSong;

type Options = {
  releaseId: ReleaseId | undefined;
  media: readonly Media[];
  expected: ExpectedAnswer | null;
  /** Whether a message is in flight. Files are reported to the assistant one at a time. */
  isWaiting: boolean;
  onRelease: (releaseId: ReleaseId) => void;
  /** Reports a file to the assistant once it has been checked. */
  tell: (file: File, media: CheckedMedia) => void;
  /** Called when a file has reached the server. */
  onSent: () => void;
};

/**
 * Uploads files that are dropped into the chat. Each file is sent to its place in the release, is checked there, and
 * then becomes part of the conversation.
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
  // Places are found one after another, so that two files do not get the same one. The uploads then run in parallel.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verdict is reported once, when no message is in flight
  useEffect(() => {
    if (!judged) return;
    change(judged.one.key, undefined);
    if (judged.media.state === 'refused') notifyFailure(judged.media.finding);
    tell(judged.one.file, judged.media);
  }, [judgedKey]);

  return {
    /** The number of files shown. */
    count: files.length,
    sending,
    /** Licences for which the artist still has to choose a song. */
    forSong: files.filter((one): one is LicenceOfSong => 'isForSong' in one),
    sendFor: ({ key, file, releaseId }: LicenceOfSong, trackId: TrackId) => {
      const one: ChatFile = { key, file, place: { releaseId, target: { kind: 'licence', trackId } } };
      change(key, one);
      void send(one);
    },
    leave: ({ key }: LicenceOfSong) => change(key, undefined),
    take: (list: readonly File[]) => void take(list),
    again: (one: ChatFile) => void send(one),
    /** Drops a file, even while it is being uploaded. */
    drop: ({ key, place }: ChatFile) => {
      stopped.current.add(key);
      cancelUpload(place);
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
