import { sayIn } from '../words.ts';
import { pagePreviewFr } from './page-preview.fr.ts';

export const say = sayIn('page-preview', pagePreviewFr);
