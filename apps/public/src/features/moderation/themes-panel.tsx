import type { ModeratedPoi } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { Button } from '@parages/ui/button/button';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { RemovableChip } from '@parages/ui/chips/removable-chip';
import { TextField } from '@parages/ui/form/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import classes from './moderation.module.css';
import { useModeration } from './moderation.queries.ts';
import { useAct } from './use-act.ts';

export function ThemesPanel({ poi }: { poi: Pick<ModeratedPoi, 'id' | 'themes' | 'tags'> }) {
  const { t } = useTranslation('moderation');
  const local = useLocal({ themeLabels });
  const { addLabels, removeLabels } = useModeration();
  const { run } = useAct();
  const [tag, setTag] = useState('');
  const addTag = () => {
    if (tag.trim() !== '')
      void run(
        () => addLabels(poi.id, { tags: [tag.trim()] }),
        () => setTag(''),
      );
  };
  return (
    <>
      <p className={classes.none}>{t('theme.hint')}</p>
      <ul className={classes.chips} aria-label={t('themes')}>
        {themes.map((theme) => {
          const isHeld = poi.themes.includes(theme);
          const press = () =>
            run(() => (isHeld ? removeLabels : addLabels)(poi.id, { themes: [theme] }));
          return (
            <li key={theme}>
              <FilterChip isPressed={isHeld} onPress={() => void press()}>
                {local.themeLabels[theme]}
              </FilterChip>
            </li>
          );
        })}
      </ul>
      <h3 className={classes.subtitle}>{t('theme.tags')}</h3>
      {poi.tags.length > 0 && (
        <ul className={classes.chips} aria-label={t('theme.tags')}>
          {poi.tags.map((held) => (
            <li key={held}>
              <RemovableChip
                label={held}
                removeLabel={t('theme.removeTag', { tag: '' })}
                onRemove={() => void run(() => removeLabels(poi.id, { tags: [held] }))}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className={classes.ask}
        onSubmit={(event) => {
          event.preventDefault();
          addTag();
        }}
      >
        <TextField
          name="tag"
          label={t('theme.addTag')}
          value={tag}
          onChange={setTag}
          maxLength={limits.tag.maxLength}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" icon="plus">
          {t('theme.add')}
        </Button>
      </form>
    </>
  );
}
