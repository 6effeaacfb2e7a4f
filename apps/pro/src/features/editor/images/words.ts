import { addTexts, textsOf } from '../../../lib/texts.ts';
import { imagesFr } from './images.fr.ts';

export const editorImagesTexts = addTexts('editorImages', imagesFr);
export const say = textsOf(editorImagesTexts);
