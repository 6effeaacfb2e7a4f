import { Button } from '@parages/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../use-editor.ts';
import classes from './conflict-questions.module.css';
import { fieldLabel } from './field-label.fr.ts';
import type { Field } from './fields.ts';
import type { Keep } from './form-changes.ts';
import { formatField } from './format-field.fr.ts';
import { savingTexts } from './saving.fr.ts';

type Asking = Pick<Editor, 'values' | 'saved' | 'asked' | 'choose'>;

/** Each field that both sides changed, with both values; it is chosen on its own. */
export const ConflictQuestions = ({ editor }: { editor: Asking }) =>
  editor.asked.map((field) => (
    <Question
      key={field.name}
      field={field}
      editor={editor}
      onKeep={(keep) => editor.choose([field.name], keep)}
    />
  ));

type QuestionProps = {
  field: Field;
  editor: Asking;
  onKeep: (keep: Keep) => void;
};

function Question({ field: { name, read }, editor: { values, saved }, onKeep }: QuestionProps) {
  const { t } = useTranslation(savingTexts);
  const field = fieldLabel(name);
  return (
    <section className={classes.question} aria-label={field}>
      <h2>{field}</h2>
      <div className={classes.sides}>
        <Side title={t('typed')} lines={formatField(name, read(values))}>
          <Button aria-label={t('keepMineOf', { field })} onClick={() => onKeep('mine')}>
            {t('keepMine')}
          </Button>
        </Side>
        <Side title={t('saved')} lines={formatField(name, read(saved))}>
          <Button
            variant="secondary"
            aria-label={t('keepTheirsOf', { field })}
            onClick={() => onKeep('theirs')}
          >
            {t('keepTheirs')}
          </Button>
        </Side>
      </div>
    </section>
  );
}

type SideProps = { title: string; lines: readonly string[]; children: ReactNode };

function Side({ title, lines, children }: SideProps) {
  const { t } = useTranslation(savingTexts);
  return (
    <div className={classes.side}>
      <h3>{title}</h3>
      <p className={classes.value} dir="auto">
        {lines.length === 0 ? <em>{t('empty')}</em> : lines.join('\n')}
      </p>
      {children}
    </div>
  );
}
