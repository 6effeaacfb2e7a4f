import type { OrganiserPoi } from '@parages/contracts/types';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePreview } from '../../../lib/page-preview/page-preview.tsx';
import type { Values } from '../editor-tabs.ts';
import { editorPreviewTexts } from './preview.fr.ts';
import classes from './preview.module.css';
import { PreviewCard } from './preview-card.tsx';

const shown = ['card', 'page'] as const;

export function Preview({ poi, values }: { poi: OrganiserPoi; values: Values }) {
  const { t } = useTranslation(editorPreviewTexts);
  const [what, setWhat] = useState<(typeof shown)[number]>('card');
  return (
    <div className={classes.preview}>
      <fieldset aria-label={t('choose')} className={classes.choice}>
        {shown.map((name) => (
          <FilterChip key={name} isPressed={what === name} onPress={() => setWhat(name)}>
            {t(name)}
          </FilterChip>
        ))}
      </fieldset>
      {what === 'card' ? <PreviewCard poi={poi} values={values} /> : <PagePreview poi={poi} />}
    </div>
  );
}
