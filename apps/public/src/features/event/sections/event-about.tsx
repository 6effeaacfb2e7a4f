import type { Poi } from '@parages/contracts/types';
import { hostPath } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { Clamp } from '@parages/ui/clamp/clamp';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import { useContentLang } from '../../../lib/i18n/use-content-lang.ts';
import classes from '../event.module.css';
import { LinkedText } from './linked-text.tsx';

const longText = 700;
const longestLead = 320;

export type EventAboutProps = Pick<Poi, 'description' | 'organizerName' | 'organiser'>;

/** Empty lines separate the paragraphs of `description`, which is plain text. */
export function EventAbout({ description, organizerName, organiser }: EventAboutProps) {
  const { t } = useTranslation('event');
  const contentLang = useContentLang();
  const paragraphs = [...description.matchAll(/\S(?:(?!\n{2,})[\s\S])*/g)];
  const isLead = (text: string, index: number) =>
    index === paragraphs[0]?.index && text.length <= longestLead;
  return (
    <>
      {paragraphs.length > 0 && (
        <Clamp isLong={description.length > longText} words={{ more: t('more'), less: t('less') }}>
          <div className={classes.text} {...contentLang}>
            {paragraphs.map(({ 0: text, index }) => (
              <p key={index} data-lead={isLead(text, index) || undefined}>
                <LinkedText text={text} />
              </p>
            ))}
          </div>
        </Clamp>
      )}
      {(organiser !== null || organizerName !== null) && (
        <p className={classes.organizer}>
          <span>{t('organizedBy')}</span>{' '}
          <strong>
            {organiser ? (
              <Link href={hostPath('organiser', organiser.slug)}>{organiser.name}</Link>
            ) : (
              organizerName
            )}
          </strong>
        </p>
      )}
    </>
  );
}
