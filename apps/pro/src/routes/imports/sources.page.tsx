import { Navigate } from 'react-router';
import { SourcesHome } from '../../features/imports/sources/sources-home.tsx';
import { useHas, whenReserved } from '../../lib/session/permissions.ts';

/** For organisers, and for the members of the team who import. */
export function SourcesPage() {
  const isOrganiser = useHas('poi_editor');
  const isOfTeam = useHas('batch_import');
  return isOrganiser || isOfTeam ? <SourcesHome /> : <Navigate to={whenReserved} replace />;
}
