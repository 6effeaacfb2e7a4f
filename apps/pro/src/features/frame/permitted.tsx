import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { Navigate, Outlet } from 'react-router';
import { useHas, useIsAdmin, whenReserved } from '../../lib/session/permissions.ts';

/** Pages that need a permission, inside the space, where it is known who is signed in: whoever lacks it is sent to the profile, which says so. */
export const Permitted = ({ needs }: { needs: Permission }) =>
  useHas(needs) ? <Outlet /> : <Navigate to={whenReserved} replace />;

/** Pages for administrators alone, inside the space. */
export const ForAdministrators = () =>
  useIsAdmin() ? <Outlet /> : <Navigate to={whenReserved} replace />;
