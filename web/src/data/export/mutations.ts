import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportProfileName } from '../../../../shared/export/export-profile.ts';
import { api } from '../../lib/api.ts';
import { useIntention } from '../../lib/intention.ts';
import { staleAfter } from '../releases/keys.ts';

type Owned = { artistId: string; releaseId: string };
type Asked = Owned & { profile?: ExportProfileName };

/** Makes the distributor's file and marks the release exported. Once only, so it is never sent again by itself. */
export function useExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ artistId, releaseId, profile }: Asked) =>
      api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
        params: { artistId, releaseId },
        body: { ...(profile && { profile }) },
      }),
    retry: false,
    onSettled: () => client.invalidateQueries({ queryKey: staleAfter.exported }),
  });
}

/** The same bytes again. */
export const useDownloadAgain = () =>
  useMutation({
    mutationFn: ({ artistId, releaseId }: Owned) =>
      api('GET /api/admin/artists/{artistId}/releases/{releaseId}/export', { params: { artistId, releaseId } }),
  });

type TypedCodes = { trackId?: string; from: string; to: string }[];

/** Writes in the codes that the distributor assigned. */
export function useEnterCodes(artistId: string, releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (codes: TypedCodes) =>
      api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/codes', {
        params: { artistId, releaseId },
        body: { codes },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: staleAfter.exported }),
  });
}

/** The same of many releases, from a file. */
export function useImportCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (csv: string) => api('POST /api/admin/codes/import', { body: { csv } }),
    onSettled: () => client.invalidateQueries({ queryKey: staleAfter.exported }),
  });
}

/** Whose a code is, now: asked when somebody asks, and never remembered. */
export const useCodeHolder = () =>
  useMutation({ mutationFn: (code: string) => api('GET /api/admin/codes', { query: { code } }) });

/** Takes a code from the release that has it. */
export function useFreeCode(artistId: string, releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { code: string; reason: string }) =>
      api('POST /api/admin/artists/{artistId}/releases/{releaseId}/codes/free', {
        params: { artistId, releaseId },
        body,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: staleAfter.exported }),
  });
}

type Together = { releases: Owned[]; profile: ExportProfileName; withFiles: boolean };

/** Asks for releases to be exported together. */
export function useExportTogether() {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: (body: Together) =>
      api('POST /api/admin/exports', { body, idempotencyKey: intention.keyFor(JSON.stringify(body)) }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: staleAfter.exported }),
  });
}

/** An address that gives one part of a batch's ZIP. */
export const useBatchPart = () =>
  useMutation({
    mutationFn: ({ batchId, part }: { batchId: string; part: number }) =>
      api('GET /api/admin/exports/{batchId}/parts/{part}', { params: { batchId, part: String(part) } }),
  });
