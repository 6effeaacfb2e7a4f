import { addTexts, textsOf } from '../../../lib/texts.ts';
import { tabsFr } from './tabs.fr.ts';

export const editorTabsTexts = addTexts('editorTabs', tabsFr);
export const say = textsOf(editorTabsTexts);
