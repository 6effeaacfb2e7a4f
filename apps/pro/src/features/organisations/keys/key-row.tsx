import type { ApiKey } from '@parages/contracts/types';
import type { ApiKeyState } from '@parages/contracts/vocabulary/organisations/api-keys';
import { Badge, type BadgeProps } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../lib/day-of.ts';
import { scopeLabels } from './key-scopes.fr.ts';
import { keysTexts } from './keys.fr.ts';
import classes from './keys.module.css';

const tones: Record<ApiKeyState, NonNullable<BadgeProps['tone']>> = {
  active: 'success',
  replaced: 'warning',
  expired: 'paper',
  revoked: 'ink',
};

type KeyRowProps = {
  apiKey: ApiKey;
  canChange: boolean;
  onRotate: () => void;
  onRevoke: () => void;
};

export function KeyRow({ apiKey, canChange, onRotate, onRevoke }: KeyRowProps) {
  const { t } = useTranslation(keysTexts);
  const { name, prefix, kind, scopes, state } = apiKey;
  const works = state === 'active' || state === 'replaced';
  return (
    <li className={classes.key}>
      <div className={classes.about}>
        <p className={classes.name}>
          <strong>{name}</strong>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          <Badge>{t(`kinds.${kind}`)}</Badge>
        </p>
        <p>
          <code>{prefix}…</code>
        </p>
        <p className={classes.facts}>{scopes.map((scope) => scopeLabels[scope]).join(' · ')}</p>
        <p className={classes.facts}>{useFacts(apiKey).join(' · ')}</p>
      </div>
      {canChange && works && (
        <div className={classes.acts}>
          {state === 'active' && (
            <Button variant="quiet" aria-label={t('rotateOf', { name })} onClick={onRotate}>
              {t('rotate')}
            </Button>
          )}
          <Button variant="quiet" aria-label={t('revokeOf', { name })} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        </div>
      )}
    </li>
  );
}

function useFacts({ createdAt, creator, lastUsedAt, expiresAt, state }: ApiKey): string[] {
  const { t } = useTranslation(keysTexts);
  const day = dayOf(createdAt);
  const ends = state !== 'revoked' && state !== 'expired' && expiresAt !== null;
  return [
    creator === null ? t('created', { day }) : t('createdBy', { day, creator }),
    lastUsedAt === null ? t('neverUsed') : t('lastUse', { day: dayOf(lastUsedAt) }),
    ...(ends ? [t('until', { day: dayOf(expiresAt) })] : []),
  ];
}
