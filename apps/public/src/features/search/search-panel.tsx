import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { OptionToggles } from '@parages/ui/option-toggles/option-toggles';
import { Panel, type PanelHandle } from '@parages/ui/panel/panel';
import { ShownAtOnce } from '@parages/ui/shown-at-once/shown-at-once';
import { StepSlider } from '@parages/ui/step-slider/step-slider';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { withSheet } from '../../lib/late-start/late-styles.tsx';
import { Part } from '../../lib/part/part.tsx';
import { type LonLat, nearestRadiusStep } from '../../lib/search/filters.search-params.ts';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import { toSearchQuery } from '../../lib/search/search-query.ts';
import { type CountedTheme, useDraftFacets, useSeeWords } from './counts/use-draft-facets.ts';
import { calendarDays } from './filter-row/tonight.ts';
import { changesOf, isDirty, isOtherPlace, type PanelDraft } from './panel-draft.ts';
import { useAnnounceChanges } from './pending-changes.ts';
import type { ChosenPlace } from './place-field.tsx';
import { type AroundMe, PlacePart } from './place-part.tsx';
import classes from './search.module.css';
import { TraitFields } from './traits/trait-fields.tsx';
import { traitsOf } from './traits/use-trait-words.ts';
import { unnamedPlace } from './unnamed-place.ts';
import { useFilters } from './use-filters.ts';
import { useOfferChanges } from './use-offer-changes.ts';
import { useOptionChoices } from './use-option-choices.ts';

export type PanelPart = 'place' | 'radius' | 'dates' | 'all';
export type SearchPanelProps = {
  part: PanelPart;
  place: SearchPlace;
  aroundMe: AroundMe;
  /** The theme of the counted events; null where nothing is counted. */
  counted: CountedTheme;
  onClose: () => void;
};

// The calendar library is the heaviest part of the panel: lazy-loaded, so that choosing a place
// does not wait for it.
const DatesField = lazyPart(
  async () => (await withSheet('calendar', () => import('./dates-field.tsx'))).DatesField,
);

// Not a guess from the IP address, nor the device's position.
const chosenOf = ({ kind, position }: SearchPlace): LonLat | null =>
  kind === 'town' || kind === 'chosen' ? position : null;

const titles = { place: 'place', radius: 'howFar', dates: 'when', all: 'panel' } as const;

function useDraft(place: SearchPlace, panel: RefObject<PanelHandle | null>, onClose: () => void) {
  const { wanted, change, hrefForTown } = useFilters();
  const offer = useOfferChanges();
  const initial: PanelDraft = { ...wanted, placeName: place.name };
  const [draft, setDraft] = useState(initial);
  const [chosen, setChosen] = useState<ChosenPlace | null>(null);
  // The draft with the edits that the panel does not show yet: a press on the button below may come
  // before their transition has ended.
  const latest = useRef(draft);
  const edit = useCallback((next: Partial<PanelDraft>) => {
    latest.current = { ...latest.current, ...next };
    setDraft(latest.current);
  }, []);
  const leave = (then: () => void) => panel.current?.leave(then);
  const save = (coords: LonLat | null | undefined) =>
    change({ ...changesOf(initial, latest.current), ...(coords !== undefined && { coords }) });
  const go = (coords: LonLat | null | undefined) =>
    leave(() => {
      onClose();
      save(coords);
    });
  const other = chosen !== null && isOtherPlace(place, chosen) ? chosen : undefined;
  const isChanged = (now: PanelDraft): boolean => other !== undefined || isDirty(initial, now);
  return {
    draft,
    search: toSearchQuery(other ? { ...other, kind: 'chosen' } : place, draft),
    edit,
    // Stable between renders, so that the memoised calendar does not re-render.
    setDates: useCallback((dates: PanelDraft['dates']) => edit({ dates }), [edit]),
    hasChanges: isChanged(draft),
    isPoint: chosen?.isPoint === true,
    current: chosen?.position ?? chosenOf(place),
    choose: (next: ChosenPlace) => {
      setChosen(next);
      edit({ placeName: next.name });
    },
    goTo: ({ position }: ChosenPlace) => go(position),
    /** The device's position is not in the URL: removes the coordinates. */
    goAround: () => go(null),
    apply: () => (isChanged(latest.current) ? go(other?.position) : leave(onClose)),
    dismiss: () => {
      onClose();
      if (isChanged(latest.current)) offer(() => save(other?.position));
    },
    hrefForTown: (townSlug: string): string => hrefForTown(townSlug, changesOf(initial, draft)),
  };
}

type ApplyButtonProps = {
  hasChanges: boolean;
  /** Names the number of events that the changes lead to, once it is known. */
  seen: string | undefined;
  onPress: () => void;
};

function ApplyButton({ hasChanges, seen, onPress }: ApplyButtonProps) {
  const { t } = useTranslation('search');
  const words = hasChanges ? (seen ?? t('apply')) : t('close');
  return (
    <Button
      icon={hasChanges ? 'check' : 'close'}
      variant={hasChanges ? 'primary' : 'secondary'}
      isWide
      onClick={onPress}
    >
      {/* Another element for other words: a changed text would move within its centred line. */}
      <span key={words}>{words}</span>
    </Button>
  );
}

export function SearchPanel({ part, place, aroundMe, counted, onClose }: SearchPanelProps) {
  const { t } = useTranslation('search');
  const local = useLocal({ formatKilometres });
  const { now, today } = useFilters();
  const panel = useRef<PanelHandle>(null);
  const {
    draft,
    search,
    edit,
    setDates,
    hasChanges,
    isPoint,
    current,
    choose,
    goTo,
    goAround,
    apply,
    dismiss,
    hrefForTown,
  } = useDraft(place, panel, onClose);
  useAnnounceChanges(hasChanges);
  const { facets, countedDays } = useDraftFacets(search, counted);
  const optionChoices = useOptionChoices(facets);
  const seen = useSeeWords(hasChanges ? facets?.total : undefined);
  const has = (one: PanelPart) => part === 'all' || part === one;
  const footer = <ApplyButton hasChanges={hasChanges} seen={seen} onPress={apply} />;
  return (
    <Panel
      ref={panel}
      isOpen
      onClose={dismiss}
      title={t(titles[part])}
      words={{ close: t('closePanel') }}
      {...(part !== 'place' && { footer })}
    >
      <LiveRegion>{seen ?? ''}</LiveRegion>
      <div className={classes.panel} data-part={part}>
        {has('place') && (
          <PlacePart
            placeName={draft.placeName}
            isPoint={isPoint}
            current={current}
            unnamed={t(unnamedPlace(place, 'aroundHere'))}
            hrefForTown={hrefForTown}
            aroundMe={aroundMe}
            onChoose={part === 'place' ? goTo : choose}
            onLocated={goAround}
            onLeave={onClose}
            isAlone={part === 'place'}
          />
        )}
        {has('radius') && place.kind !== 'area' && (
          <ShownAtOnce value={draft.distanceKm} onChange={(distanceKm) => edit({ distanceKm })}>
            {(distanceKm, change) => (
              <StepSlider
                label={t('radius')}
                steps={limits.radius.steps}
                value={nearestRadiusStep(distanceKm)}
                onChange={change}
                formatValue={local.formatKilometres}
                words={{ decrease: t('decrease'), increase: t('increase') }}
              />
            )}
          </ShownAtOnce>
        )}
        {has('dates') && (
          <Part waiting={<div className={classes.calendar} />}>
            <DatesField
              dates={calendarDays(draft, now)}
              onChange={setDates}
              now={now}
              today={today}
              counted={countedDays}
            />
          </Part>
        )}
        {has('dates') && (
          <ShownAtOnce value={traitsOf(draft)} onChange={edit}>
            {(traits, change) => (
              <TraitFields
                values={traits}
                isPartAlone={part === 'dates'}
                onChange={(one) => change({ ...traits, ...one })}
              />
            )}
          </ShownAtOnce>
        )}
        {has('all') && (
          <ShownAtOnce value={draft.options} onChange={(options) => edit({ options })}>
            {(options, change) => (
              <OptionToggles
                label={t('options')}
                options={optionChoices}
                values={options}
                onChange={change}
              />
            )}
          </ShownAtOnce>
        )}
      </div>
    </Panel>
  );
}
