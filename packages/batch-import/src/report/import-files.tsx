import { Button } from '@parages/ui/button/button';
import classes from '../batch-import.module.css';
import { ImportDrop, type Sending } from '../home/import-drop.tsx';
import type { ImportView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import type { ImportFile } from '../use-import-calls.ts';

const hasErrors = ({ check, outcome }: ImportView): boolean =>
  (check !== null && check.faults + check.blocking > 0) ||
  (outcome !== null && outcome.rejected > 0);

const hint = ({ status }: ImportView): string =>
  status === 'blocked'
    ? 'drop.againBlocked'
    : status === 'ready'
      ? 'drop.againReady'
      : 'drop.againText';

export type ImportFilesProps = {
  view: ImportView;
  onDownload: (what: ImportFile) => void;
  sending: Sending;
  onFile: (file: File) => void;
};

export function ImportFiles({ view, onDownload, sending, onFile }: ImportFilesProps) {
  const { say } = useImportWords();
  const canCorrect = hasErrors(view) && view.status !== 'checking' && view.status !== 'running';
  return (
    <section
      className={classes.part}
      aria-label={canCorrect ? say('drop.again') : say('downloadFile')}
    >
      {canCorrect && (
        <>
          <h2>{say('drop.again')}</h2>
          <p className={classes.text}>{say(hint(view))}</p>
        </>
      )}
      {view.hasFile && (
        <div className={classes.actions}>
          {canCorrect && (
            <Button variant="secondary" icon="download" onClick={() => onDownload('errors')}>
              {say('downloadErrors')}
            </Button>
          )}
          <Button variant="quiet" icon="download" onClick={() => onDownload('file')}>
            {say('downloadFile')}
          </Button>
        </div>
      )}
      {canCorrect && <ImportDrop sending={sending} onFile={onFile} />}
    </section>
  );
}
