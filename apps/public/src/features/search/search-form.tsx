import { searchTextLimits } from '@parages/contracts/vocabulary/limits';
import { paramsIn, pathIn } from '@parages/contracts/vocabulary/search/coords';
import { searchTextIn } from '@parages/contracts/vocabulary/search/search-text';
import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { PartBoundary } from '@parages/ui/lazy-part/part-boundary';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import classes from './compact/search-form.module.css';
import { PlainFields } from './plain-fields.tsx';
import type { PanelPart } from './search-panel.tsx';
import { unnamedPlace } from './unnamed-place.ts';
import { useDateWords } from './use-date-words.ts';
import { useWantedFilters } from './use-filters.ts';
import { useFirstFocus } from './use-first-focus.ts';

const TextSuggestions = lazyPart(
  async () => (await import('./text-suggestions/text-suggestions.tsx')).TextSuggestions,
);

export type SearchFormProps = {
  place: SearchPlace;
  /** The open part of the panel. */
  part: PanelPart | null;
  onPress: (part: PanelPart) => void;
  /** Whether the place takes the focus when the document opens with it. */
  isFocusedFirst?: boolean;
};

/**
 * Searches a text in the list of the page; the home page and sponsored events have none, and their
 * loaders lead to the search page. The browser sends the form without scripts, and before the
 * application has started: hidden fields keep the filters. They follow the fields of browsers
 * without scripts, since the first of two equal names counts.
 */
export function SearchForm({ place, part, onPress, isFocusedFirst = false }: SearchFormProps) {
  const { t } = useTranslation('search');
  const { t: tBar } = useTranslation('searchBar');
  const { wanted, hrefFor, announce } = useWantedFilters();
  const dateWords = useDateWords();
  const navigate = useNavigate();
  // The field once it has had the focus.
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const placeRef = useFirstFocus(isFocusedFirst);
  const placeName = place.name ?? t(unnamedPlace(place, 'here'));
  const list = hrefFor({ q: '' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = searchTextIn(typeof typed === 'string' ? typed : null);
    if (q === wanted.q) return;
    // The new text mounts another field, whose suggestions must not open with the results.
    setField(null);
    announce({ q });
    void navigate(hrefFor({ q }));
  };
  const segment = (key: 'place' | 'dates', label: string, value: string) => (
    <button
      ref={key === 'place' ? placeRef : undefined}
      type="button"
      className={classes.segment}
      aria-haspopup="dialog"
      aria-expanded={part === key}
      onClick={() => onPress(key)}
    >
      <b>{label}</b> {value}
    </button>
  );
  return (
    <search>
      <form method="get" action={pathIn(list)} className={classes.form} onSubmit={submit}>
        <label className={classes.what}>
          <Icon name="search" />
          <b>{tBar('what')}</b>
          <input
            key={wanted.q}
            type="search"
            name="q"
            defaultValue={wanted.q}
            placeholder={tBar('whatPlaceholder')}
            minLength={searchTextLimits.min}
            maxLength={searchTextLimits.max}
            enterKeyHint="search"
            autoComplete="off"
            onFocus={({ currentTarget }) => setField(currentTarget)}
          />
        </label>
        <PlainFields />
        {[...new Map(paramsIn(list))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {segment('place', tBar('where'), placeName)}
        {segment('dates', tBar('on'), dateWords(wanted))}
        <Button type="submit">{tBar('submit')}</Button>
        {field && (
          <PartBoundary>
            <TextSuggestions key={wanted.q} field={field} place={place} />
          </PartBoundary>
        )}
      </form>
    </search>
  );
}
