import { Link } from '@parages/ui/link/link';
import { useSite } from '../../lib/site.tsx';
import { JsonLd } from './json-ld.tsx';
import classes from './seo.module.css';
import { breadcrumbList, type Crumb } from './structured-data.ts';

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  const { origin } = useSite();
  return (
    <nav aria-label={label} className={classes.crumbs}>
      <ol>
        {crumbs.map(({ label: name, path, search = '' }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={path + search}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </nav>
  );
}
