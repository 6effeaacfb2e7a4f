import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../live-region/live-region.tsx';
import classes from './batch-import.module.css';
import { ImportFiles, type ImportFilesProps } from './import-files.tsx';
import { ImportHead } from './import-head.tsx';
import { ImportReport, type ImportReportProps } from './import-report.tsx';
import { type ImportActs, ImportState } from './import-state.tsx';
import type { ImportView } from './import-view.ts';
import { useImportWords } from './import-words.tsx';

export type ImportPageProps = Omit<ImportReportProps, 'check'> &
  Omit<ImportFilesProps, 'onDownload'> & {
    acts: ImportActs;
    /** The other imports. */
    backHref: string;
    /** Where its events are seen once they are written. */
    eventsHref: string;
  };

/** Says where an import stands when that changes, not before: its page is asked again every other second. */
function useNews({ status }: ImportView): string {
  const { say } = useImportWords();
  const [news, setNews] = useState('');
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current === status) return;
    seen.current = status;
    setNews(say(`status.${status}`));
  }, [status, say]);
  return news;
}

/** An import, from its check to what became of it. */
export function ImportPage({ view, acts, sending, onFile, backHref, eventsHref, ...report }: ImportPageProps) {
  const news = useNews(view);
  return (
    <>
      <ImportHead view={view} backHref={backHref} />
      <LiveRegion>{news}</LiveRegion>
      <div className={classes.state}>
        <ImportState view={view} acts={acts} eventsHref={eventsHref} />
      </div>
      {view.check !== null && <ImportReport check={view.check} {...report} />}
      <ImportFiles view={view} onDownload={acts.onDownload} sending={sending} onFile={onFile} />
    </>
  );
}
