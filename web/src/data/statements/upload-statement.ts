import { useQueryClient } from '@tanstack/react-query';
import type { StatementId } from '../../../../shared/ids.ts';
import type { FileSettings } from '../../../../shared/statements/file-settings.ts';
import { STATEMENT_BYTES } from '../../../../shared/statements/upload-limit.ts';
import { api } from '../../lib/api.ts';
import { fileSize } from '../../lib/format.ts';
import { type SignedRequest, sendFile } from '../media/send-file.ts';
import { rejectedFileMessage } from './messages.ts';
import { statementKeys } from './queries.ts';
import { putStatementUpload } from './upload-store.ts';

/** Explains why a file cannot be uploaded, without asking the server; undefined if it can be. */
export function fileError({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return `${name} is empty.`;
  return size > STATEMENT_BYTES
    ? `${name} is larger than ${fileSize(STATEMENT_BYTES)}. Compress it as .gz.`
    : undefined;
}

/** The error for a failed upload, with a message for the user. */
export class StatementUploadError extends Error {}

async function send(statementId: StatementId, file: File, address: SignedRequest): Promise<void> {
  const stop = new AbortController();
  putStatementUpload(statementId, { percent: 0, stop });
  try {
    await sendFile(file, address, (percent) => putStatementUpload(statementId, { percent, stop }), stop.signal);
    await api('POST /api/admin/statements/{statementId}/uploaded', { params: { statementId } });
  } catch (error) {
    throw new StatementUploadError(rejectedFileMessage(error));
  } finally {
    putStatementUpload(statementId, undefined);
  }
}

/**
 * Uploads statement files. Each call returns when the upload begins, and its `arrived` resolves when the upload is
 * complete.
 */
export function useStatementUpload() {
  const client = useQueryClient();
  const follow = () => client.invalidateQueries({ queryKey: statementKeys.any });
  const arriving = (statementId: StatementId, file: File, address: SignedRequest) =>
    send(statementId, file, address).finally(follow);
  return {
    /** Starts a new import. @throws Problem */
    async begin(
      file: File,
      settings: FileSettings = {},
    ): Promise<{ statementId: StatementId; arrived: Promise<void> }> {
      const body = { fileName: file.name, bytes: file.size, given: settings };
      const idempotencyKey = crypto.randomUUID();
      const { statement, ...address } = await api('POST /api/admin/statements', { body, idempotencyKey });
      void follow();
      return { statementId: statement.statementId, arrived: arriving(statement.statementId, file, address) };
    },

    /** Uploads the file for an existing import. @throws Problem */
    async again(statementId: StatementId, file: File): Promise<{ arrived: Promise<void> }> {
      const address = await api('GET /api/admin/statements/{statementId}/upload', { params: { statementId } });
      return { arrived: arriving(statementId, file, address) };
    },
  };
}
