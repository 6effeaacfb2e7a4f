import { useLocation, useNavigate } from 'react-router';
import { mapFragment } from '../map-place.ts';

const openedHere = { isMapOpened: true };
const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isMapOpened' in state;

export function useOpenMap() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const path = pathname + search;
  return {
    isOpen: hash === mapFragment,
    href: path + mapFragment,
    open: () => void navigate(path + mapFragment, { state: openedHere, preventScrollReset: true }),
    close: () =>
      void (isOpenedHere(state)
        ? navigate(-1)
        : navigate(path, { replace: true, preventScrollReset: true })),
  };
}
