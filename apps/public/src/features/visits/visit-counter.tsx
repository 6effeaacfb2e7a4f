import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countVisit } from './visits.queries.ts';

const isEventPath = /\/(evenement|poi)\/[^/]+\/?$/;
const shownPoi = (): string | undefined =>
  document.querySelector<HTMLElement>('article[data-poi]')?.dataset.poi;
// Links given by organisers carry `rel="ugc"`, which search engines read too.
const isOrganiserLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('article[data-poi] a[rel~="ugc"]') !== null;

export function VisitCounter() {
  const { pathname } = useLocation();
  useEffect(() => {
    const poiId = isEventPath.test(pathname) ? shownPoi() : undefined;
    if (poiId !== undefined) countVisit(poiId, 'view');
  }, [pathname]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const poiId = isOrganiserLink(target) ? shownPoi() : undefined;
      if (poiId !== undefined) countVisit(poiId, 'click');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
