import classes from '../batch-import.module.css';
import { useImportWords } from '../import-words.tsx';

const steps = ['send', 'check', 'confirm'] as const;

export function ImportSteps() {
  const { say } = useImportWords();
  return (
    <ol className={classes.steps} aria-label={say('steps')}>
      {steps.map((step) => (
        <li key={step}>
          <strong>{say(`stepNames.${step}`)}</strong>
          <span>{say(`stepTexts.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
