import { createHash } from 'node:crypto';
import { Profile } from '../../shared/accounts/profile.ts';
import type { ChatMessage } from '../../shared/assistant/conversation.ts';
import { brand } from '../../shared/brand.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { MediaId } from '../../shared/ids.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import { Release } from '../../shared/releases/release.ts';
import type { ReleaseDetail } from '../../shared/releases/release-detail.ts';
import type { SplitView } from '../../shared/splits/split-view.ts';
import { renderDistributorFile } from '../export/render-distributor-file.ts';
import type { BookedPayment } from '../payments/payment-history-repository.ts';
import type { ArtistsMoney } from '../payouts/artists-money.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { endingOf, fileNameOf } from './file-name-of.ts';

/** A release with all that belongs to it, and what its artist and the assistant said about it. */
export type ArchivedRelease = ReleaseDetail & { conversation: readonly ChatMessage[] };

type Of = ArtistsMoney & {
  profile: Profile;
  /** As the site shows it (WebP); undefined where there is none. */
  photo: Uint8Array | undefined;
  releases: readonly ArchivedRelease[];
  payments: readonly BookedPayment[];
  splits: readonly SplitView[];
  now: Date;
};

/**
 * All that an artist has here, file by file (product 18.2): what stands in the table as JSON, each release's distributor file, cover, masters and
 * licences as they were uploaded, and a manifest with the size and the SHA-256 of each.
 */
export function archiveEntries({
  profile,
  photo,
  releases,
  payments,
  payouts,
  methods,
  balance,
  advances,
  taxForm,
  earned,
  splits,
  now,
}: Of): ArchiveEntry[] {
  const entries = [
    file('profile.json', json(Profile.parse(profile))),
    ...(photo ? [file('photo.webp', photo)] : []),
    file('payments.json', json(payments.map(({ payment }) => payment))),
    file('ledger.json', json(payments.flatMap(({ postings }) => postings))),
    file('balance.json', json(balance)),
    file('payouts.json', json({ methods, payouts, taxForm })),
    file('advances.json', json(advances)),
    file('earnings.json', json(earned)),
    file('splits.json', json(splits)),
    ...releases.flatMap(releaseEntries),
  ];
  const manifest = entries.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
  return [file('README.txt', readMe(now)), ...entries, file('manifest.json', json(manifest))];
}

/** A release's folder. Its id keeps two of one title apart. */
function releaseEntries({ release, messages, earlier, conversation }: ArchivedRelease): ArchiveEntry[] {
  const { artistId, id: releaseId, cover } = release;
  const folder = `releases/${fileNameOf(release.title)} (${releaseId})`;
  const master = (
    name: string,
    { mediaId, size, sha256 }: { mediaId: MediaId; size: number; sha256?: string | undefined },
  ) => ({
    path: `${folder}/${name}`,
    bytes: size,
    sha256,
    from: { master: { artistId, releaseId, mediaId } },
  });
  return [
    file(`${folder}/release.json`, json(Release.parse(release))),
    ...(messages.length > 0 ? [file(`${folder}/messages.json`, json(messages))] : []),
    ...(conversation.length > 0 ? [file(`${folder}/assistant.json`, json(conversation))] : []),
    ...(earlier ? [file(`${folder}/earlier-submission.json`, json(earlier))] : []),
    ...distributorEntry(folder, release),
    ...(cover ? [master(`cover${endingOf(cover.fileName)}`, cover)] : []),
    ...orderedTracks(release).flatMap(({ title, audio, licence }, n) => {
      const name = `${String(n + 1).padStart(2, '0')} ${fileNameOf(title)}`;
      return [
        ...(audio ? [master(`${name}${endingOf(audio.fileName)}`, audio)] : []),
        ...(licence ? [master(`${name} - licence${endingOf(licence.fileName)}`, licence)] : []),
      ];
    }),
  ];
}

/** A draft may hold what no distributor file can carry yet: then `release.json` alone says all of it. */
function distributorEntry(folder: string, release: Release): ArchiveEntry[] {
  try {
    return [file(`${folder}/distributor.csv`, renderDistributorFile(release))];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

const file = (path: string, content: string | Uint8Array): ArchiveEntry => ({
  path,
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
  from: { content },
});

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const readMe = (now: Date): string => `Your data at ${brand.name}, as it was on ${now.toISOString()}.

profile.json    what your profile says; photo.webp is your photo as the site shows it
payments.json   what you paid, and what went back to you
ledger.json     how each payment stands in our books, in millionths of a dollar
balance.json    what you have with us, in millionths of a dollar
payouts.json    where you are paid and taxed, masked, and what you asked for, with what became of it
advances.json   what you were paid ahead, and how much of it is back
earnings.json   all that you earned, by month, release, store and country, in millionths of a dollar
splits.json     who shares your tracks with you, or theirs, by which parts, and from when
releases/       a folder for each release: all its fields (release.json), the file that a distributor
                takes (distributor.csv), and cover, audio and licences, the very files that you uploaded; what you
                and the office wrote each other (messages.json), what you and the assistant said
                (assistant.json), and the last submission that was sent back to you, as it was
                (earlier-submission.json)
manifest.json   every file with its size and its SHA-256, so that you can check that nothing is missing

You may take all of it anywhere.
`;
