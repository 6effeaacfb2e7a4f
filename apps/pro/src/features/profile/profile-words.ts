import { sayIn } from '../../lib/words.ts';
import { profileFr } from './profile.fr.ts';

/** Says what pages of profiles say. */
export const say = sayIn('profile', profileFr);
