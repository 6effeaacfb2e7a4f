import { addTexts, textsOf } from '../../lib/texts.ts';
import { editorFr } from './editor.fr.ts';

export const editorTexts = addTexts('editor', editorFr);
export const say = textsOf(editorTexts);
