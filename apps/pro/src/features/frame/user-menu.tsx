import { Menu, UnstyledButton } from '@mantine/core';
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
    <Menu position="bottom-end" width={280} shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={profile ? `${say('menu')} : ${profile.firstName}` : say('menu')}>
          <Icon name="user" />
          <span>{profile?.firstName || say('menu')}</span>
          <Icon name="chevron-down" size="1em" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {profile && (
          <Menu.Label>
            <strong>{profile.firstName}</strong>
            <br />
            {profile.email}
          </Menu.Label>
        )}
        <Menu.Item component="a" href="/org/profile" leftSection={<Icon name="user" />}>
          {say('profile')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="sign-out" />} onClick={() => void signOut()}>
          {say('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
