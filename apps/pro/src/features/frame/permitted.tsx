import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { Navigate, Outlet } from 'react-router';
import { useHas, useIsAdmin, whenReserved } from '../../lib/session/permissions.ts';

/** Belongs below `Space`, which loads the profile first. */
export const Permitted = ({ needs }: { needs: Permission }) =>
  useHas(needs) ? <Outlet /> : <Navigate to={whenReserved} replace />;

export const ForAdministrators = () =>
  useIsAdmin() ? <Outlet /> : <Navigate to={whenReserved} replace />;
