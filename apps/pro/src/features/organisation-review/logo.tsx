import { useTranslation } from 'react-i18next';
import classes from './review.module.css';
import { organisationReviewTexts } from './review-words.ts';

/** A logo to judge: its alternative text says that it is one. */
export const Logo = ({ id }: { id: string | null }) => {
  const { t } = useTranslation(organisationReviewTexts);
  return id === null ? (
    t('table.absent')
  ) : (
    <img className={classes.logo} src={`/mediafile/${id}?thumb=1`} alt={t('logo')} />
  );
};
