import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { askAccount } from '../../lib/session/account.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { addTexts } from '../../lib/texts.ts';
import { frameFr } from './frame.fr.ts';
import classes from './frame.module.css';
import { HeaderMenu } from './header-menu.tsx';

const frameTexts = addTexts('frame', frameFr);

/** Who is signed in, and the way out. Its button is as wide before the name is known as after. */
export function UserMenu() {
  const { t } = useTranslation(frameTexts);
  const profile = useProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = async () => {
    await askAccount(async (service) => {
      await service.signOut();
      return { kind: 'done', value: null };
    });
    client.clear();
    await navigate('/org/auth/login');
  };
  return (
    <HeaderMenu
      label={profile ? `${t('menu')} : ${profile.firstName}` : t('menu')}
      face={
        <>
          <Icon name="user" />
          <span>{profile?.firstName || t('menu')}</span>
        </>
      }
      className={classes.user}
      menuClassName={classes.menu}
      width={280}
    >
      {(close) => (
        <>
          {profile && (
            <p>
              <strong>{profile.firstName}</strong>
              {profile.email}
            </p>
          )}
          <Button href="/org/home" variant="quiet" icon="home" onClick={close}>
            {t('space')}
          </Button>
          <Button href="/org/profile" variant="quiet" icon="user" onClick={close}>
            {t('profile')}
          </Button>
          <Button variant="quiet" icon="sign-out" onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </>
      )}
    </HeaderMenu>
  );
}
