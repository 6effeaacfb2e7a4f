import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import classes from '../batch-import.module.css';
import { useImportParts } from '../import-parts.tsx';
import { useImportWords } from '../import-words.tsx';
import { maxImportMegabytes } from './import-refusal.ts';

/** What becomes of a file that was dropped. */
export type Sending = {
  /** The name of the file that is on its way. */
  name: string | undefined;
  /** Why the last one was not taken. */
  failure: string | undefined;
};

export type ImportDropProps = { sending: Sending; onFile: (file: File) => void };

// Systems disagree on the kinds of these files: their endings say it better. Spreadsheets may be chosen, to be told how they are saved.
const accepted = '.csv,.txt,.tsv,.xlsx,.xls,.ods,text/csv';

/** Where a file of events is dropped, or chosen; one at a time. */
export function ImportDrop({ sending: { name, failure }, onFile }: ImportDropProps) {
  const { say, formatCount } = useImportWords();
  const { FileDrop } = useImportParts();
  const receive = ([file]: readonly File[]): void => {
    if (file && name === undefined) onFile(file);
  };
  const told = name === undefined ? undefined : say('drop.sending', { name });
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
      {told !== undefined && <progress className={classes.progress} aria-label={told} />}
      <LiveRegion isVisible>{told}</LiveRegion>
      {failure !== undefined && (
        <Notice tone="danger" isLive title={say('drop.cannot')}>
          <p className={classes.noticeText}>{failure}</p>
        </Notice>
      )}
    </FileDrop>
  );
}
