import { ApiProblem } from '@parages/contracts/api-problem';
import { useTranslation } from 'react-i18next';

export function useSayProblem(): (error: unknown) => string {
  const { t } = useTranslation('moderation');
  return (error) =>
    t(`problems.${error instanceof ApiProblem ? error.code : 'other'}`, {
      defaultValue: t('problems.other'),
    });
}
