import { brand } from '../../shared/brand.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { dataExportContract } from '../../shared/data-export/contract.ts';
import type { DataExport } from '../../shared/data-export/data-export.ts';
import type { ArtistId, DataExportId, NewId } from '../../shared/ids.ts';
import type { ArchiveGateway } from '../archives/archive-gateway.ts';
import type { Handlers } from '../platform/serve.ts';
import type { DataExportRepository } from './data-export-repository.ts';

type Needs = {
  exports: DataExportRepository;
  archives: Pick<ArchiveGateway, 'fetchAddress'>;
  newId: NewId;
  now: () => Date;
};

type Ready = { exportId: DataExportId; requestedAt: string; parts: { bytes: number }[] };

export function dataExportHandlers({ exports, archives, newId, now }: Needs): Handlers<typeof dataExportContract> {
  const last = async (artistId: ArtistId): Promise<DataExport> => {
    const at = now();
    const stored = await exports.find(artistId, at);
    const isOver = stored?.state === 'ready' && Date.parse(stored.expiresAt) <= at.getTime();
    return stored && !isOver ? stored : { state: 'none' };
  };
  /** @throws Problem `data-export-not-found` */
  const address = (artistId: ArtistId, ready: Ready | undefined, part: number): Promise<string> => {
    if (!ready || part > ready.parts.length) throw new Problem('data-export-not-found');
    const { exportId, requestedAt, parts } = ready;
    const number = parts.length > 1 ? `-${part}-of-${parts.length}` : '';
    const fileName = `${brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${requestedAt.slice(0, 10)}${number}.zip`;
    return archives.fetchAddress({ folder: `${artistId}/${exportId}`, part }, fileName);
  };

  return {
    'GET /api/me/data-export': ({ actor }) => last(actor.artistId),

    async 'POST /api/me/data-export'({ actor }) {
      await exports.ask(actor.artistId, newId('data-export'), now());
      return last(actor.artistId);
    },

    async 'GET /api/me/data-export/parts/{part}'({ actor: { artistId }, params }) {
      return { url: await address(artistId, await exports.findReady(artistId, now()), params.part) };
    },

    async 'GET /api/data-exports/{artistId}/{token}/{part}'({ params: { artistId, token, part } }) {
      return { location: await address(artistId, await exports.findByToken(artistId, token, now()), part) };
    },
  };
}
