import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import classes from '../batch-import.module.css';
import { useImportParts } from '../import-parts.tsx';
import { useImportWords } from '../import-words.tsx';
import { maxImportMegabytes } from './import-refusal.ts';

export type Sending = {
  /** Name of the file that is being uploaded. */
  name: string | undefined;
  /** Why the last file was refused. */
  failure: string | undefined;
};

export type ImportDropProps = { sending: Sending; onFile: (file: File) => void };

// Accepts file extensions, because MIME types of these files differ between systems. Spreadsheets
// are accepted so that the refusal can explain how to export them.
const accepted = '.csv,.txt,.tsv,.xlsx,.xls,.ods,text/csv';

export function ImportDrop({ sending: { name, failure }, onFile }: ImportDropProps) {
  const { say, formatCount } = useImportWords();
  const { FileDrop } = useImportParts();
  const receive = ([file]: readonly File[]): void => {
    if (file && name === undefined) onFile(file);
  };
  const progressText = name === undefined ? undefined : say('drop.sending', { name });
  return (
    <FileDrop
      label={say('drop.title')}
      className={classes.drop}
      prompt={say('drop.prompt')}
      choose={say('drop.choose')}
      formats={say('drop.formats', {
        megabytes: maxImportMegabytes,
        lines: formatCount(batchImportLimits.maxLines),
      })}
      accept={accepted}
      onFiles={receive}
    >
      {progressText !== undefined && (
        <progress className={classes.progress} aria-label={progressText} />
      )}
      <LiveRegion isVisible>{progressText}</LiveRegion>
      {failure !== undefined && (
        <Notice tone="danger" isLive title={say('drop.cannot')}>
          <p className={classes.noticeText}>{failure}</p>
        </Notice>
      )}
    </FileDrop>
  );
}
