import { useTranslation } from 'react-i18next';
import classes from './tabs.module.css';
import { categoriesTabTexts } from './words/categories-tab.fr.ts';

const answers = ['yes', 'no', 'unknown'] as const;
type Answer = (typeof answers)[number];

export type OptionAnswersProps<Option extends string> = {
  options: readonly Option[];
  labels: Record<Option, string>;
  /** Options that the event offers. */
  held: readonly Option[];
  /** Options with a known answer, offered or not. */
  known: readonly Option[];
  onChange: (held: Option[], known: Option[]) => void;
};

export function OptionAnswers<Option extends string>({
  options,
  labels,
  held,
  known,
  onChange,
}: OptionAnswersProps<Option>) {
  const { t } = useTranslation(categoriesTabTexts);
  const answerOf = (option: Option): Answer =>
    held.includes(option) ? 'yes' : known.includes(option) ? 'no' : 'unknown';
  const set = (option: Option, answer: Answer): void => {
    const others = (list: readonly Option[]) => list.filter((one) => one !== option);
    onChange(
      answer === 'yes' ? [...others(held), option] : others(held),
      answer === 'unknown' ? others(known) : [...others(known), option],
    );
  };
  return (
    <section className={classes.part}>
      <h3>{t('categories.options')}</h3>
      <p className={classes.hint}>{t('categories.optionsHint')}</p>
      <ul className={classes.options}>
        {options.map((option) => (
          <li key={option}>
            <fieldset className={classes.option}>
              <legend>{labels[option]}</legend>
              <div className={classes.answers}>
                {answers.map((answer) => (
                  <label key={answer}>
                    <input
                      type="radio"
                      name={`option-${option}`}
                      checked={answerOf(option) === answer}
                      onChange={() => set(option, answer)}
                    />
                    {t(`categories.${answer}`)}
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}
