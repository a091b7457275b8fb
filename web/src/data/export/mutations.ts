import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportProfileName } from '../../../../shared/export/export-profile.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { staleAfter } from '../releases/keys.ts';

type Owned = { artistId: string; releaseId: string };
type ExportRequest = Owned & { profile?: ExportProfileName };

/**
 * Creates the distributor's file and marks the release as exported. Not idempotent, so it is never retried
 * automatically.
 */
export function useExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ artistId, releaseId, profile }: ExportRequest) =>
      api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
        params: { artistId, releaseId },
        body: { ...(profile && { profile }) },
      }),
    retry: false,
    onSettled: () => client.invalidateQueries({ queryKey: staleAfter.exported }),
  });
}

/** Downloads the same bytes again. */
export const useDownloadAgain = () =>
  useMutation({
    mutationFn: ({ artistId, releaseId }: Owned) =>
      api('GET /api/admin/artists/{artistId}/releases/{releaseId}/export', { params: { artistId, releaseId } }),
  });

/** Downloads the file of one export, whatever was delivered since. */
export const useDownloadExport = () =>
  useMutation({
    mutationFn: ({ artistId, releaseId, submission }: Owned & { submission: string }) =>
      api('GET /api/admin/artists/{artistId}/releases/{releaseId}/exports/{submission}', {
        params: { artistId, releaseId, submission },
      }),
  });

type TypedCodes = { trackId?: string; from: string; to: string }[];

/** Enters the codes that the distributor assigned. */
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

/** Enters the codes of many releases from a file. */
export function useImportCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (csv: string) => api('POST /api/admin/codes/import', { body: { csv } }),
    onSettled: () => client.invalidateQueries({ queryKey: staleAfter.exported }),
  });
}

/** Finds the release that has a code. Called only on request, and never cached. */
export const useCodeHolder = () =>
  useMutation({ mutationFn: (code: string) => api('GET /api/admin/codes', { query: { code } }) });

/** Removes a code from the release that has it, so that a different release can use it. */
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

type BatchRequest = { releases: Owned[]; profile: ExportProfileName; withFiles: boolean };

/** Requests a joint export of several releases. */
export function useExportTogether() {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: BatchRequest) =>
      api('POST /api/admin/exports', { body, idempotencyKey: intention.keyFor(JSON.stringify(body)) }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: staleAfter.exported }),
  });
}

/** Requests the download URL for one part of a batch's ZIP. */
export const useBatchPart = () =>
  useMutation({
    mutationFn: ({ batchId, part }: { batchId: string; part: number }) =>
      api('GET /api/admin/exports/{batchId}/parts/{part}', { params: { batchId, part: String(part) } }),
  });
