import type { PoiFacets } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import type { Filters } from '@parages/contracts/vocabulary/search/page-filters';
import { Button } from '@parages/ui/button/button';
import { ControlSentence } from '@parages/ui/control-sentence/control-sentence';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLocal } from '../../lib/i18n/local.ts';
import { Part } from '../../lib/part/part.tsx';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import type { CountedTheme } from './counts/use-draft-facets.ts';
import { FilterRow } from './filter-row/filter-row.tsx';
import { besideTonight } from './filter-row/tonight.ts';
import { PanelButton } from './panel-button.tsx';
import type { AroundMe } from './place-part.tsx';
import classes from './search.module.css';
import { SearchForm } from './search-form.tsx';
import type { PanelPart } from './search-panel.tsx';
import { countTraits } from './traits/use-trait-words.ts';
import { useDateWords } from './use-date-words.ts';
import { useWantedFilters } from './use-filters.ts';

const filtersAnchor = 'filtres';

// Links of pages without a panel lead to these fragments.
const partOfHash: Readonly<Record<string, PanelPart>> = {
  [`#${filtersAnchor}`]: 'all',
  '#ou': 'place',
  '#quand': 'dates',
};

const SearchPanel = lazyPart(async () => (await import('./search-panel.tsx')).SearchPanel);

export type SearchBarProps = {
  place: SearchPlace;
  /** Replaces "Que faire à" at the start of the sentence. */
  lead?: string;
  /** `undefined` while loading; `null` hides the count. */
  facets: PoiFacets | undefined | null;
  aroundMe: AroundMe;
  /** The theme of the page, or null where its events are not counted; absent for all themes. */
  counted?: CountedTheme;
  /** Whether the bar takes the focus when the document opens with it. */
  isFocusedFirst?: boolean;
  /** Whether the button that opens the map is in the corner below. */
  isBesideMap: boolean;
};

const countActive = ({ q, distanceKm, bbox, dates, options, ...traits }: Filters): number =>
  (q === '' ? 0 : 1) +
  (bbox === null && distanceKm === limits.radius.defaultKm ? 0 : 1) +
  (dates === null ? 0 : 1) +
  countTraits(traits) +
  options.length;

export function SearchBar({
  place,
  lead,
  facets,
  aroundMe,
  counted,
  isFocusedFirst = false,
  isBesideMap,
}: SearchBarProps) {
  const { t } = useTranslation('search');
  const { wanted, now } = useWantedFilters();
  const active = countActive(besideTonight(wanted, now));
  const [part, setPart] = useState<PanelPart | null>(null);
  // A transition: drawing the panel does not delay the response of the page to the press.
  const open = (next: PanelPart): void => startTransition(() => setPart(next));
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Removes the fragment from the URL, so that coming back does not open the panel again.
  useEffect(() => {
    const wanted = partOfHash[hash];
    if (wanted === undefined) return;
    setPart(wanted);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, navigate, pathname, search]);
  return (
    <section id={filtersAnchor} className={classes.bar} aria-label={t('panel')}>
      <Sentence place={place} lead={lead} part={part} onPress={open} />
      {place.kind === 'ip' && (
        <p className={classes.hint}>
          {t('approximate')}{' '}
          <Button variant="quiet" onClick={() => open('place')}>
            {t('refine')}
          </Button>
        </p>
      )}
      <SearchForm place={place} part={part} onPress={open} isFocusedFirst={isFocusedFirst} />
      <FilterRow facets={facets} active={active} onCustomDates={() => open('dates')} />
      <Count total={facets === null ? null : facets?.total} />
      <div className={classes.floating} data-beside={isBesideMap || undefined}>
        <PanelButton part={part} active={active} onPress={() => open('all')} />
      </div>
      {part && (
        <Part name={part} onClose={() => setPart(null)}>
          <SearchPanel
            part={part}
            place={place}
            aroundMe={aroundMe}
            counted={counted}
            onClose={() => setPart(null)}
          />
        </Part>
      )}
    </section>
  );
}

type SentenceProps = Pick<SearchBarProps, 'place'> & {
  lead: string | undefined;
  part: PanelPart | null;
  onPress: (part: PanelPart) => void;
};

function Sentence({ place, lead, part, onPress }: SentenceProps) {
  const { t } = useTranslation('search');
  const { wanted } = useWantedFilters();
  const dateWords = useDateWords();
  const { formatKilometres: kilometres, atTown: at } = useLocal({ formatKilometres, atTown });
  // "à" and the article of "Le Mans" contract to "au": the place part of the sentence then contains
  // "au Mans", and `lead` loses its "à".
  const isContracted = place.name !== null && !at(place.name).endsWith(place.name);
  const start = lead ?? t(place.name === null ? 'leadAround' : 'lead');
  const word = (key: PanelPart, text: string, label: string) => ({
    key,
    text,
    label,
    onPress: () => onPress(key),
    isExpanded: part === key,
  });
  const dates = word('dates', dateWords(wanted), t('changeDates'));
  // Without a place there is no radius to change; without a subject either, the title is a
  // question.
  if (place.kind === 'nowhere')
    return lead === undefined ? (
      <ControlSentence
        lead={start}
        parts={[word('place', t('here'), t('changePlace'))]}
        end={t('leadEnd')}
      />
    ) : (
      <ControlSentence
        lead={start}
        parts={[word('place', t('everywhere'), t('changePlace')), dates]}
      />
    );
  if (place.kind === 'area')
    return (
      <ControlSentence lead={start} parts={[word('place', t('inArea'), t('changePlace')), dates]} />
    );
  return (
    <ControlSentence
      lead={isContracted ? start.replace(/ à$/, '') : start}
      parts={[
        word(
          'place',
          isContracted ? at(place.name ?? '') : (place.name ?? t('here')),
          t('changePlace'),
        ),
        word('radius', kilometres(Math.max(wanted.distanceKm, 1)), t('changeRadius')),
        dates,
      ]}
    />
  );
}

function Count({ total }: { total: number | undefined | null }) {
  const { t } = useTranslation('search');
  const { formatCount: counted } = useLocal({ formatCount });
  const words =
    total === 0
      ? t('countNone')
      : total
        ? t('count', { count: total, formatted: counted(total) })
        : t('loading');
  return (
    <div className={classes.count}>
      <LiveRegion isVisible>{total === null ? '' : words}</LiveRegion>
    </div>
  );
}
