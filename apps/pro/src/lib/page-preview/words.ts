import { addTexts } from '../texts.ts';
import { pagePreviewFr } from './page-preview.fr.ts';

export const pagePreviewTexts = addTexts('pagePreview', pagePreviewFr);
