import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { useLocation, useNavigate } from 'react-router';
import { AroundMe } from '../features/position/around-me.tsx';
import { positionFr } from '../features/position/position.fr.ts';
import { addWords } from '../lib/i18n/i18n.ts';
import { landingOf } from '../lib/search/landing-path.ts';
import { isPlacePage, placePageAnywhere } from '../lib/search/place-pages.ts';
import { useSite } from '../lib/site.tsx';

addWords('position', { fr: positionFr, en: () => import('../features/position/position.en.ts') });

export function LocateHere({ onDone }: { onDone: () => void }) {
  const { pathname, search } = useLocation();
  const { now } = useSite();
  const navigate = useNavigate();
  const go = () => {
    const params = new URLSearchParams(isPlacePage(pathname) ? search : '');
    params.delete('coords');
    params.delete('pages');
    // The path of a landing page contains dates and a town: the dates become a filter.
    const landing = landingOf(pathname, new Date(now));
    if (landing) params.set('dates', formatDateFilter(landing.dates));
    onDone();
    void navigate({ pathname: placePageAnywhere(pathname), search: params.toString() });
  };
  return <AroundMe onLocated={go} />;
}
