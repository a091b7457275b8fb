import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, NewId, ReleaseId } from '../../shared/ids.ts';
import type { storesContract } from '../../shared/stores/contract.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, personOf } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import { enteredWrite } from './entering/entered-write.ts';
import type { ImportStoreStates } from './entering/import-store-states.ts';
import { reportedEvent } from './entering/reported-event.ts';
import type { SentFileRepository } from './sent-file-repository.ts';
import type { StoreEventRecorder } from './store-event-recorder.ts';
import type { StoreStateRepository } from './store-state-repository.ts';

type Needs = {
  states: StoreStateRepository;
  files: SentFileRepository;
  recorder: StoreEventRecorder;
  importStates: ImportStoreStates;
  newId: NewId;
  auditedBy: (admin: SignedIn) => Audited;
};

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

export const storesHandlers = (needs: Needs): Handlers<typeof storesContract> => {
  const { states, files, recorder, importStates, newId, auditedBy } = needs;

  /** Reads states, events and files of a release, if it is this artist's. The keys name the release alone. */
  const historyOf = async ({ artistId, releaseId }: Owned, options: { consistent?: boolean } = {}) => {
    const [history, sent] = await Promise.all([
      states.history({ releaseId }, options),
      files.ofRelease(releaseId, options),
    ]);
    const recorded = history.recorded?.artistId === artistId ? history.recorded : undefined;
    return {
      stores: recorded?.stores ?? {},
      events: recorded ? history.events : [],
      exports: sent.filter((file) => file.artistId === artistId),
    };
  };

  return {
    async 'GET /api/releases/{releaseId}/stores'({ actor, params }) {
      const recorded = await states.find(params);
      return { stores: recorded?.artistId === actor.artistId ? recorded.stores : {} };
    },

    'GET /api/releases/{releaseId}/stores/events': ({ actor, params }) =>
      historyOf({ ...params, artistId: actor.artistId }),

    'GET /api/admin/artists/{artistId}/releases/{releaseId}/stores': ({ params }) =>
      historyOf(params, { consistent: true }),

    'POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events': ({
      actor,
      params,
      body,
      storeWithEffect,
    }) => {
      const audited = auditedBy(actor);
      const by = { kind: 'office', person: personOf(audited) } as const;
      return retryWhenChanged('release-changed', async () => {
        const known = await recorder.read(params);
        const id = newId('store-event');
        const event = reportedEvent(known.release, known.recorded, body, { id, by, now: audited.at });
        const change = recorder.apply(known, [event]);
        if (!change) throw new Problem('release-changed');
        const entered = enteredWrite(audited, params, [event], known, change);
        return storeWithEffect({ stores: change.after.stores }, (answered) =>
          recorder.write(change, [entered, answered]),
        );
      });
    },

    'POST /api/admin/store-events/import': ({ actor, body }) => importStates(body.csv, () => auditedBy(actor)),
  };
};
