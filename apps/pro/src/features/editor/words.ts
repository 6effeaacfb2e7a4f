import { sayIn } from '../../lib/words.ts';
import { editorFr } from './editor.fr.ts';

export const say = sayIn('editor', editorFr);
