import type { DashboardPoi } from '@parages/contracts/types';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { Button } from '@parages/ui/button/button';
import { Panel } from '@parages/ui/panel/panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DisableForm } from '../disable-form.tsx';
import { useModeration } from '../moderation.queries.ts';
import { ReassignForm } from '../reassign-form.tsx';
import classes from './rows.module.css';
import { ThemeForm } from './theme-form.tsx';

type Act = (poi: DashboardPoi) => Promise<unknown>;
type BulkForm = 'addTheme' | 'removeTheme' | 'disable' | 'reassign';

export type BulkBarProps = {
  count: number;
  permissions: readonly Permission[];
  isBusy: boolean;
  onAct: (act: Act) => void;
  onClear: () => void;
};

export function BulkBar({ count, permissions, isBusy, onAct, onClear }: BulkBarProps) {
  const { t } = useTranslation('dashboard');
  const { setEnabled } = useModeration({ isQuiet: true });
  const [openForm, setOpenForm] = useState<BulkForm>();
  const may = (...anyOf: Permission[]): boolean =>
    anyOf.some((permission) => permissions.includes(permission));
  const act = (one: Act) => {
    setOpenForm(undefined);
    onAct(one);
  };
  const names: BulkForm[] = [
    ...(may('theme_mod', 'poi_mod') ? (['addTheme', 'removeTheme'] as const) : []),
    ...(may('poi_mod') ? (['reassign', 'disable'] as const) : []),
  ];
  return (
    <section className={classes.bulk} aria-label={t('actions')}>
      <p>
        <strong>{t('selected', { count })}</strong>
        <Button variant="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      </p>
      <div className={classes.bulkActs}>
        {names.map((name) => (
          <Button key={name} variant="secondary" isBusy={isBusy} onClick={() => setOpenForm(name)}>
            {t(name)}
          </Button>
        ))}
        {may('poi_mod') && (
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() => act((poi) => setEnabled(poi.id, true))}
          >
            {t('enable')}
          </Button>
        )}
      </div>
      {openForm && (
        <BulkFormPanel
          openForm={openForm}
          count={count}
          onAct={act}
          onClose={() => setOpenForm(undefined)}
        />
      )}
    </section>
  );
}

type BulkFormPanelProps = {
  openForm: BulkForm;
  count: number;
  onAct: (act: Act) => void;
  onClose: () => void;
};

function BulkFormPanel({ openForm, count, onAct, onClose }: BulkFormPanelProps) {
  const { t } = useTranslation('dashboard');
  const { t: tModeration } = useTranslation('moderation');
  const { addLabels, removeLabels, setEnabled, reassign } = useModeration({ isQuiet: true });
  return (
    <Panel
      isOpen
      onClose={onClose}
      title={t(`${openForm}Title`, { count })}
      words={{ close: tModeration('close') }}
    >
      {openForm === 'addTheme' && (
        <ThemeForm
          submit={t('addTheme')}
          onChoose={(theme) => onAct(({ id }) => addLabels(id, { themes: [theme] }))}
        />
      )}
      {openForm === 'removeTheme' && (
        <ThemeForm
          submit={t('removeTheme')}
          onChoose={(theme) => onAct(({ id }) => removeLabels(id, { themes: [theme] }))}
        />
      )}
      {openForm === 'disable' && (
        <DisableForm
          onDisable={async (reason) => onAct(({ id }) => setEnabled(id, false, reason))}
        />
      )}
      {openForm === 'reassign' && (
        <ReassignForm
          onReassign={async (organisation) =>
            onAct(({ id, version }) => reassign(id, version, organisation.id))
          }
        />
      )}
    </Panel>
  );
}
