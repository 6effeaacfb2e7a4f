import { PoiCard } from '@parages/ui/poi-card/poi-card';
import { useImportParts } from '../import-parts.tsx';
import type { PreviewView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import form from './reading.module.css';

export type EventPreviewProps = { events: readonly PreviewView[]; today: string };

/** Shows events as visitors would see their cards, with what the card leaves out below. */
export const EventPreview = ({ events, today }: EventPreviewProps) => (
  <ol className={form.cards}>
    {[...events.entries()].map(([rank, event]) => (
      <li key={rank}>
        <Preview event={event} today={today} />
      </li>
    ))}
  </ol>
);

function Preview({ event, today }: { event: PreviewView; today: string }) {
  const { say, themes, formatCardDate, formatCardPrice } = useImportWords();
  const { pictureOf } = useImportParts();
  const [first] = event.periods;
  const theme = event.themes[0] ?? null;
  const dateLine = event.isPermanent
    ? say('reading.permanent')
    : formatCardDate(
        {
          startDate: first?.startDate ?? null,
          endDate: first?.endDate ?? null,
          poiTime: first?.startTime ?? null,
        },
        today,
      );
  const price = formatCardPrice(event);
  const { locality } = event;
  return (
    <>
      <div
        role="img"
        aria-label={[event.label, dateLine, locality, price].filter(Boolean).join(', ')}
      >
        <div inert>
          <PoiCard
            href="#"
            title={event.label}
            theme={theme}
            imageSrc={pictureOf(theme, event.label)}
            isFree={event.isFree}
            {...(theme && { themeLabel: themes[theme] })}
            {...(dateLine && { dateLine })}
            {...(locality && { locality })}
            {...(price && { price })}
          />
        </div>
      </div>
      <p className={form.details}>{useDetails(event).join(' · ')}</p>
    </>
  );
}

function useDetails(event: PreviewView): string[] {
  const { say, formatCount } = useImportWords();
  const { placeName, streetAddress, postalCode, locality, organizerName, options } = event;
  const town = [postalCode, locality].filter(Boolean).join(' ');
  const details = [
    placeName,
    [streetAddress, town].filter(Boolean).join(', '),
    event.periodCount > 1 &&
      say('reading.dates', { count: event.periodCount, formatted: formatCount(event.periodCount) }),
    options.includes('pmr') && say('reading.accessible'),
    event.themes.length === 0 && say('reading.noTheme'),
    event.hasPosition === false && say('reading.noPosition'),
    organizerName,
  ];
  return details.filter((detail) => typeof detail === 'string' && detail !== '') as string[];
}
