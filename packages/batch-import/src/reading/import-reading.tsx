import { Disclosure } from '@parages/ui/disclosure/disclosure';
import classes from '../batch-import.module.css';
import type { HeadingView, ImportView, ReadingView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import { ImportAwaited } from '../progress/import-awaited.tsx';
import type { ColumnValue } from './column-choice.ts';
import { ColumnForm } from './column-form.tsx';
import { EventPreview } from './event-preview.tsx';
import form from './reading.module.css';

/** `data` is undefined until it is loaded. */
export type ReadingPage = {
  data: ReadingView | undefined;
  error: Error | null;
  refetch: () => unknown;
};

export type ImportReadingProps = {
  status: ImportView['status'];
  reading: ReadingPage;
  today: string;
  isBusy: boolean;
  onChoose: (columns: readonly ColumnValue[]) => void;
};

/** How the file was read: the columns of its headings, and its first events. */
export function ImportReading({ status, reading, today, isBusy, onChoose }: ImportReadingProps) {
  const { say } = useImportWords();
  const { data, error, refetch } = reading;
  if (data === undefined)
    return (
      <ImportAwaited
        hasFailed={error !== null}
        failed={say('reading.failed')}
        onRetry={() => void refetch()}
      />
    );
  const { headings, events } = data;
  return (
    <>
      {headings.length > 0 && (
        <section className={classes.part}>
          <Disclosure
            isOpen={headings.some(isToVerify) || status === 'blocked'}
            summary={
              <h2 className={form.title}>
                {say('reading.title')} <Counts headings={headings} />
              </h2>
            }
          >
            <ColumnForm
              key={headings.map(({ column }) => column).join()}
              headings={headings}
              isBusy={isBusy}
              onChoose={onChoose}
            />
          </Disclosure>
        </section>
      )}
      {status === 'ready' && events.length > 0 && (
        <section className={classes.part} aria-labelledby="import-preview">
          <h2 id="import-preview">{say('reading.preview')}</h2>
          <p className={classes.text}>{say('reading.previewText')}</p>
          <EventPreview events={events} today={today} />
        </section>
      )}
    </>
  );
}

const isToVerify = ({ origin, samples }: HeadingView): boolean =>
  origin === 'guess' || (origin === 'none' && samples.length > 0);

function Counts({ headings }: { headings: readonly HeadingView[] }) {
  const { say, formatCount } = useImportWords();
  const read = headings.filter(({ column }) => column !== null).length;
  return (
    <span className={form.counts}>
      {say('reading.counts', {
        count: read,
        formatted: formatCount(read),
        total: formatCount(headings.length),
      })}
    </span>
  );
}
