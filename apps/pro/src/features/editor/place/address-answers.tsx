import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import classes from '../tabs/tabs.module.css';
import { placeTabTexts } from '../tabs/words/place-tab.fr.ts';

export type Answer = { label: string; score: number; position: { lon: number; lat: number } };
export type AddressAnswersProps = {
  answers: readonly Answer[];
  onChoose: (answer: Answer) => void;
};

/** The answers of the geocoder, when none of them is certain. */
export function AddressAnswers({ answers, onChoose }: AddressAnswersProps) {
  const { t } = useTranslation(placeTabTexts);
  return (
    <fieldset className={classes.choices} aria-label={t('place.answers')}>
      {answers.map((answer) => (
        <Button
          key={`${answer.label} ${answer.position.lon} ${answer.position.lat}`}
          variant="secondary"
          icon="pin"
          onClick={() => {
            onChoose(answer);
            // The pressed button goes away: the focus moves to the map with the point.
            document.getElementById('position-title')?.focus({ preventScroll: true });
          }}
        >
          {answer.label}
        </Button>
      ))}
    </fieldset>
  );
}
