import { problemOf } from '@parages/contracts/api-problem';
import type { Sending } from '@parages/ui/batch-import/import-drop';
import { errorFileName, exampleFileName } from '@parages/ui/batch-import/import-file-names';
import { refusalOf, sayRefusal } from '@parages/ui/batch-import/import-refusal';
import type { ImportView } from '@parages/ui/batch-import/import-view';
import { saveFile } from '@parages/ui/save-file/save-file';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useExampleFile, useImportFile, useSendFile } from './imports.queries.ts';
import { importWords } from './imports-words.ts';

const { say } = importWords;
const tellFailed = (): void => toast('error', say('downloadFailed'));

/** Files that are sent for an organisation, and the page of the import that each becomes. */
export function useSending(organisationId: string | undefined): { sending: Sending; send: (file: File) => void } {
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useSendFile();
  const [failure, setFailure] = useState<string>();
  const send = (file: File): void => {
    const refused = refusalOf(file);
    setFailure(refused && sayRefusal(say, refused, file.name));
    if (refused !== undefined || organisationId === undefined) return;
    mutate(
      { file, organisationId },
      {
        onSuccess: ({ id }) => void navigate(`/org/imports/${id}`),
        onError: (error) => setFailure(sayRefusal(say, problemOf(error).code, file.name)),
      },
    );
  };
  return { sending: { name: isPending ? variables.file.name : undefined, failure }, send };
}

/** Files that are had again, and the one to begin with. */
export function useDownloads() {
  const file = useImportFile();
  const example = useExampleFile();
  return {
    download: ({ id, fileName }: Pick<ImportView, 'id' | 'fileName'>, what: 'file' | 'errors'): void =>
      file.mutate(
        { importId: id, what },
        { onSuccess: (blob) => saveFile(what === 'file' ? fileName : errorFileName(fileName), blob), onError: tellFailed },
      ),
    downloadExample: (): void => example.mutate(undefined, { onSuccess: (blob) => saveFile(exampleFileName, blob), onError: tellFailed }),
    isExampleBusy: example.isPending,
  };
}
