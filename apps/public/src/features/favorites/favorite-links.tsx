import type { FavoriteLink } from '@parages/contracts/types';
import {
  type FavoriteLinkKind,
  favoriteLinkKinds,
} from '@parages/contracts/vocabulary/accounts/favorites';
import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { favorites } from '../../lib/favorites/favorites.queries.ts';
import classes from './favorites.module.css';
import { useFavoriteLink } from './favorites-page.queries.ts';

export function FavoriteLinks() {
  const { t } = useTranslation('favoritesPage');
  const { data } = useQuery(favorites.links());
  if (!data) return null;
  return (
    <section className={classes.links} aria-labelledby="links">
      <h2 id="links">{t('links.title')}</h2>
      <div className={classes.pair}>
        {favoriteLinkKinds.map((kind) => (
          <Link key={kind} kind={kind} link={data.items.find((one) => one.kind === kind)} />
        ))}
      </div>
    </section>
  );
}

function Link({ kind, link }: { kind: FavoriteLinkKind; link: FavoriteLink | undefined }) {
  const { t } = useTranslation('favoritesPage');
  const id = useId();
  const { create, renew, remove, isBusy } = useFavoriteLink(kind);
  const copy = async (url: string) => {
    // Browsers have no clipboard on plain HTTP.
    try {
      await navigator.clipboard.writeText(url);
      toast('success', t('links.copied'));
    } catch {
      toast('error', t('links.notCopied'));
    }
  };
  return (
    <div className={classes.link}>
      <h3>{t(`links.${kind}`)}</h3>
      <p>{t(`links.${kind}Text`)}</p>
      {link === undefined ? (
        <Button
          variant="secondary"
          icon={kind === 'calendar' ? 'calendar' : 'share'}
          isBusy={isBusy}
          onClick={create}
        >
          {t('links.create')}
        </Button>
      ) : (
        <>
          <label htmlFor={id}>{t('links.address')}</label>
          <input id={id} readOnly value={link.url} onFocus={({ target }) => target.select()} />
          <div className={classes.actions}>
            <Button icon="copy" onClick={() => void copy(link.url)}>
              {t('links.copy')}
            </Button>
            <Button variant="quiet" isBusy={isBusy} onClick={renew}>
              {t('links.renew')}
            </Button>
            <Button variant="quiet" isBusy={isBusy} onClick={remove}>
              {t('links.remove')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
