import { guards, type Mutant } from './mutant.ts';

/** Guards of listening: which recording gets a result, who sees whose sound, and what is removed with a recording. */
export const listeningMutants: readonly Mutant[] = [
  ...guards('services/releases/writes/heard-writes.ts', 'service', 'services/listening/listen-to-master', [
    [
      'a result is for the recording that was heard',
      "condition: 'tracks.#track.audio.mediaId = :mediaId'",
      "condition: '(tracks.#track.audio.mediaId = :mediaId OR attribute_exists(PK))'",
      'was replaced while it was heard',
    ],
  ]),
  ...guards('services/listening/listen-to-master.ts', 'service', 'services/listening/listen-to-master', [
    [
      'a recording that cannot be read does not hold up its release',
      "if (isLate && audio.heard?.state === 'waiting')",
      "if (isLate && audio.heard?.state === 'unheard')",
      'waits for its third delivery',
    ],
    ['a recording is heard once', "if (known?.copied) return 'heard';", '', 'does nothing again'],
    [
      'nothing is left of a recording that was removed',
      'if (!(await needs.media.find(placed))) {',
      'if (!(await needs.media.find(placed)) && !isSaved) {',
      'was removed while it was heard',
    ],
  ]),
  ...guards('services/media/handlers.ts', 'service', 'services/listening/listening', [
    [
      'only the office sees who else has a recording',
      '(same) => same.artistId === artistId',
      '() => true',
      'only the office sees',
    ],
  ]),
  ...guards('services/media/media-repository.ts', 'service', 'services/listening/listening', [
    [
      'what listening stored is removed with its recording',
      'await heardRepository(table).remove(address);',
      '',
      'nothing is left of a recording when',
    ],
  ]),
];
