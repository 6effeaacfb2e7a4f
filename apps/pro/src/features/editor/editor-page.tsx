import { isRefusal } from '@parages/contracts/api-problem';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageFailed, PageWaiting } from '../../lib/page/page-state.tsx';
import { productName } from '../../lib/product.ts';
import { editorTexts } from './editor.fr.ts';
import { editor } from './editor.queries.ts';
import { EventEditor, type EventEditorProps } from './event-editor.tsx';

export function EditorPage({ campaigns }: Pick<EventEditorProps, 'campaigns'>) {
  const { t } = useTranslation(editorTexts);
  const { eventId = '' } = useParams();
  const { data: poi } = useQuery(editor.one(eventId));
  return (
    <>
      <title>{`${poi?.label || t('page')} · ${productName}`}</title>
      <Event eventId={eventId} campaigns={campaigns} />
    </>
  );
}

function Event({ eventId, campaigns }: { eventId: string } & Pick<EventEditorProps, 'campaigns'>) {
  const { t } = useTranslation(editorTexts);
  const { data: poi, error, refetch } = useQuery(editor.one(eventId));
  const [isUnsaved, setIsUnsaved] = useState(false);
  // Typed values belong to one version: when the event gets another status or working version, a
  // new form is mounted, unless the present one has unsaved values.
  const newest = poi && `${poi.id} ${poi.status} ${poi.workingVersion?.number}`;
  const seen = useRef(newest);
  const isKept = isUnsaved && poi !== undefined && seen.current?.startsWith(`${poi.id} `);
  const form = isKept ? seen.current : newest;
  useEffect(() => {
    // The pressed button was removed with the previous form: the focus moves to the main content.
    if (seen.current !== undefined && seen.current !== form)
      document.getElementById('content')?.focus({ preventScroll: true });
    seen.current = form;
  }, [form]);
  if (poi)
    return <EventEditor key={form} poi={poi} campaigns={campaigns} onUnsaved={setIsUnsaved} />;
  if (!error) return <PageWaiting>{t('loading')}</PageWaiting>;
  if (isRefusal(error) && [400, 404].includes(error.status))
    return (
      <EmptyState
        level={1}
        picture="lost"
        title={t('missing')}
        actions={<Button href="/org/events">{t('back')}</Button>}
      >
        <p>{t('missingText')}</p>
      </EmptyState>
    );
  return <PageFailed title={t('failed')} retry={t('retry')} onRetry={() => void refetch()} />;
}
