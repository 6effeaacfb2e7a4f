import { ApiProblem } from '@parages/contracts/api-problem';
import type { Company } from '@parages/contracts/types';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { organisationsTexts } from '../organisation-words.ts';
import classes from '../organisations.module.css';
import type { CompanyLook } from './use-company.ts';

type CompanyAnswerProps = CompanyLook & { isRna: boolean };

export function CompanyAnswer({ isLooking, lookup, error, isRna }: CompanyAnswerProps) {
  const { t } = useTranslation(organisationsTexts);
  return (
    <div className={classes.company}>
      <LiveRegion isVisible>
        {isLooking ? (
          <p className={classes.hint}>{t('company.looking')}</p>
        ) : (
          <Answer lookup={lookup} error={error} isRna={isRna} />
        )}
      </LiveRegion>
    </div>
  );
}

const codeOf = (error: unknown): 'ceased' | 'limited' | 'unchecked' => {
  const code = error instanceof ApiProblem ? error.code : '';
  return code === 'company_ceased'
    ? 'ceased'
    : code === 'company_limited'
      ? 'limited'
      : 'unchecked';
};

function Answer({ lookup, error, isRna }: Omit<CompanyAnswerProps, 'isLooking'>) {
  const { t } = useTranslation(organisationsTexts);
  if (error !== null) {
    const code = codeOf(error);
    return (
      <Notice tone={code === 'ceased' ? 'danger' : 'warning'} title={t(`company.${code}`)}>
        <p className={classes.noticeText}>{t(`company.${code}Text`)}</p>
      </Notice>
    );
  }
  if (lookup === undefined) return null;
  if (lookup.state === 'found' && lookup.company)
    return <Found company={lookup.company} isRna={isRna} />;
  const answer = isRna && lookup.state === 'unknown' ? 'rnaUnknown' : lookup.state;
  return (
    <Notice tone={lookup.state === 'masked' ? 'info' : 'warning'} title={t(`company.${answer}`)}>
      <p className={classes.noticeText}>{t(`company.${answer}Text`)}</p>
    </Notice>
  );
}

const Found = ({ company, isRna }: { company: Company; isRna: boolean }) => {
  const { t } = useTranslation(organisationsTexts);
  return (
    <Notice tone="success" title={t('company.found')}>
      <p className={classes.noticeText}>
        <strong>{company.name}</strong>
        {company.locality && ` · ${company.postalCode ?? ''} ${company.locality}`}
        {company.createdOn &&
          ` · ${t('company.created', { day: formatPlainDay(company.createdOn, '') })}`}
      </p>
      {isRna && (
        <p className={classes.noticeText}>{t('company.rnaFound', { siren: company.siren })}</p>
      )}
      <p className={classes.noticeText}>{t('company.foundText')}</p>
    </Notice>
  );
};
