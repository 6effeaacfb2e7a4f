import type { Organisation } from '@parages/contracts/types';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { ReadState } from '../../../lib/page/read-state.tsx';
import { publicOrigin } from '../../../lib/public-origin.ts';
import { organisations } from '../organisations.queries.ts';
import { agendaTexts, say } from './agenda.fr.ts';
import classes from './agenda.module.css';
import { townNamed } from './agenda.queries.ts';
import { type Agenda, type AgendaDraft, agendaOf, firstDraft } from './agenda-draft.ts';
import { ContentFields, LookFields } from './agenda-fields.tsx';
import { AgendaSnippets } from './agenda-snippets.tsx';
import { frameAddress } from './snippets.ts';

const words = { loading: say('loading'), failed: say('failed'), retry: say('retry') };
// A colour changes with each movement of the pointer, a town with each letter.
const pauseMs = 400;

// The hook of Mantine would be in a file that every page loads.
function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}

/** Makes the lines with which another site shows an agenda, with a preview. */
export function OrganisationAgenda({ organisationId }: { organisationId: string }) {
  const { t } = useTranslation(agendaTexts);
  const query = useQuery(organisations.one(organisationId));
  const { data } = query;
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link href={`/org/organisations/${organisationId}`}>{t('back')}</Link>
      </p>
      <PageHead title={t('title')} intro={t('intro')}>
        <Link href={`${publicOrigin(window.location)}/api/docs#widget`}>{t('guide')}</Link>
      </PageHead>
      <ReadState query={query} words={words} />
      {data && <Generator organisation={data} />}
    </div>
  );
}

function useTown({ source, town }: AgendaDraft) {
  const { t } = useTranslation(agendaTexts);
  const query = useQuery({ ...townNamed(town), enabled: source === 'town' && town.trim() !== '' });
  const { data: found, isError } = query;
  const error = isError ? t('townFailed') : found === null ? t('townUnknown') : undefined;
  const hint = found ? t('townFound', { label: found.label }) : t('townHint');
  return { found: found ?? null, words: { hint, error } };
}

function Generator({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation(agendaTexts);
  const { slug: organiser, name, locality, status } = organisation;
  const isPublic = status === 'approved';
  const [draft, setDraft] = useState(() => firstDraft(isPublic, locality));
  const shown = useLater(draft);
  const change = (part: Partial<AgendaDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { found, words: townWords } = useTown(shown);
  const agenda = agendaOf(shown, { organiser, town: found?.slug ?? null });
  const title = t('linkTitle', { name: shown.source === 'town' ? (found?.name ?? '') : name });
  const site = publicOrigin(window.location);
  return (
    <>
      {!isPublic && <Notice title={t('notYet')} />}
      <div className={classes.columns}>
        <section className={classes.form} aria-labelledby="agenda-content">
          <h2 id="agenda-content">{t('content')}</h2>
          <ContentFields draft={draft} onChange={change} isPublic={isPublic} town={townWords} />
          <h2>{t('look')}</h2>
          <LookFields draft={draft} onChange={change} />
        </section>
        <Preview site={site} agenda={agenda} />
        {agenda && <AgendaSnippets site={site} agenda={agenda} title={title} />}
      </div>
    </>
  );
}

function Preview({ site, agenda }: { site: string; agenda: Agenda | null }) {
  const { t } = useTranslation(agendaTexts);
  return (
    <section className={classes.preview} aria-labelledby="agenda-preview">
      <h2 id="agenda-preview">{t('preview')}</h2>
      {agenda === null ? (
        <p className={classes.hint}>{t('noPreview')}</p>
      ) : (
        <iframe
          className={classes.frame}
          title={t('previewTitle')}
          src={frameAddress(site, agenda)}
          // No script, no access to the page around it; links open in a window of their own.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </section>
  );
}
