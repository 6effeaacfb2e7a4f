import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useProfile } from '../../lib/session/signed-in.ts';
import { emptyDraft, toDraft } from './organisation-draft.ts';
import { OrganisationForm } from './organisation-form.tsx';
import own from './organisation-new.module.css';
import { organisationsTexts } from './organisation-words.ts';
import classes from './organisations.module.css';
import { organisations, useCreateOrganisation } from './organisations.queries.ts';

const steps = ['sent', 'checked', 'open'] as const;

export function OrganisationNew() {
  const { t } = useTranslation(organisationsTexts);
  const { data } = useQuery(organisations.mine());
  const email = useProfile()?.email ?? '';
  const create = useCreateOrganisation();
  const navigate = useNavigate();
  const send = async (values: ReturnType<typeof emptyDraft>) => {
    const { id } = await create.mutateAsync(toDraft(values));
    toast('success', t('create.done'));
    await navigate(`/org/organisations/${id}`);
  };
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link href="/org/organisations">{t('create.back')}</Link>
      </p>
      <PageHead title={t('create.title')} intro={t('create.intro')} />
      {data?.hasPending ? (
        <Notice tone="warning" title={t('problems.organisation_pending_exists')}>
          <p className={classes.noticeText}>{t('list.pendingFirst')}</p>
          <Button href="/org/organisations" variant="secondary">
            {t('create.back')}
          </Button>
        </Notice>
      ) : (
        <div className={own.withAside}>
          <OrganisationForm initial={emptyDraft(email)} submit={t('create.submit')} onSend={send} />
          <aside className={own.next} aria-labelledby="next">
            <h2 id="next">{t('create.nextTitle')}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>
                  <strong>{t(`create.next.${step}.title`)}</strong>
                  {t(`create.next.${step}.text`)}
                </li>
              ))}
            </ol>
          </aside>
        </div>
      )}
    </div>
  );
}
