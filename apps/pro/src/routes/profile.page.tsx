import { Button } from '@parages/ui/button/button';
import { productName } from '../lib/product.ts';
import { publicOrigin } from '../lib/public-origin.ts';
import { useProfile } from '../lib/signed-in.ts';
import { sayIn } from '../lib/words.ts';
import { profileFr } from './profile.fr.ts';
import classes from './profile.module.css';

const say = sayIn('profile', profileFr);

/** One's own profile, as the professional site needs it. */
export const ProfilePage = () => (
  <>
    <title>{`${say('title')} · ${productName}`}</title>
    <Profile />
  </>
);

function Profile() {
  const profile = useProfile();
  const facts = profile && [
    [say('firstName'), profile.firstName],
    [say('lastName'), profile.lastName],
    [say('email'), profile.email],
    [say('organisations'), profile.organisations.map(({ name }) => name).join(', ') || say('noOrganisation')],
  ];
  return (
    <div className={classes.page} aria-busy={profile === undefined}>
      <h1>{profile?.firstName ? say('hello', { name: profile.firstName }) : say('title')}</h1>
      {facts === undefined && <p>{say('loading')}</p>}
      {facts && (
        <dl className={classes.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value || say('none')}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Button href={`${publicOrigin(window.location)}/profile`} variant="secondary" icon="external">
          {say('edit')}
        </Button>
      </p>
    </div>
  );
}
