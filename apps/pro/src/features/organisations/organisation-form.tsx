import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { ErrorSummary } from '@parages/ui/form/error-summary';
import { TextAreaField, TextField } from '@parages/ui/form/text-field';
import { type FormOutcome, useForm } from '@parages/ui/form/use-form';
import { Notice } from '@parages/ui/notice/notice';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyAnswer } from './company-answer.tsx';
import {
  checkDraft,
  type DraftValues,
  draftFields,
  sirenFault,
  toOutcome,
} from './organisation-draft.ts';
import { organisationsTexts } from './organisation-words.ts';
import classes from './organisations.module.css';
import { useCompany } from './use-company.ts';

export type OrganisationFormProps = {
  initial: DraftValues;
  submit: string;
  /** Saves it; a refusal is thrown, and led back to its fields. */
  onSend: (values: DraftValues) => Promise<unknown>;
  /** Beside the button: cancel. */
  aside?: ReactNode;
};

const longest: Partial<Record<keyof DraftValues, number>> = {
  name: limits.label.max,
  description: limits.organisation.maxDescriptionLength,
  streetAddress: limits.organisation.maxLineLength,
  locality: limits.organisation.maxLineLength,
  website: limits.organisation.maxWebsiteLength,
};

/** What is declared of an organisation: its number first, which fills in the rest. */
export function OrganisationForm({ initial, submit, onSend, aside }: OrganisationFormProps) {
  const { t } = useTranslation(organisationsTexts);
  const send = (values: DraftValues): Promise<FormOutcome> =>
    onSend(values).then(() => undefined, toOutcome);
  const { values, change, faults, failure, isBusy, form } = useForm<DraftValues>({
    initial,
    check: checkDraft,
    send,
  });
  const company = useCompany(values, initial.siren, change);
  const [isLeft, setIsLeft] = useState(false);
  const told = draftFields.flatMap((name) =>
    faults[name] ? [{ name, label: t(`form.${name}`), text: faults[name] }] : [],
  );
  const early = isLeft && values.siren !== '' ? sirenFault(values.siren) : undefined;
  const field = (name: keyof DraftValues) => ({
    name,
    label: t(`form.${name}`),
    value: values[name],
    fault: faults[name],
    ...(longest[name] !== undefined && { maxLength: longest[name] }),
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <form {...form} className={classes.form}>
      <ErrorSummary title={t('form.summary', { count: told.length })} faults={told} />
      <Part title={t('form.identity')}>
        <TextField
          {...field('siren')}
          fault={faults.siren ?? early}
          hint={t('form.sirenHint')}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          onBlur={() => setIsLeft(true)}
        />
        <CompanyAnswer {...company} />
      </Part>
      <Part title={t('form.shown')}>
        <TextField {...field('name')} isRequired autoComplete="organization" />
        <TextField
          {...field('website')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          placeholder="https://"
          spellCheck={false}
        />
        <TextAreaField {...field('description')} hint={t('form.descriptionHint')} rows={4} />
      </Part>
      <Part title={t('form.contact')}>
        <TextField
          {...field('email')}
          hint={t('form.emailHint')}
          isRequired
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...field('streetAddress')} isRequired autoComplete="street-address" />
        <div className={classes.town}>
          <TextField
            {...field('postalCode')}
            isRequired
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
          <TextField {...field('locality')} isRequired autoComplete="address-level2" />
        </div>
      </Part>
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <div className={classes.actions}>
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
