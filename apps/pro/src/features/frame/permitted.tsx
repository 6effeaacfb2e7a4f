import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { Navigate, Outlet } from 'react-router';
import { isReaderOf, useHas, useIsAdmin, whenReserved } from '../../lib/session/permissions.ts';
import { useProfile } from '../../lib/session/signed-in.ts';

/** Belongs below `Space`, which loads the profile first. */
export const Permitted = ({ needs }: { needs: Permission }) =>
  useHas(needs) ? <Outlet /> : <Navigate to={whenReserved} replace />;

/** For the accounts with this permission, and for readers of an organisation, who have none. */
export function ForReadersOr({ needs }: { needs: Permission }) {
  const isReader = isReaderOf(useProfile()?.organisations ?? []);
  return useHas(needs) || isReader ? <Outlet /> : <Navigate to={whenReserved} replace />;
}

export const ForAdministrators = () =>
  useIsAdmin() ? <Outlet /> : <Navigate to={whenReserved} replace />;
