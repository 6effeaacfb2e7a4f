import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { Navigate, Outlet } from 'react-router';
import { useHas, useIsAdmin, whenReserved } from '../../lib/session/permissions.ts';

/**
 * Route guard for a permission, inside the space, where the profile is loaded. Redirects an account
 * without it to its profile, which shows why.
 */
export const Permitted = ({ needs }: { needs: Permission }) =>
  useHas(needs) ? <Outlet /> : <Navigate to={whenReserved} replace />;

/** Route guard for administrators, inside the space. */
export const ForAdministrators = () =>
  useIsAdmin() ? <Outlet /> : <Navigate to={whenReserved} replace />;
