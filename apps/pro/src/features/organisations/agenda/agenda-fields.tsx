import { landingTimes } from '@parages/contracts/vocabulary/dates/landing-times';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { agendaTexts } from './agenda.fr.ts';
import type { AgendaDraft } from './agenda-draft.ts';

const limits = ['3', '5', '8', '12', '20', '50'] as const;

type AgendaFieldsProps = {
  draft: AgendaDraft;
  onChange: (change: Partial<AgendaDraft>) => void;
};

export type ContentFieldsProps = AgendaFieldsProps & {
  /** Whether visitors see the page of the organisation. */
  isPublic: boolean;
  town: { hint: string; error: string | undefined };
};

export function ContentFields({ draft, onChange, isPublic, town }: ContentFieldsProps) {
  const { t } = useTranslation(agendaTexts);
  const sources = isPublic ? (['organiser', 'town'] as const) : (['town'] as const);
  return (
    <>
      <SelectField
        name="source"
        label={t('source')}
        value={draft.source}
        options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
        onChange={(source) => onChange({ source })}
      />
      {draft.source === 'town' && (
        <>
          <TextField
            name="town"
            label={t('town')}
            description={town.hint}
            error={town.error}
            isRequired
            autoComplete="off"
            maxLength={100}
            value={draft.town}
            onChange={(text) => onChange({ town: text })}
          />
          <FieldRow>
            <SelectField
              name="theme"
              label={t('theme')}
              value={draft.theme}
              options={[
                { value: '', label: t('everyTheme') },
                ...themes.map((value) => ({ value: `${value}`, label: themeLabels[value] })),
              ]}
              onChange={(theme) => onChange({ theme })}
            />
            <SelectField
              name="when"
              label={t('when')}
              value={draft.when}
              options={[
                { value: '', label: t('whens.all') },
                ...landingTimes.map(({ slug }) => ({
                  value: `${slug}`,
                  label: t(`whens.${slug}`),
                })),
              ]}
              onChange={(when) => onChange({ when })}
            />
          </FieldRow>
        </>
      )}
      <SelectField
        name="limit"
        label={t('limit')}
        value={draft.limit}
        options={limits.map((value) => ({ value: `${value}`, label: value }))}
        onChange={(limit) => onChange({ limit })}
      />
    </>
  );
}

export function LookFields({ draft, onChange }: AgendaFieldsProps) {
  const { t } = useTranslation(agendaTexts);
  return (
    <>
      <FieldRow>
        <SelectField
          name="scheme"
          label={t('scheme')}
          value={draft.scheme}
          options={(['auto', 'light', 'dark'] as const).map((value) => ({
            value: `${value}`,
            label: t(`schemes.${value}`),
          }))}
          onChange={(scheme) => onChange({ scheme })}
        />
        <SelectField
          name="pictures"
          label={t('pictures')}
          value={draft.pictures}
          options={(['all', 'none'] as const).map((value) => ({
            value,
            label: t(`picturesOf.${value}`),
          }))}
          onChange={(pictures) => onChange({ pictures })}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="lang"
          label={t('lang')}
          value={draft.lang}
          options={(['fr', 'en'] as const).map((value) => ({
            value: `${value}`,
            label: t(`langs.${value}`),
          }))}
          onChange={(lang) => onChange({ lang })}
        />
        <SelectField
          name="accents"
          label={t('accents')}
          value={draft.hasAccent}
          options={(['no', 'yes'] as const).map((value) => ({
            value,
            label: t(`accentsOf.${value}`),
          }))}
          onChange={(hasAccent) => onChange({ hasAccent })}
        />
      </FieldRow>
      {draft.hasAccent === 'yes' && (
        <TextField
          name="accent"
          type="color"
          label={t('accent')}
          description={t('accentHint')}
          value={draft.accent}
          onChange={(accent) => onChange({ accent })}
        />
      )}
    </>
  );
}
