import { ImportWordsProvider } from '@parages/batch-import/import-words';
import { SourceReportView } from '@parages/batch-import/report/source-report';
import type { SourceReportList } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Disclosure } from '@parages/ui/disclosure/disclosure';
import { formatInstant } from '@parages/ui/format/instant.fr';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importWords } from '../imports-words.ts';
import classes from './sources.module.css';
import { sourceReports } from './sources.queries.ts';
import { sourcesTexts } from './sources-words.ts';

type Report = SourceReportList['items'][number];

/** What each of the last pulls wrote, and why it wrote nothing of other records. */
export function SourceReports({ sourceId }: { sourceId: string }) {
  const { t } = useTranslation(sourcesTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={t('reports.title')} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && <Reports sourceId={sourceId} />}
    </Disclosure>
  );
}

function Reports({ sourceId }: { sourceId: string }) {
  const { t } = useTranslation(sourcesTexts);
  const { data, error, refetch } = useQuery(sourceReports(sourceId));
  if (data === undefined)
    return error === null ? (
      <p aria-busy="true">{t('reports.loading')}</p>
    ) : (
      <Notice tone="danger" isLive title={t('reports.failed')}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('list.retry')}
        </Button>
      </Notice>
    );
  const [newest, ...older] = data.items;
  if (newest === undefined) return <p className={classes.text}>{t('reports.none')}</p>;
  return (
    <ImportWordsProvider words={importWords}>
      <p className={classes.reportDay}>{dayOf(newest)}</p>
      <SourceReportView report={newest} unit="record" placesHref="/org/events?place=in-doubt" />
      {older.map((report) => (
        <Older key={report.pulledAt} report={report} />
      ))}
    </ImportWordsProvider>
  );
}

function Older({ report }: { report: Report }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={dayOf(report)} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && <SourceReportView report={report} unit="record" />}
    </Disclosure>
  );
}

const dayOf = ({ pulledAt }: Report): string => formatInstant(new Date(pulledAt));
