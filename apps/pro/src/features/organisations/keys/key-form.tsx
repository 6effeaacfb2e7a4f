import type { CreatedApiKey } from '@parages/contracts/types';
import {
  type ApiKeyKind,
  type ApiKeyScope,
  apiKeyKinds,
  apiKeyLimits,
  secretScopes,
} from '@parages/contracts/vocabulary/organisations/api-keys';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { toggled } from '../../../lib/form/toggled.ts';
import { type SubmitOutcome, useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { scopeLabels } from './key-scopes.fr.ts';
import { say, sentenceOf } from './key-words.ts';
import { keysTexts } from './keys.fr.ts';
import classes from './keys.module.css';
import { useCreateKey } from './keys.queries.ts';

const lives = ['90', '365', '730', 'none'] as const;
type Life = (typeof lives)[number];
type Values = { kind: ApiKeyKind; name: string; scopes: ApiKeyScope[]; life: Life };

const initialValues: Values = { kind: 'secret', name: '', scopes: ['events:write'], life: '365' };

const validate = ({ kind, name, scopes }: Values) => ({
  ...(name.trim() === '' ? { name: say('form.nameMissing') } : {}),
  ...(kind === 'secret' && scopes.length === 0 ? { scopes: say('form.scopesMissing') } : {}),
});

type KeyFormProps = { organisationId: string; onCreated: (created: CreatedApiKey) => void };

export function KeyForm({ organisationId, onCreated }: KeyFormProps) {
  const { t } = useTranslation(keysTexts);
  const create = useCreateKey(organisationId);
  const send = async ({ kind, name, scopes, life }: Values): Promise<SubmitOutcome> => {
    try {
      const created = await create.mutateAsync({
        kind,
        name: name.trim(),
        scopes: kind === 'secret' ? scopes : [],
        expiresInDays: life === 'none' ? null : Number(life),
      });
      onCreated(created);
    } catch (error) {
      return { failure: sentenceOf(error) };
    }
    form.setFieldValue('name', '');
    return undefined;
  };
  const { form, failure, formProps, field } = useSubmitForm({ initialValues, validate, send });
  const { kind, scopes } = form.values;
  return (
    <form {...formProps} className={classes.form} aria-labelledby="new-api-key">
      <h2 id="new-api-key">{t('form.title')}</h2>
      <TextField
        {...field('name')}
        label={t('form.name')}
        description={t('form.nameHint')}
        isRequired
        maxLength={apiKeyLimits.maxNameLength}
        autoComplete="off"
      />
      <div className={classes.choices}>
        <SelectField
          {...field('kind')}
          label={t('form.kind')}
          description={t(`kindHints.${kind}`)}
          options={apiKeyKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <SelectField
          {...field('life')}
          label={t('form.life')}
          options={lives.map((value) => ({ value, label: t(`lives.${value}`) }))}
        />
      </div>
      {kind === 'secret' && (
        <Scopes
          chosen={scopes}
          error={form.errors.scopes}
          onChange={(next) => form.setFieldValue('scopes', next)}
        />
      )}
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <div>
        <Button type="submit" isBusy={form.submitting}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}

type ScopesProps = {
  chosen: readonly ApiKeyScope[];
  error: ReactNode;
  onChange: (chosen: ApiKeyScope[]) => void;
};

function Scopes({ chosen, error, onChange }: ScopesProps) {
  const { t } = useTranslation(keysTexts);
  const errorId = 'api-key-scopes-error';
  const isInvalid = error !== undefined && error !== null;
  return (
    <fieldset className={classes.scopes}>
      <legend>{t('form.scopes')}</legend>
      {secretScopes.map((scope) => (
        <label key={scope} className={classes.scope}>
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? errorId : undefined}
            onChange={() => onChange(toggled(chosen, scope))}
          />
          {scopeLabels[scope]}
        </label>
      ))}
      {isInvalid && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
