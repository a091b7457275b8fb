import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rejectedFileMessage } from '../../../data/statements/messages.ts';
import { fileError, StatementUploadError, useStatementUpload } from '../../../data/statements/upload-statement.ts';
import { pathTo } from '../../../lib/paths.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { notifyFailure } from '../../../ui/toast.tsx';

/** File types of statements. */
export const STATEMENT_FILES =
  '.csv,.tsv,.tab,.txt,.gz,.zip,.xlsx,.xlsm,.xlsb,.xls,.ods,text/csv,text/tab-separated-values,application/gzip,application/zip';

export const notSent = (error: unknown) =>
  notifyFailure({
    title: 'Upload Failed',
    text: error instanceof StatementUploadError ? error.message : rejectedFileMessage(error),
  });

/** A place to drop statements. A single statement opens at once; several appear in the list. */
export function DropStatement() {
  const { begin } = useStatementUpload();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  const take = async (files: File[]) => {
    setAsking(true);
    try {
      for (const file of files) {
        const refused = fileError(file);
        if (refused) {
          notifyFailure({ title: 'Upload Failed', text: refused });
          continue;
        }
        const { statementId, arrived } = await begin(file);
        arrived.catch(notSent);
        if (files.length === 1) void navigate(pathTo('/dashboard/admin/statements/:statementId', { statementId }));
      }
    } catch (error) {
      notSent(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <FileDrop
      label="Statements of stores and distributors"
      action="Choose files"
      hint="CSV, TSV or Excel (.xlsx), just as you received it. gz and zip files are unpacked. Nothing is posted until someone approves it."
      accept={STATEMENT_FILES}
      several
      busy={isAsking}
      onFiles={(files) => void take(files)}
    />
  );
}
