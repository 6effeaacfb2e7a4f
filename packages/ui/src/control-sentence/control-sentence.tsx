import classes from './control-sentence.module.css';

/** One value of the search, shown as a button in the sentence. */
type SentencePart = {
  key: string;
  /** The current value: "Tours", "30 km", "Ce week-end". */
  text: string;
  /** What a press does; screen readers read it after the text: "changer de lieu". */
  label: string;
  onPress: () => void;
  /** Whether its panel is open. */
  isExpanded?: boolean;
};

export type ControlSentenceProps = {
  /** "Que faire à". */
  lead: string;
  parts: readonly SentencePart[];
};

/** The search as the page's main heading: a sentence in which each value is a button. */
export function ControlSentence({ lead, parts }: ControlSentenceProps) {
  return (
    <h1 className={classes.sentence}>
      <span>{lead} </span>
      {parts.map(({ key, text, label, onPress, isExpanded = false }, index) => (
        <span key={key}>
          {index > 0 && (
            <span aria-hidden="true" className={classes.dot}>
              {' · '}
            </span>
          )}
          <button
            type="button"
            className={classes.word}
            aria-expanded={isExpanded}
            aria-haspopup="dialog"
            aria-label={`${text}, ${label}`}
            onClick={onPress}
          >
            {text}
          </button>
        </span>
      ))}
    </h1>
  );
}
