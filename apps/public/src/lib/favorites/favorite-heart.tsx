import { HeartButton } from '@parages/ui/heart-button/heart-button';
import { useTranslation } from 'react-i18next';
import { useHearts } from './use-favorites.ts';
import type { KeptPoi } from './use-keep.ts';

export function FavoriteHeart({ poi }: { poi: KeptPoi }) {
  const { t } = useTranslation('favorites');
  const hearts = useHearts();
  if (hearts === null) return null;
  return (
    <HeartButton
      isPressed={hearts.ids.has(poi.id)}
      isDisabled={hearts.pending.has(poi.id)}
      label={t('favorite', { label: poi.label })}
      onPress={() => hearts.press(poi)}
    />
  );
}
