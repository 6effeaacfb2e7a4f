import { limits } from '@parages/contracts/vocabulary/limits';
import { cutText } from '@parages/contracts/vocabulary/text/cut-text';
import { Button } from '@parages/ui/button/button';
import { RemovableChip } from '@parages/ui/chips/removable-chip';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../lib/form/text-field.tsx';
import classes from './tabs.module.css';
import { categoriesTabTexts } from './words/categories-tab.fr.ts';

const { most, maxLength } = limits.tag;

export function Tags({
  tags,
  onChange,
}: {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}) {
  const { t } = useTranslation(categoriesTabTexts);
  const [text, setText] = useState('');
  const isFull = tags.length >= most;
  const add = (typed: string): void => {
    const words = typed
      .split(',')
      .map((word) => cutText(word.trim(), maxLength))
      .filter((word) => word !== '');
    const all = [...new Set([...tags, ...words])];
    onChange(all.slice(0, most));
    setText(all.slice(most).join(', '));
  };
  const addTyped = useEffectEvent((): void => {
    if (!isFull) add(text);
  });
  // A layout effect, and a listener that captures: both run before the draft of the form is written
  // for the last time.
  useLayoutEffect(() => {
    const keep = (): void => addTyped();
    window.addEventListener('pagehide', keep, { capture: true });
    return () => {
      window.removeEventListener('pagehide', keep, { capture: true });
      keep();
    };
  }, []);
  return (
    <section className={classes.part}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFull && text.trim() !== '') add(text);
        }}
      >
        <TextField
          name="/categories/tags"
          label={t('categories.tags')}
          description={t('categories.tagsHint')}
          value={text}
          onBlur={() => !isFull && add(text)}
          onChange={(typed) => (typed.endsWith(',') && !isFull ? add(typed) : setText(typed))}
          error={isFull && text !== '' ? t('categories.tagsFull', { most }) : undefined}
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
