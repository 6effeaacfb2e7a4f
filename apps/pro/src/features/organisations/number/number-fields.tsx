import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../../lib/form/text-field.tsx';
import { organisationsTexts } from '../organisation-words.ts';
import { CompanySearch } from './company-search.tsx';
import classes from './number.module.css';

export type NumberFieldsProps = {
  field: (name: 'siren' | 'rna') => TextFieldProps;
  /** `rna` or `siren`. */
  number: string;
  /** Of the SIREN. */
  error: ReactNode;
  onLeave: () => void;
};

/** The number that identifies the organisation: its SIREN, or the RNA of an association. */
export function NumberFields({ field, number, error, onLeave }: NumberFieldsProps) {
  const { t } = useTranslation(organisationsTexts);
  if (number === 'rna')
    return (
      <TextField
        {...field('rna')}
        description={t('form.rnaHint')}
        isRequired
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
      />
    );
  return (
    <TextField
      {...field('siren')}
      error={error}
      description={t('form.sirenHint')}
      isRequired
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      onBlur={onLeave}
    />
  );
}

export type NumberHelpProps = {
  isRna: boolean;
  onRna: (isRna: boolean) => void;
  onCompany: (siren: string) => void;
};

/** For an organiser without a SIREN, or who does not know it. */
export function NumberHelp({ isRna, onRna, onCompany }: NumberHelpProps) {
  const { t } = useTranslation(organisationsTexts);
  return (
    <>
      {!isRna && <CompanySearch onChoose={onCompany} />}
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={isRna}
          onChange={({ currentTarget }) => onRna(currentTarget.checked)}
        />
        {t('form.isRna')}
      </label>
    </>
  );
}
