import { useState } from 'react';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import { useStatementUpload } from '../../../data/statements/upload-statement.ts';
import { useStatementUploadProgress } from '../../../data/statements/upload-store.ts';
import { fileSize, grouped } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { notSent, STATEMENT_FILES } from './drop-statement.tsx';

/** The progress of an upload from this page, or a place to choose the file again if the upload was interrupted. */
export function AwaitedFile({ statement: { statementId, fileName, bytes } }: { statement: Statement }) {
  const sending = useStatementUploadProgress(statementId);
  const { again } = useStatementUpload();
  const [refused, setRefused] = useState('');
  if (sending)
    return (
      <div className="grid max-w-2xl justify-items-start gap-4">
        <div className="w-full">
          <Progress label={`${fileName}, ${fileSize(bytes)}`} percent={sending.percent} />
        </div>
        <Button onClick={() => sending.stop.abort()}>Stop the upload</Button>
      </div>
    );
  const take = (file: File | undefined) => {
    const isSame = file?.size === bytes;
    setRefused(isSame ? '' : `This is a different file: ${fileName} has ${grouped(bytes)} bytes.`);
    if (file && isSame) again(statementId, file).then(({ arrived }) => arrived.catch(notSent), notSent);
  };
  return (
    <div className="grid max-w-2xl gap-2">
      <FileDrop
        label={fileName}
        action="Choose it again"
        hint={`The upload of ${fileName} didn’t finish, or is still running in another tab.`}
        accept={STATEMENT_FILES}
        onFiles={([file]) => take(file)}
      />
      <p role="alert" className="text-small text-danger">
        {refused}
      </p>
    </div>
  );
}
