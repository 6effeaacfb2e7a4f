import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { RemovableChip } from '@parages/ui/chips/removable-chip';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { favorites, saveFollowedTheme } from '../../lib/favorites/favorites.queries.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

export function ThemesSection() {
  const { t } = useTranslation('profile');
  const local = useLocal({ themeLabels });
  const client = useQueryClient();
  const { queryKey, ...options } = favorites.themes();
  const { data } = useQuery({ queryKey, ...options });
  const { mutate } = useMutation({
    mutationFn: (theme: Theme) => saveFollowedTheme(client, theme, false),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  });
  if (!data) return null;
  return (
    <ProfileSection title={t('themes.title')}>
      {data.items.length === 0 && <p>{t('themes.none')}</p>}
      <div className={classes.actions}>
        {data.items.map((theme) => (
          <RemovableChip
            key={theme}
            label={local.themeLabels[theme]}
            removeLabel={t('themes.stop')}
            onRemove={() => mutate(theme)}
          />
        ))}
      </div>
    </ProfileSection>
  );
}
