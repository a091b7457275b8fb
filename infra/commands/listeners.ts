import { bucketGateway } from '../../services/media/bucket-gateway.ts';
import { mediaRepository } from '../../services/media/media-repository.ts';
import { removeUploads } from '../../services/media/remove-uploads.ts';
import { openTable } from '../../services/platform/table.ts';
import { healRelease } from '../../services/projector/heal-release.ts';
import { cardRepository } from '../../services/releases/card-repository.ts';
import { codeRepository } from '../../services/releases/code-repository.ts';
import { releaseRepository } from '../../services/releases/release-repository.ts';
import { redrive } from './redrive.ts';
import { replayLetters } from './replay-letters.ts';

/** A value of the deployment by the name of its output. @throws Error when it is not known */
type Output = (name: string) => string;
type Replayed = { healed: number; failures: string[] };

/** How the dead letters of each listener are replayed, from what is stored now. */
export const listeners: Record<'projector' | 'remover' | 'uploads', (output: Output) => Promise<Replayed>> = {
  projector: (output) => {
    const table = openTable(output('TableName'));
    const needs = { releases: releaseRepository(table), cards: cardRepository(table), codes: codeRepository(table) };
    return replayLetters(output('ProjectorLetters'), async (release) => {
      const foreign = await healRelease(needs, release);
      for (const { code } of foreign) throw new Error(`The code ${code} of ${release.releaseId} is somebody else's`);
    });
  },
  remover: (output) => {
    const media = mediaRepository(openTable(output('TableName')));
    const buckets = bucketGateway({
      uploads: output('UploadsBucket'),
      masters: output('MastersBucket'),
      artwork: output('ArtworkBucket'),
    });
    return replayLetters(output('RemoverLetters'), (release) => removeUploads({ media, buckets }, release));
  },
  uploads: async (output) => ({ healed: await redrive(output('UploadLetters')), failures: [] }),
};
