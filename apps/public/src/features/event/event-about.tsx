import { Clamp } from '@parages/ui/clamp/clamp';
import { useTranslation } from '../../lib/use-translation.tsx';
import classes from './event.module.css';
import { useToldLang } from './use-told-lang.ts';

const longText = 700;

/** What the organiser tells: plain text, whose empty lines part paragraphs. */
export function EventAbout({ description, organizerName }: { description: string; organizerName: string | null }) {
  const { t } = useTranslation('event');
  const toldLang = useToldLang();
  const paragraphs = [...description.matchAll(/\S(?:(?!\n{2,})[\s\S])*/g)];
  return (
    <>
      {paragraphs.length > 0 && (
        <Clamp isLong={description.length > longText} words={{ more: t('more'), less: t('less') }}>
          <div className={classes.text} {...toldLang}>
            {paragraphs.map(({ 0: text, index }) => (
              <p key={index}>{text}</p>
            ))}
          </div>
        </Clamp>
      )}
      {organizerName && (
        <p className={classes.organizer}>
          <span>{t('organizedBy')}</span> <strong>{organizerName}</strong>
        </p>
      )}
    </>
  );
}
