import { addTexts, textsOf } from '../../../lib/texts.ts';
import { mapFr } from './map.fr.ts';

export const editorMapTexts = addTexts('editorMap', mapFr);
export const say = textsOf(editorMapTexts);
