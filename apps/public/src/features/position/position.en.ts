import type { Words } from '../../lib/i18n/i18n.ts';
import type { positionFr } from './position.fr.ts';

export const positionEn: Words<typeof positionFr> = {
  prime: 'See what’s on near you',
  primeHint:
    'Your device will ask for your permission. We round your position to about a hundred metres.',
  locate: 'Use my location',
  locating: 'Locating…',
  updated: 'Location updated',
  on_geolocation_unavailable: 'We couldn’t find your position.',
  on_geolocation_disabled: 'Location is turned off on your device',
  on_geolocation_error: 'We couldn’t read your position. Choose a town instead.',
  enable: 'Turn on location',
  enableHint:
    'Turn on location in your device’s settings, then try again. You can also choose a town.',
  retry: 'Try again',
  chooseTown: 'Choose a town',
  close: 'Close',
};
