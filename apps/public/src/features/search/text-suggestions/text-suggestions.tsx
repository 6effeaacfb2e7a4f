import { searchTextIn } from '@parages/contracts/vocabulary/search/search-text';
import { foldText } from '@parages/contracts/vocabulary/text/fold-text';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { nextOption } from '@parages/ui/option-list/next-option';
import { type OptionItem, OptionList } from '@parages/ui/option-list/option-list';
import { useDebouncedText } from '@parages/ui/place-search/use-debounced-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLocal } from '../../../lib/i18n/local.ts';
import { changeFilters, type LonLat, toSearch } from '../../../lib/search/filters.search-params.ts';
import type { SearchPlace } from '../../../lib/search/search-place.ts';
import { toSearchQuery } from '../../../lib/search/search-query.ts';
import { useSite } from '../../../lib/site.tsx';
import classes from '../search.module.css';
import { useFilters } from '../use-filters.ts';
import { textSuggestionsEn } from './text-suggestions.en.ts';
import { textSuggestionsFr } from './text-suggestions.fr.ts';
import { suggestionsOf } from './text-suggestions.queries.ts';

export type TextSuggestionsProps = {
  /** The text field, which has the focus. */
  field: HTMLInputElement;
  /** Where to search events. */
  place: SearchPlace;
};

type Suggestion = OptionItem & { href: string };

/** The place, or the middle of the searched rectangle of the map. */
const centreOf = (place: SearchPlace): LonLat | null =>
  place.kind === 'area'
    ? {
        lon: (place.box.west + place.box.east) / 2,
        lat: (place.box.south + place.box.north) / 2,
      }
    : place.position;

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** Themes whose name begins with the text, then venues, organisers and events that have it. */
function useSuggestions(text: string, place: SearchPlace, isOpen: boolean): Suggestion[] {
  const words = useSite().locale === 'en' ? textSuggestionsEn : textSuggestionsFr;
  const local = useLocal({ themeLabels, formatCardDate });
  const { pathname } = useLocation();
  const { filters, params, today } = useFilters();
  const asked = useDebouncedText(text);
  const query = { ...toSearchQuery(place, { ...filters, q: asked }), q: asked };
  const { data } = useQuery({
    ...suggestionsOf(query, centreOf(place)),
    enabled: isOpen && asked !== '',
  });
  if (text === '') return [];
  const town = /^\/ville\/[^/]+/.exec(pathname)?.[0] ?? '';
  // The path of a landing page contains its days, which the list of the theme must keep.
  const search = toSearch(changeFilters(params, { q: '', dates: filters.dates }));
  const start = foldText(text);
  return [
    ...themes
      .filter((theme) => foldText(local.themeLabels[theme]).startsWith(start))
      .map((theme) => ({
        id: theme,
        name: local.themeLabels[theme],
        detail: words.theme,
        icon: 'list' as const,
        href: `${town}/category/${theme}${search}`,
      })),
    ...(data?.venues ?? []).map(({ slug, name, locality }) => ({
      id: `venue-${slug}`,
      name,
      detail: joined([words.venue, locality]),
      icon: 'pin' as const,
      href: `/lieu/${slug}`,
    })),
    ...(data?.organisers ?? []).map(({ slug, name, locality }) => ({
      id: `organiser-${slug}`,
      name,
      detail: joined([words.organiser, locality]),
      icon: 'people' as const,
      href: `/organisateur/${slug}`,
    })),
    ...(data?.pois ?? []).map((poi) => ({
      id: poi.id,
      name: poi.label,
      detail: joined([local.formatCardDate(poi, today), poi.locality]),
      icon: 'calendar' as const,
      href: `/evenement/${poi.slugFr}`,
    })),
  ];
}

function reset(field: HTMLInputElement): void {
  field.value = field.defaultValue;
}

const setAttribute = (field: HTMLInputElement, name: string, value: string | undefined): void =>
  value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value);

/** Marks the field as the combobox of the list `id`, until the component unmounts. */
function useCombobox(
  field: HTMLInputElement,
  { id, isShown, activeId }: { id: string; isShown: boolean; activeId: string | undefined },
): void {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-expanded': String(isShown),
      'aria-activedescendant': activeId === undefined ? undefined : `${id}-${activeId}`,
    };
    for (const [name, value] of Object.entries(attributes)) setAttribute(field, name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [field, id, isShown, activeId]);
}

/**
 * Suggestions below the text field of the search form, which works without them: they are loaded
 * when the field takes the focus. Enter without a choice submits the form.
 */
export function TextSuggestions({ field, place }: TextSuggestionsProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // An id, because an answer that arrives later changes the positions of the suggestions.
  const [activeId, setActiveId] = useState<string>();
  const items = useSuggestions(text, place, isOpen);
  const isShown = isOpen && items.length > 0;
  const active = isShown ? items.findIndex((item) => item.id === activeId) : -1;
  const activeItem = items[active];
  useCombobox(field, { id, isShown, activeId: activeItem?.id });

  const choose = ({ href }: Suggestion) => {
    setIsOpen(false);
    reset(field);
    void navigate(href);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const isDown = event.key === 'ArrowDown';
      const next = nextOption(items, active === -1 && !isDown ? 0 : active, isDown ? 1 : -1);
      setActiveId(items[next]?.id);
    } else if (event.key === 'Enter' && activeItem) {
      event.preventDefault();
      choose(activeItem);
    } else if (event.key === 'Escape') {
      // Otherwise the browser would also clear the field.
      event.preventDefault();
      setIsOpen(false);
    }
  });
  useEffect(() => {
    const onInput = () => {
      setText(searchTextIn(field.value));
      setActiveId(undefined);
      setIsOpen(true);
    };
    // The visitor may have typed while this file loaded, and may have left the field.
    if (field === document.activeElement && field.value !== field.defaultValue) onInput();
    const close = () => setIsOpen(false);
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    field.addEventListener('input', onInput);
    field.addEventListener('keydown', onKey);
    field.addEventListener('blur', close);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('keydown', onKey);
      field.removeEventListener('blur', close);
    };
  }, [field]);

  return (
    <div className={classes.suggestions}>
      <OptionList
        id={id}
        label={t('suggestions')}
        isShown={isShown}
        items={items}
        activeId={activeItem?.id}
        onSelect={choose}
      />
      <LiveRegion>{isShown ? t('suggestionCount', { count: items.length }) : ''}</LiveRegion>
    </div>
  );
}
