import { Icon } from '@parages/ui/icon/icon';
import { toast } from '@parages/ui/toaster/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MenuButton } from '../../lib/menu/menu-button.tsx';
import { signOut } from '../../lib/session/account.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { frameTexts } from './frame.fr.ts';
import classes from './frame.module.css';

export function UserMenu() {
  const { t } = useTranslation(frameTexts);
  const profile = useProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = () =>
    signOut(async ({ kind }) => {
      if (kind !== 'done') return toast('error', t('signOutFailed'));
      client.clear();
      await navigate('/org/auth/login');
    });
  return (
    <MenuButton
      width={280}
      button={(attributes) => (
        <button
          type="button"
          {...attributes}
          className={classes.user}
          aria-label={profile ? `${t('menu')} : ${profile.firstName}` : t('menu')}
        >
          <Icon name="user" />
          <span>{profile?.firstName || t('menu')}</span>
          <Icon name="chevron-down" size="1em" />
        </button>
      )}
      head={
        profile && (
          <div className={classes.person}>
            <strong>{profile.firstName}</strong>
            {profile.email}
          </div>
        )
      }
      groups={[
        {
          actions: [
            { label: t('space'), icon: 'home', href: '/org/home' },
            { label: t('profile'), icon: 'user', href: '/org/profile' },
            { label: t('signOut'), icon: 'sign-out', onSelect: () => void leave() },
          ],
        },
      ]}
    />
  );
}
