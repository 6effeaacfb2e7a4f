import { Button } from '@parages/ui/button/button';
import type { ReactNode } from 'react';
import classes from '../batch-import.module.css';
import { useImportWords } from '../import-words.tsx';
import { ImportSteps } from '../progress/import-steps.tsx';
import { type ImportCalls, useDownloads, useSending } from '../use-import-calls.ts';
import { ColumnHelp } from './column-help.tsx';
import { ImportDrop } from './import-drop.tsx';
import { ImportHistory, type ImportHistoryProps } from './import-history.tsx';

export type ImportHomeProps = {
  calls: ImportCalls;
  onSent: (importId: string) => void;
  history: Omit<ImportHistoryProps, 'onDownload'>;
  children?: ReactNode;
};

export function ImportHome({ calls, onSent, history, children }: ImportHomeProps) {
  const { say } = useImportWords();
  const { sending, onFile } = useSending(calls, onSent);
  const { download, downloadExample, isExampleBusy } = useDownloads(calls);
  return (
    <>
      <header className={classes.head}>
        <h1>{say('title')}</h1>
        <p className={classes.text}>{say('intro')}</p>
      </header>
      <ImportSteps />
      <div className={classes.part}>
        {children}
        <ImportDrop sending={sending} onFile={onFile} />
        <div className={classes.actions}>
          <Button
            variant="secondary"
            icon="download"
            isBusy={isExampleBusy}
            onClick={downloadExample}
          >
            {say('example')}
          </Button>
        </div>
        <ColumnHelp />
      </div>
      <ImportHistory {...history} onDownload={(one) => download(one, 'file')} />
    </>
  );
}
