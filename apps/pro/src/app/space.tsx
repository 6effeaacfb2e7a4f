import { isRefusal } from '@parages/contracts/api-problem';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Guarded } from '../features/account/guarded.tsx';
import { toSignIn } from '../lib/after-sign-in.ts';
import { me } from '../lib/me.queries.ts';
import { appFr } from './app.fr.ts';
import classes from './shell.module.css';

/** The pages of whoever is signed in: shown once it is known who that is, since what they show depends on it. */
export const Space = () => (
  <Guarded>
    <div className={classes.space}>
      <Known />
    </div>
  </Guarded>
);

function Known() {
  const { data, error, refetch } = useQuery(me.profile());
  const { pathname, search } = useLocation();
  if (data)
    return (
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    );
  if (!error) return <Waiting />;
  if (isRefusal(error) && error.status === 401) return <Navigate to={toSignIn(pathname + search)} replace />;
  return (
    <EmptyState level={1} picture="lost" title={appFr.failed} actions={<Button onClick={() => void refetch()}>{appFr.retry}</Button>}>
      <p>{appFr.failedText}</p>
    </EmptyState>
  );
}

const Waiting = () => (
  <p className={classes.waiting} aria-busy="true">
    {appFr.loading}
  </p>
);
