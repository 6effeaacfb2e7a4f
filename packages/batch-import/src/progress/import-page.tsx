import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useEffect, useRef, useState } from 'react';
import classes from '../batch-import.module.css';
import { hasReading, type ImportView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import { ImportReading, type ReadingPage } from '../reading/import-reading.tsx';
import { ImportFiles } from '../report/import-files.tsx';
import { ImportReport, type ImportReportProps } from '../report/import-report.tsx';
import {
  type ImportCalls,
  useActing,
  useChoosing,
  useDownloads,
  useSending,
} from '../use-import-calls.ts';
import { ImportHead } from './import-head.tsx';
import { ImportState } from './import-state.tsx';

export type ImportPageProps = Omit<ImportReportProps, 'view'> & {
  view: ImportView;
  reading: ReadingPage;
  /** The day in Paris, `yyyy-MM-dd`. */
  today: string;
  calls: ImportCalls;
  onSent: (importId: string) => void;
  backHref: string;
  eventsHref: string;
};

/** Announces the status only when it changes, since the import is polled. */
function useNews({ status }: ImportView): string {
  const { say } = useImportWords();
  const [news, setNews] = useState('');
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    setNews(say(`status.${status}`));
  }, [status, say]);
  return news;
}

export function ImportPage({
  view,
  reading,
  today,
  calls,
  onSent,
  backHref,
  eventsHref,
  ...report
}: ImportPageProps) {
  const news = useNews(view);
  const acts = useActing(view.id, calls);
  const choosing = useChoosing(view.id, calls);
  const { sending, onFile } = useSending(calls, onSent);
  const { download } = useDownloads(calls);
  return (
    <>
      <ImportHead view={view} backHref={backHref} />
      <LiveRegion>{news}</LiveRegion>
      <div className={classes.state}>
        <ImportState view={view} acts={acts} eventsHref={eventsHref} />
      </div>
      {hasReading(view) && (
        <ImportReading status={view.status} reading={reading} today={today} {...choosing} />
      )}
      {view.check !== null && <ImportReport view={{ ...view, check: view.check }} {...report} />}
      <ImportFiles
        view={view}
        onDownload={(what) => download(view, what)}
        sending={sending}
        onFile={onFile}
      />
    </>
  );
}
