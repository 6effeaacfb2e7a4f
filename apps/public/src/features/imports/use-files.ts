import { problemOf } from '@parages/contracts/api-problem';
import type { Sending } from '@parages/ui/batch-import/import-drop';
import { errorFileName, exampleFileName } from '@parages/ui/batch-import/import-file-names';
import { refusalOf, sayRefusal } from '@parages/ui/batch-import/import-refusal';
import type { ImportView } from '@parages/ui/batch-import/import-view';
import { saveFile } from '@parages/ui/save-file/save-file';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/use-translation.tsx';
import { useImports } from './imports.queries.ts';

/** Files that are sent, for an organisation or none, and the page of the import that each becomes. */
export function useSending(organisationId: string | undefined): { sending: Sending; send: (file: File) => void } {
  const { t } = useTranslation('batchImport');
  const navigate = useNavigate();
  const { send } = useImports();
  const [sending, setSending] = useState<Sending>({ name: undefined, failure: undefined });
  const refuse = (code: string, { name }: File): void => setSending({ name: undefined, failure: sayRefusal(t, code, name) });
  return {
    sending,
    send: (file) => {
      const refused = refusalOf(file);
      if (refused !== undefined) return refuse(refused, file);
      setSending({ name: file.name, failure: undefined });
      send(file, organisationId).then(
        ({ id }) => void navigate(`/batchimport/${id}`),
        (error: unknown) => refuse(problemOf(error).code, file),
      );
    },
  };
}

/** Files that are had again, and the one to begin with. */
export function useDownloads() {
  const { t } = useTranslation('batchImport');
  const files = useImports();
  const [isExampleBusy, setIsExampleBusy] = useState(false);
  const save = (name: string, content: Promise<Blob>): Promise<void> =>
    content.then(
      (blob) => saveFile(name, blob),
      () => toast('error', t('downloadFailed')),
    );
  return {
    download: ({ id, fileName }: Pick<ImportView, 'id' | 'fileName'>, what: 'file' | 'errors'): void =>
      void (what === 'file' ? save(fileName, files.file(id)) : save(errorFileName(fileName), files.errors(id))),
    downloadExample: (): void => {
      setIsExampleBusy(true);
      void save(exampleFileName, files.example()).finally(() => setIsExampleBusy(false));
    },
    isExampleBusy,
  };
}
