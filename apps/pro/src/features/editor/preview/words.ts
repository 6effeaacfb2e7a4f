import { addTexts, textsOf } from '../../../lib/texts.ts';
import { previewFr } from './preview.fr.ts';

export const editorPreviewTexts = addTexts('editorPreview', previewFr);
export const say = textsOf(editorPreviewTexts);
