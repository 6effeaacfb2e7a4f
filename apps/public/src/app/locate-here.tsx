import { useLocation, useNavigate } from 'react-router';
import { AroundMe } from '../features/position/around-me.tsx';
import { positionFr } from '../features/position/position.fr.ts';
import { addWords } from '../lib/i18n.ts';

addWords('position', { fr: positionFr, en: () => import('../features/position/position.en.ts') });

const isOfPlace = (path: string): boolean => /^\/(category\/|promotions|$)/.test(path);

/** "Use my location" of the full navigation: the page then looks from there, its filters kept; a page that looks from nowhere gives way to home. */
export function LocateHere({ onDone }: { onDone: () => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = () => {
    const path = pathname.replace(/^\/ville\/[^/]+/, '') || '/';
    const params = new URLSearchParams(isOfPlace(path) ? search : '');
    params.delete('coords');
    params.delete('pages');
    onDone();
    void navigate({ pathname: isOfPlace(path) ? path : '/', search: params.toString() });
  };
  return <AroundMe onLocated={go} />;
}
