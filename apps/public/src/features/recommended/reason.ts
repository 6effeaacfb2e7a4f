import type { RecommendedCard } from '@parages/contracts/types';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { TFunction } from 'i18next';

export function reasonText(
  { code, interest, theme }: RecommendedCard['reason'],
  t: TFunction<'recommended'>,
  labels: Record<Theme, string>,
): string {
  if (code === 'interest')
    return t(interest === null ? 'reasons.profile' : `reasons.interest.${interest}`);
  if (code === 'favorites' || code === 'followed')
    return theme === null ? t('reasons.profile') : t(`reasons.${code}`, { theme: labels[theme] });
  return t(`reasons.${code}`);
}
