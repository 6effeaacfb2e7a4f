import { keptReasonOf } from '@parages/contracts/vocabulary/imports/kept-reasons';
import { useTranslation } from 'react-i18next';

/** Names a class of a feed, or the reason why records are kept back. */
export function useClassName(): (sourceClass: string) => string {
  const { t } = useTranslation('dashboard');
  return (sourceClass) => {
    const reason = keptReasonOf(sourceClass);
    if (reason !== undefined) return t('kept', { reason: t(`keptReasons.${reason}`) });
    return sourceClass || t('sourceClassNone');
  };
}
