import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { useLocation, useNavigate } from 'react-router';
import { AroundMe } from '../features/position/around-me.tsx';
import { positionFr } from '../features/position/position.fr.ts';
import { addWords } from '../lib/i18n/i18n.ts';
import { landingOf } from '../lib/search/landing-path.ts';
import { isPlacePage, placePageAnywhere } from '../lib/search/place-pages.ts';
import { useSite } from '../lib/site.tsx';

addWords('position', { fr: positionFr, en: () => import('../features/position/position.en.ts') });

/** "Use my location" of the full navigation: the page then looks from there, its filters kept; a page that looks from nowhere gives way to home. */
export function LocateHere({ onDone }: { onDone: () => void }) {
  const { pathname, search } = useLocation();
  const { now } = useSite();
  const navigate = useNavigate();
  const go = () => {
    const params = new URLSearchParams(isPlacePage(pathname) ? search : '');
    params.delete('coords');
    params.delete('pages');
    // The days of a page of a moment are in its path, which names a town.
    const landing = landingOf(pathname, new Date(now));
    if (landing) params.set('dates', formatDateFilter(landing.dates));
    onDone();
    void navigate({ pathname: placePageAnywhere(pathname), search: params.toString() });
  };
  return <AroundMe onLocated={go} />;
}
