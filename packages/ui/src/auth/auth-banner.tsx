import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './auth-banner.module.css';
import { useSay } from './say-auth.tsx';

const points = [
  { name: 'favorites', icon: 'heart' },
  { name: 'ideas', icon: 'pin' },
  { name: 'news', icon: 'bell' },
] as const satisfies readonly { name: string; icon: IconName }[];

export type AuthBannerProps = {
  /** Addresses of three pictures, 3:2. */
  pictures: readonly string[];
};

/** What an account brings, beside every page of accounts: three points under pictures that take turns, unless one asked for calm. */
export function AuthBanner({ pictures }: AuthBannerProps) {
  const say = useSay();
  const [isPaused, setIsPaused] = useState(false);
  return (
    <aside className={classes.banner} aria-label={say('banner')}>
      <div className={classes.pictures} data-paused={isPaused || undefined}>
        {pictures.map((src) => (
          <img
            key={src}
            src={src}
            alt=""
            width={640}
            height={427}
            loading="lazy"
            decoding="async"
          />
        ))}
        <span className={classes.pause}>
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={say(isPaused ? 'play' : 'pause')}
            variant="floating"
            onClick={() => setIsPaused(!isPaused)}
          />
        </span>
      </div>
      <ul className={classes.points}>
        {points.map(({ name, icon }) => (
          <li key={name}>
            <span className={classes.icon}>
              <Icon name={icon} size="1.375rem" />
            </span>
            <p>
              <strong>{say(`points.${name}`)}</strong>
              {say(`points.${name}Text`)}
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
