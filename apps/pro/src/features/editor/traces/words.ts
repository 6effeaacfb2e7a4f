import { addTexts, textsOf } from '../../../lib/texts.ts';
import { tracesFr } from './traces.fr.ts';

export const editorTracesTexts = addTexts('editorTraces', tracesFr);
export const say = textsOf(editorTracesTexts);
