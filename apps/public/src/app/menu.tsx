import { FullNavigation } from '../features/frame/full-navigation.tsx';
import type { Session } from '../lib/session/session.ts';
import { LocateHere } from './locate-here.tsx';

/**
 * The full navigation with the location button. Both are in one file: a button that arrived later
 * would move the entries of the open menu away from the finger.
 */
export const Menu = ({ session, onClose }: { session: Session; onClose: () => void }) => (
  <FullNavigation session={session} locate={<LocateHere onDone={onClose} />} onClose={onClose} />
);
