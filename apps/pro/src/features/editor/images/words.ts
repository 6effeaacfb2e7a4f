import { sayIn } from '../../../lib/words.ts';
import { imagesFr } from './images.fr.ts';

export const say = sayIn('editor-images', imagesFr);
