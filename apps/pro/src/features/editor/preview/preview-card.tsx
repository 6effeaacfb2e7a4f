import type { OrganiserPoi } from '@parages/contracts/types';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { formatCardPrice } from '@parages/ui/format/price.fr';
import { cardFacts } from '@parages/ui/poi-card/card-facts';
import { PoiCard } from '@parages/ui/poi-card/poi-card';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import type { Values } from '../editor-tabs.ts';
import { editorPreviewTexts, say } from './preview.fr.ts';
import classes from './preview.module.css';
import { previewCardPoi } from './preview-card-poi.ts';

const words = {
  permanent: say('permanent'),
  formatCardDate,
  formatCardPrice,
  liveStateLabels,
  themeLabels,
};

export function PreviewCard({ poi, values }: { poi: OrganiserPoi; values: Values }) {
  const { t } = useTranslation(editorPreviewTexts);
  const today = parisToday();
  const card = previewCardPoi(values, poi, today);
  const facts = cardFacts({ ...card, label: card.label || t('untitled') }, today, words);
  const { title, dateLine, locality, price } = facts;
  const picture = poi.images[0]?.id ?? fallbackPictureId(card.theme, poi.id);
  return (
    <>
      <p className={classes.hint}>{t('cardHint')}</p>
      <div
        role="img"
        aria-label={t('cardAlt', {
          facts: [title, dateLine, locality, price].filter(Boolean).join(', '),
        })}
        className={classes.card}
      >
        <div inert>
          <PoiCard {...facts} href="#" imageSrc={`/mediafile/${picture}?w=640`} />
        </div>
      </div>
    </>
  );
}
