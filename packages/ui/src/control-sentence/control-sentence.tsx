import classes from './control-sentence.module.css';

type SentencePart = {
  key: string;
  text: string;
  /** What a press does; screen readers read it after the text, such as "changer de lieu". */
  label: string;
  onPress: () => void;
  isExpanded?: boolean;
};

export type ControlSentenceProps = {
  lead: string;
  parts: readonly SentencePart[];
  /** Punctuation after the last part. */
  end?: string;
};

/** A main heading (`h1`) that is a sentence, in which each part is a button. */
export function ControlSentence({ lead, parts, end }: ControlSentenceProps) {
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
      {end && <span>{end}</span>}
    </h1>
  );
}
