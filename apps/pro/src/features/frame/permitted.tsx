import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { Navigate, Outlet } from 'react-router';
import { useHas, useIsAdmin, whenReserved } from '../../lib/session/permissions.ts';

/**
 * Route guard for a permission, below `Space`, which loads the profile first. Redirects an account
 * without the permission to its profile page, which shows why.
 */
export const Permitted = ({ needs }: { needs: Permission }) =>
  useHas(needs) ? <Outlet /> : <Navigate to={whenReserved} replace />;

/** Route guard for administrators, below `Space`, with the same redirect. */
export const ForAdministrators = () =>
  useIsAdmin() ? <Outlet /> : <Navigate to={whenReserved} replace />;
