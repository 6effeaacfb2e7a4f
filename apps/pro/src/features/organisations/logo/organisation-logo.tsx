import type { Organisation } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import classes from '../organisations.module.css';
import { logoTexts, sayLogoFault } from './logo-words.ts';
import { useRemoveLogo, useSetLogo } from './organisation-logo.queries.ts';

const accepted = 'image/jpeg,image/png,image/webp';

/** The logo that visitors see, or that the owner has proposed; an owner changes it. */
export function OrganisationLogo({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation(logoTexts);
  const { id, version, status, role, change } = organisation;
  const isWaiting =
    change !== null && change.reason === null && change.logoId !== organisation.logoId;
  const logoId = isWaiting ? change.logoId : organisation.logoId;
  const mayEdit = role === 'owner' && status !== 'suspended';
  const set = useSetLogo(id);
  const remove = useRemoveLogo(id);
  const input = useRef<HTMLInputElement>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const saidOf = (saved: Organisation) =>
    toast('success', t(saved.change !== null && saved.change.reason === null ? 'sent' : 'saved'));
  const fault = set.error ?? remove.error;
  if (!mayEdit && logoId === null) return null;
  return (
    <section className={classes.section} aria-labelledby="logo">
      <h2 id="logo">{t('title')}</h2>
      <div className={classes.logoRow}>
        {logoId === null ? (
          <p className={classes.hint}>{t('none')}</p>
        ) : (
          // The name of the organisation is beside every logo: its picture adds nothing to read.
          <img className={classes.logo} src={`/mediafile/${logoId}?thumb=1`} alt="" />
        )}
        {mayEdit && (
          <div className={classes.headActions}>
            <input
              ref={input}
              type="file"
              hidden
              accept={accepted}
              aria-label={t('file')}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                // The same file can be chosen again after a fault.
                currentTarget.value = '';
                if (file) set.mutate({ file, version }, { onSuccess: saidOf });
              }}
            />
            <Button
              variant="secondary"
              isBusy={set.isPending}
              onClick={() => input.current?.click()}
            >
              {t(logoId === null ? 'add' : 'replace')}
            </Button>
            {logoId !== null && (
              <Button variant="quiet" icon="trash" onClick={() => setIsRemoving(true)}>
                {t('remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {mayEdit && (
        <p className={classes.hint}>{t(status === 'approved' ? 'hintReviewed' : 'hint')}</p>
      )}
      {isWaiting && <p className={classes.hint}>{t('waiting')}</p>}
      {fault && (
        <p role="alert" className={classes.fault}>
          {sayLogoFault(fault)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('removeTitle')}
        words={{ confirm: t('remove'), cancel: t('cancel'), close: t('close') }}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() =>
          remove.mutate(version, { onSuccess: saidOf, onSettled: () => setIsRemoving(false) })
        }
        onCancel={() => setIsRemoving(false)}
      >
        <p>{t(status === 'approved' ? 'removeReviewed' : 'removeText')}</p>
      </ConfirmDialog>
    </section>
  );
}
