import type { ImportColumnName } from '@parages/contracts/vocabulary/imports/import-columns';
import { saveFile } from '@parages/ui/save-file/save-file';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import type { Sending } from './home/import-drop.tsx';
import { errorFileName, exampleFileName } from './home/import-file-names.ts';
import { refusalOf, sayRefusal } from './home/import-refusal.ts';
import type { ImportView } from './import-view.ts';
import { useImportWords } from './import-words.tsx';
import type { ColumnValue } from './reading/column-choice.ts';

export type ImportAct = 'confirm' | 'cancel';
/** Which file to download: the original, or the lines to correct. */
export type ImportFile = 'file' | 'errors';

export type ImportCalls = {
  send: (file: File) => Promise<{ id: string }>;
  act: (importId: string, act: ImportAct) => Promise<unknown>;
  file: (importId: string, what: ImportFile) => Promise<Blob>;
  example: () => Promise<Blob>;
  chooseColumns: (
    importId: string,
    columns: readonly (ImportColumnName | null)[],
  ) => Promise<unknown>;
  codeOf: (error: unknown) => string;
};

export function useSending(
  { send, codeOf }: Pick<ImportCalls, 'send' | 'codeOf'>,
  onSent: (importId: string) => void,
) {
  const { say } = useImportWords();
  const [sending, setSending] = useState<Sending>({ name: undefined, failure: undefined });
  const onFile = (file: File): void => {
    const refuse = (code: string): void =>
      setSending({ name: undefined, failure: sayRefusal(say, code, file.name) });
    const refused = refusalOf(file);
    if (refused === undefined) {
      setSending({ name: file.name, failure: undefined });
      void send(file).then(
        ({ id }) => onSent(id),
        (error: unknown) => refuse(codeOf(error)),
      );
    } else refuse(refused);
  };
  return { sending, onFile };
}

export function useDownloads(calls: Pick<ImportCalls, 'file' | 'example'>) {
  const { say } = useImportWords();
  const [isExampleBusy, setIsExampleBusy] = useState(false);
  const save = (name: string, content: Promise<Blob>): Promise<void> =>
    content.then(
      (blob) => saveFile(name, blob),
      () => toast('error', say('downloadFailed')),
    );
  return {
    download: ({ id, fileName }: Pick<ImportView, 'id' | 'fileName'>, what: ImportFile): void =>
      void save(what === 'file' ? fileName : errorFileName(fileName), calls.file(id, what)),
    downloadExample: (): void => {
      setIsExampleBusy(true);
      void save(exampleFileName, calls.example()).finally(() => setIsExampleBusy(false));
    },
    isExampleBusy,
  };
}

export function useActing(importId: string, { act, codeOf }: Pick<ImportCalls, 'act' | 'codeOf'>) {
  const { say } = useImportWords();
  const [busy, setBusy] = useState<ImportAct>();
  const run = (which: ImportAct): void => {
    setBusy(which);
    act(importId, which)
      .catch((error: unknown) => toast('error', sayRefusal(say, codeOf(error))))
      .finally(() => setBusy(undefined));
  };
  return { onConfirm: () => run('confirm'), onCancel: () => run('cancel'), busy };
}

export function useChoosing(
  importId: string,
  { chooseColumns, codeOf }: Pick<ImportCalls, 'chooseColumns' | 'codeOf'>,
) {
  const { say } = useImportWords();
  const [isBusy, setIsBusy] = useState(false);
  const onChoose = (columns: readonly ColumnValue[]): void => {
    setIsBusy(true);
    chooseColumns(
      importId,
      columns.map((column) => (column === '' ? null : column)),
    )
      .catch((error: unknown) =>
        toast('error', `${say('reading.changeFailed')} ${sayRefusal(say, codeOf(error))}`),
      )
      .finally(() => setIsBusy(false));
  };
  return { onChoose, isBusy };
}
