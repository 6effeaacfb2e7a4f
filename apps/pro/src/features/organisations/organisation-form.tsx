import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../lib/form/error-summary.tsx';
import { fieldId } from '../../lib/form/field-id.ts';
import { TextAreaField } from '../../lib/form/text-area-field.tsx';
import { TextField } from '../../lib/form/text-field.tsx';
import { type SubmitOutcome, useSubmitForm } from '../../lib/form/use-submit-form.ts';
import { CompanyAnswer } from './number/company-answer.tsx';
import { NumberFields, NumberHelp } from './number/number-fields.tsx';
import { useCompany } from './number/use-company.ts';
import {
  checkDraft,
  type DraftValues,
  draftFields,
  sirenFault,
  toOutcome,
} from './organisation-draft.ts';
import { organisationsTexts } from './organisation-words.ts';
import classes from './organisations.module.css';

export type OrganisationFormProps = {
  /** The saved values. Fields that the organiser has not changed follow them. */
  initial: DraftValues;
  submit: string;
  /** Saves the form. When it rejects, `toOutcome` makes the shown sentences from the error. */
  onSend: (values: DraftValues) => Promise<unknown>;
  aside?: ReactNode;
};

const longest: Partial<Record<keyof DraftValues, number>> = {
  name: limits.label.max,
  description: limits.organisation.maxDescriptionLength,
  streetAddress: limits.organisation.maxLineLength,
  locality: limits.organisation.maxLineLength,
  website: limits.organisation.maxWebsiteLength,
};

/** The SIREN comes first, because the registry then prefills the name and the address. */
export function OrganisationForm({ initial, submit, onSend, aside }: OrganisationFormProps) {
  const { t } = useTranslation(organisationsTexts);
  const send = (values: DraftValues): Promise<SubmitOutcome> =>
    onSend(values).then(() => undefined, toOutcome);
  const {
    form,
    failure,
    formProps,
    field: fieldOf,
  } = useSubmitForm<DraftValues>({ initialValues: initial, validate: checkDraft, send });
  // After a version conflict, the untouched fields take the newer values: a retry must not undo the
  // changes of the other account.
  const followed = useRef(initial);
  useEffect(() => {
    const before = followed.current;
    followed.current = initial;
    for (const name of draftFields)
      if (initial[name] !== before[name] && form.values[name] === before[name])
        form.setFieldValue(name, initial[name]);
  });
  const { siren } = form.values;
  const isRna = form.values.number === 'rna';
  const company = useCompany(form.values, initial, (part) => {
    for (const [name, text] of Object.entries(part)) form.setFieldValue(name, text);
  });
  const [isLeft, setIsLeft] = useState(false);
  const errors = draftFields.flatMap((name) => {
    const text = form.errors[name];
    return typeof text === 'string' ? [{ name, label: t(`form.${name}`), text }] : [];
  });
  const early = isLeft && siren !== '' ? sirenFault(siren) : undefined;
  const field = (name: (typeof draftFields)[number]) => ({
    ...fieldOf(name),
    label: t(`form.${name}`),
    maxLength: longest[name],
  });
  return (
    <form {...formProps} className={classes.form}>
      <ErrorSummary title={t('form.summary', { count: errors.length })} errors={errors} />
      <Part title={t('form.identity')}>
        <NumberFields
          field={field}
          number={form.values.number}
          error={form.errors.siren ?? early}
          onLeave={() => setIsLeft(true)}
        />
        <CompanyAnswer {...company} isRna={isRna} />
        {initial.siren === '' && (
          <NumberHelp
            isRna={isRna}
            onRna={(isChosen) => {
              form.setFieldValue('number', isChosen ? 'rna' : 'siren');
              form.setFieldValue(isChosen ? 'siren' : 'rna', initial[isChosen ? 'siren' : 'rna']);
            }}
            onCompany={(found) => {
              form.setFieldValue('siren', found);
              // The pressed button leaves with the list.
              document.getElementById(fieldId('siren'))?.focus();
            }}
          />
        )}
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
        <TextAreaField {...field('description')} description={t('form.descriptionHint')} rows={4} />
      </Part>
      <Part title={t('form.contact')}>
        <TextField
          {...field('email')}
          description={t('form.emailHint')}
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
        <Button type="submit" isBusy={form.submitting}>
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
