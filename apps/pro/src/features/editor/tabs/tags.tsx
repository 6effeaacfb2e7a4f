import { cutText } from '@parages/contracts/vocabulary/text/cut-text';
import { Button } from '@parages/ui/button/button';
import { RemovableChip } from '@parages/ui/chips/removable-chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../lib/form/text-field.tsx';
import { editorTabsTexts } from './tabs.fr.ts';
import classes from './tabs.module.css';

const maxLength = 60;

/** Tags of an event, added one by one: Enter or a comma ends a tag. */
export function Tags({
  tags,
  onChange,
}: {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}) {
  const { t } = useTranslation(editorTabsTexts);
  const [text, setText] = useState('');
  const add = (typed: string): void => {
    const words = typed
      .split(',')
      .map((word) => cutText(word.trim(), maxLength))
      .filter((word) => word !== '');
    onChange([...new Set([...tags, ...words])]);
    setText('');
  };
  return (
    <section className={classes.part}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') add(text);
        }}
      >
        <TextField
          name="/categories/tags"
          label={t('categories.tags')}
          description={t('categories.tagsHint')}
          value={text}
          onChange={(typed) => (typed.endsWith(',') ? add(typed) : setText(typed))}
          inside={
            <Button variant="quiet" icon="plus" type="submit">
              {t('categories.tagAdd')}
            </Button>
          }
        />
      </form>
      {tags.length > 0 && (
        <ul className={classes.chips}>
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip
                label={tag}
                removeLabel={t('categories.tagRemove')}
                onRemove={() => onChange(tags.filter((one) => one !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
