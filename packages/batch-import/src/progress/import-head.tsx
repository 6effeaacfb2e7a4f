import { Link } from '@parages/ui/link/link';
import classes from '../batch-import.module.css';
import type { ImportView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import { ImportBadge } from './import-badge.tsx';

const kilobytesOf = (bytes: number): number => Math.max(1, Math.round(bytes / 1024));

export function ImportHead({ view, backHref }: { view: ImportView; backHref: string }) {
  const { say, formatCount, formatInstant } = useImportWords();
  const { fileName, status, organisation, createdAt, sizeBytes, format, encoding, delimiter } =
    view;
  const facts = [
    say('history.sent', { when: formatInstant(new Date(createdAt)) }),
    organisation === null
      ? say('history.team')
      : say('history.of', { organisation: organisation.name }),
    say('history.size', { kilobytes: formatCount(kilobytesOf(sizeBytes)) }),
    // A workbook is read as a table of our own, whose encoding and separator mean nothing.
    ...(format === 'csv'
      ? [encoding && say(`encodings.${encoding}`), delimiter && say(`delimiters.${delimiter}`)]
      : [say(`formats.${format}`)]),
  ].filter((fact) => fact !== null);
  return (
    <header className={classes.head}>
      <p className={classes.back}>
        <Link href={backHref}>{say('back')}</Link>
      </p>
      <h1>{fileName}</h1>
      <p className={classes.rowFacts}>
        <ImportBadge status={status} />
        <span>{facts.join(' · ')}</span>
      </p>
    </header>
  );
}
