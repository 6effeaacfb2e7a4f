import { useTranslation } from 'react-i18next';
import { landingTexts } from './landing.fr.ts';
import classes from './landing-posters.module.css';

const posters = [
  { word: 'two', picture: '/mediafile/expositions-1?w=640' },
  { word: 'three', picture: '/mediafile/marches-et-brocantes-1?w=640' },
  { word: 'one', picture: '/mediafile/fetes-2?w=640' },
] as const;

export const LandingPosters = () => {
  const { t } = useTranslation(landingTexts);
  return (
    <div className={classes.wall} role="img" aria-label={t('poster.label')}>
      {posters.map(({ word, picture }) => (
        <div key={word} className={classes.poster} data-poster={word} aria-hidden="true">
          <img src={picture} alt="" width={640} height={427} />
          <p className={classes.date}>{t(`poster.${word}.date`)}</p>
          <p className={classes.title}>{t(`poster.${word}.title`)}</p>
          <p className={classes.place}>{t(`poster.${word}.place`)}</p>
        </div>
      ))}
    </div>
  );
};
