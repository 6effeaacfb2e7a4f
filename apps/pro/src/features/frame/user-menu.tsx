import { Popover, UnstyledButton } from '@mantine/core';
import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { askAccount } from '../../lib/account.ts';
import { useProfile } from '../../lib/signed-in.ts';
import { sayIn } from '../../lib/words.ts';
import { frameFr } from './frame.fr.ts';
import classes from './frame.module.css';

const say = sayIn('frame', frameFr);

/** Who is signed in, and the way out. Its button is as wide before the name is known as after. */
export function UserMenu() {
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
    <Popover position="bottom-end" width={280} shadow="md" radius="md" transitionProps={{ duration: 0 }} withinPortal={false} returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.user} aria-label={profile ? `${say('menu')} : ${profile.firstName}` : say('menu')}>
          <Icon name="user" />
          <span>{profile?.firstName || say('menu')}</span>
          <Icon name="chevron-down" size="1em" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={say('menu')}>
        {profile && (
          <p>
            <strong>{profile.firstName}</strong>
            {profile.email}
          </p>
        )}
        <Button href="/org/home" variant="quiet" icon="home">
          {say('space')}
        </Button>
        <Button href="/org/profile" variant="quiet" icon="user">
          {say('profile')}
        </Button>
        <Button variant="quiet" icon="sign-out" onClick={() => void signOut()}>
          {say('signOut')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
