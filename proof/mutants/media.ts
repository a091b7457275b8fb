import { guards, type Mutant } from './mutant.ts';

/** Guards of uploads and files: how they are expected, checked, placed and counted. */
export const mediaMutants: readonly Mutant[] = [
  ...guards('services/releases/writes/file-writes.ts', 'service', 'services/media/uploads', [
    [
      'an upload is expected of a release that may be changed',
      'releaseCheck(tableName, owned, isEditable,',
      "releaseCheck(tableName, owned, { condition: 'attribute_exists(PK)' },",
      'is expected only for an existing draft',
    ],
    ['an upload is expected of a track', ', ...trackIds.map(hasTrack)', '', 'removed concurrently'],
    [
      'a file goes into a release that may be changed',
      'at, isEditable, ...track',
      'at, ...track',
      'an address from before the submission',
    ],
    ['a file never replaces a newer one', '.mediaId < :id', '.mediaId <> :id', 'an older upload'],
  ]),
  ...guards('services/releases/writes/look-writes.ts', 'service', 'services/looking/looking', [
    [
      'a look is recorded for the cover that was looked at',
      "condition: 'cover.mediaId = :mediaId'",
      "condition: '(cover.mediaId = :mediaId OR attribute_exists(PK))'",
      'that was replaced',
    ],
  ]),
  ...guards('services/looking/look-at-cover.ts', 'unit', 'services/looking/look-at-cover', [
    ['a replaced cover is not looked at', 'cover?.mediaId !== address.mediaId ||', '', 'was replaced'],
    ['a cover is looked at once', " || cover.looked.state === 'looked'", '', 'was looked at'],
    [
      'an artist does not wait for ever',
      'isLate && cover.looked.state',
      'isLate && false && cover.looked.state',
      'does not wait any longer',
    ],
  ]),
  ...guards('services/media/discard-file.ts', 'service', 'services/looking/looking', [
    ['an original is removed with its cover', 'buckets.discardMaster(originalKey(address)),', '', 'is redrawn'],
  ]),
  ...guards('services/media/check-upload.ts', 'service', 'services/media/two-checkers.service-test', [
    ['what a file is has room for it, and not what it is called', 'if (overFormat)', 'if (overFormat && !file.size)'],
  ]),
  ...guards('services/media/handlers.ts', 'service', 'services/media/licence.service-test', [
    ['a licence is addressed as one', 'if (licence?.mediaId !== address.mediaId) continue;', 'if (!licence) continue;'],
  ]),
  ...guards('services/media/handlers.ts', 'service', 'services/test/authorization.service-test', [
    [
      'a master is addressed as the release’s',
      'if (audio?.mediaId !== address.mediaId) continue;',
      'if (!audio) continue;',
      'inside an own release',
    ],
  ]),
  ...guards('services/media/media-repository.ts', 'service', 'services/media/two-checkers', [
    [
      'an upload is bound to the bytes that were judged',
      '(attribute_not_exists(sha256) OR sha256 = :sha256)',
      '(attribute_not_exists(sha256) OR attribute_exists(sha256) OR sha256 = :sha256)',
    ],
    ['bytes that stop their checks are refused', 'OR begunChecks < :most)', 'OR begunChecks < :most OR :one = :one)'],
    [
      'a file is not refused for the storage’s failures',
      'SET sha256 = :sha256 REMOVE begunChecks',
      'SET sha256 = :sha256',
    ],
  ]),
  ...guards('services/media/media-repository.ts', 'service', 'services/media/upload-quota', [
    [
      'a file is added to an active account only',
      "ConditionExpression: '#status = :active'",
      "ConditionExpression: '#status <> :active OR #status = :active'",
    ],
  ]),
  ...guards('services/media/upload-quota.ts', 'service', 'services/media/upload-quota', [
    ['a number of uploads on their way', 'size(ids) <= :before', '(size(ids) <= :before OR attribute_exists(ids))'],
    [
      'a number of uploads a day',
      'uploads <= :uploadsBefore AND',
      '(uploads <= :uploadsBefore OR attribute_exists(uploads)) AND',
    ],
    ['a number of bytes a day', 'bytes <= :bytesBefore', '(bytes <= :bytesBefore OR attribute_exists(uploads))'],
  ]),
  ...guards('services/releases/storage/release-count.ts', 'service', 'services/media/upload-quota', [
    ['a number of releases', 'releases < :most', '(releases < :most OR attribute_exists(releases))'],
  ]),
  ...guards('services/media/upload-parts-repository.ts', 'service', 'services/media/upload-parts', [
    ['one upload in storage', "condition: 'attribute_not_exists(partsId)'", "condition: ':id = :id'"],
    ['a completion of the upload that has begun', "condition: 'partsId = :id'", "condition: ':id = :id'"],
  ]),
  ...guards('services/media/part-handlers.ts', 'service', 'services/media/upload-parts', [
    ['every part before the completion', 'if (missing.length > 0)', 'if (false)'],
    ['no part after the submission', 'if (isReadOnly(status))', 'if (false)'],
    ['only parts that the file has', 'if (!range)', 'if (range === null)'],
  ]),
  ...guards('services/media/part-gateway.ts', 'service', 'services/media/upload-parts', [
    ['a part of exactly these bytes', 'ChecksumSHA256: sha256,\n      });', '});'],
  ]),
];
