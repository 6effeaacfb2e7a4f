import { Link } from '@parages/ui/link/link';
import classes from './seo.module.css';

export type RelatedGroup = {
  key: string;
  title: string;
  links: readonly { href: string; label: string }[];
};

export function RelatedLinks({ groups }: { groups: readonly RelatedGroup[] }) {
  const filled = groups.filter(({ links }) => links.length > 0);
  if (filled.length === 0) return null;
  return (
    <div className={classes.related}>
      {filled.map(({ key, title, links }) => (
        <nav key={key} aria-labelledby={`related-${key}`}>
          <h2 id={`related-${key}`}>{title}</h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
