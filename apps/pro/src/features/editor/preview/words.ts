import { sayIn } from '../../../lib/words.ts';
import { previewFr } from './preview.fr.ts';

export const say = sayIn('editor-preview', previewFr);
