import { ApiProblem } from '@parages/contracts/api-problem';
import type { Company } from '@parages/contracts/types';
import { registrySearch } from '@parages/contracts/vocabulary/organisations/registry-search';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../lib/form/text-field.tsx';
import { organisationsTexts } from '../organisation-words.ts';
import { organisations } from '../organisations.queries.ts';
import classes from './number.module.css';

const { minLength, maxLength } = registrySearch;

const townOf = ({ postalCode, locality }: Company): string =>
  [postalCode, locality].filter(Boolean).join(' ');

/** Searches the registry by name on request, because an account has few look-ups a minute. */
export function CompanySearch({ onChoose }: { onChoose: (siren: string) => void }) {
  const { t } = useTranslation(organisationsTexts);
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Company>();
  const isShort = foldWords(words).length < minLength;
  const { data, error, isFetching, refetch } = useQuery({
    ...organisations.companies(words),
    enabled: !isShort,
  });
  const search = (): void => {
    setChosen(undefined);
    setWords(typed.trim());
    if (typed.trim() === words && (error !== null || data?.isAnswered === false)) void refetch();
  };
  const found = chosen === undefined && !isFetching ? (data?.items ?? []) : [];
  const said = (): string => {
    if (chosen) return t('companies.chosen', { name: chosen.name ?? '', siren: chosen.siren });
    if (words === '') return '';
    if (isShort) return t('companies.short');
    if (isFetching) return t('companies.looking');
    if (error instanceof ApiProblem && error.code === 'company_limited')
      return t('companies.limited');
    if (error !== null || data?.isAnswered === false) return t('companies.away');
    return found.length === 0 ? t('companies.none') : t('companies.found', { count: found.length });
  };
  return (
    <search className={classes.search}>
      <div className={classes.searchRow}>
        <TextField
          name="companyName"
          label={t('form.search')}
          description={t('form.searchHint')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          maxLength={maxLength}
          onKeyDown={(event) => {
            // The field is inside the form of the organisation, which Enter would send.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            search();
          }}
        />
        <Button type="button" variant="secondary" isBusy={isFetching} onClick={search}>
          {t('form.searchAct')}
        </Button>
      </div>
      <LiveRegion isVisible>
        <p className={classes.hint}>{said()}</p>
      </LiveRegion>
      {found.length > 0 && (
        <ul className={classes.found} aria-label={t('companies.title')}>
          {found.map((company) => (
            <li key={company.siren}>
              <button
                type="button"
                onClick={() => {
                  setChosen(company);
                  onChoose(company.siren);
                }}
              >
                <strong>{company.name}</strong>
                <span>{[townOf(company), company.siren].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
