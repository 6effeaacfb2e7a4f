import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import {
  type DashboardListing,
  dashboardListings,
} from '@parages/contracts/vocabulary/events/dashboard-listings';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import classes from './dashboard.module.css';
import { mayOpen } from './may-open.ts';

export function ListingHead({
  listing,
  permissions,
  title,
}: {
  listing: DashboardListing;
  permissions: readonly Permission[];
  title?: string;
}) {
  const { t } = useTranslation('dashboard');
  return (
    <header className={classes.head}>
      <nav aria-label={t('title')}>
        <ul className={classes.tabs}>
          <li>
            <Link href="/dashboard" className={classes.tab}>
              {t('back')}
            </Link>
          </li>
          {dashboardListings
            .filter((one) => mayOpen(permissions, one))
            .map((one) => (
              <li key={one}>
                <Link
                  href={`/dashboard/${one}`}
                  className={classes.tab}
                  aria-current={one === listing ? 'page' : undefined}
                >
                  {t(`listings.${one}`)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <h1>{title ?? t(`listings.${listing}`)}</h1>
    </header>
  );
}
