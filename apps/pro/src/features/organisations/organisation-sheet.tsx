import type { Organisation } from '@parages/contracts/types';
import { registryStateLabels } from '@parages/contracts/vocabulary/organisations/organisation-statuses.fr';
import { Button } from '@parages/ui/button/button';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { toast } from '@parages/ui/toaster/toast';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftValues, toDraft, toValues } from './organisation-draft.ts';
import { OrganisationForm } from './organisation-form.tsx';
import { organisationsTexts } from './organisation-words.ts';
import classes from './organisations.module.css';
import { useResubmitOrganisation, useUpdateOrganisation } from './organisations.queries.ts';

export function OrganisationSheet({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation(organisationsTexts);
  const { id, status, role, version } = organisation;
  const isRefused = status === 'refused';
  const mayEdit = role === 'owner' && status !== 'suspended';
  const [isEditing, setIsEditing] = useState(isRefused && mayEdit);
  const update = useUpdateOrganisation(id);
  const resubmit = useResubmitOrganisation(id);
  const send = async (values: DraftValues) => {
    const saved = await update.mutateAsync({ ...toDraft(values), version });
    if (isRefused) await resubmit.mutateAsync(saved.version);
    const isProposed = saved.change !== null && saved.change.reason === null;
    toast(
      'success',
      t(isRefused ? 'detail.resent' : isProposed ? 'detail.change.sent' : 'detail.saved'),
    );
    setIsEditing(false);
  };
  return (
    <section className={classes.section} aria-labelledby="sheet">
      <div className={classes.sectionHead}>
        <h2 id="sheet">{t('detail.sheet')}</h2>
        {mayEdit && !isEditing && (
          <Button variant="secondary" icon="pencil" onClick={() => setIsEditing(true)}>
            {t('detail.edit')}
          </Button>
        )}
      </div>
      {isEditing && status === 'approved' && (
        <p className={classes.hint}>{t('detail.change.hint')}</p>
      )}
      {isEditing ? (
        <OrganisationForm
          initial={toValues({ ...organisation, ...organisation.change })}
          submit={t(isRefused ? 'detail.resend' : 'detail.save')}
          onSend={send}
          aside={
            <Button variant="secondary" onClick={() => setIsEditing(false)}>
              {t('detail.cancel')}
            </Button>
          }
        />
      ) : (
        <Facts organisation={organisation} />
      )}
      {!mayEdit && status !== 'suspended' && (
        <p className={classes.hint}>{t('detail.readerOnly')}</p>
      )}
    </section>
  );
}

function Facts({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation(organisationsTexts);
  const {
    siren,
    rna,
    email,
    website,
    description,
    streetAddress,
    postalCode,
    locality,
    registry,
    registryState,
  } = organisation;
  const facts: [string, ReactNode][] = [
    ...(siren === null && rna !== null ? [] : [[t('form.siren'), siren] as [string, ReactNode]]),
    ...(rna === null ? [] : [[t('form.rna'), rna] as [string, ReactNode]]),
    [t('form.email'), email],
    [
      t('form.streetAddress'),
      [streetAddress, `${postalCode} ${locality}`.trim()].filter(Boolean).join(', '),
    ],
    [t('form.website'), website],
    [t('form.description'), description],
  ];
  const registered =
    registry &&
    [
      registry.name,
      registry.streetAddress,
      `${registry.postalCode ?? ''} ${registry.locality ?? ''}`.trim(),
      registry.createdOn && t('company.created', { day: formatPlainDay(registry.createdOn, '') }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <dl className={classes.sheet}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term.split(' (')[0]}</dt>
          <dd data-empty={!value || undefined}>{value || t('detail.none')}</dd>
        </div>
      ))}
      <div>
        <dt>{t('detail.registry')}</dt>
        <dd>
          {
            registryStateLabels[
              siren === null && registryState === 'unknown' ? 'unchecked' : registryState
            ]
          }
          <span>{registered || t('detail.registryNone')}</span>
        </dd>
      </div>
    </dl>
  );
}
