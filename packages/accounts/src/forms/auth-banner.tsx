import { Icon } from '@parages/ui/icon/icon';
import type { IconName } from '@parages/ui/icon/icon-paths';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useState } from 'react';
import { useSay } from '../say-auth.tsx';
import classes from './auth-banner.module.css';

const points = [
  { name: 'favorites', icon: 'heart' },
  { name: 'ideas', icon: 'pin' },
  { name: 'news', icon: 'bell' },
] as const satisfies readonly { name: string; icon: IconName }[];

export type AuthBannerProps = {
  /** URLs of three pictures, 3:2. */
  pictures: readonly string[];
};

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
