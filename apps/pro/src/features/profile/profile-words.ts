import { addTexts, textsOf } from '../../lib/texts.ts';
import { profileFr } from './profile.fr.ts';

/** Says what pages of profiles say. */
export const profileTexts = addTexts('profile', profileFr);
export const say = textsOf(profileTexts);
