import { Button } from '@parages/ui/button/button';
import { TextField } from '@parages/ui/form/text-field';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignees } from '../../lib/assignees.queries.ts';
import classes from './moderation.module.css';
import { useSayProblem } from './use-say-problem.ts';

type Organisation = { id: string; name: string };

export function ReassignForm({
  onReassign,
  children,
}: {
  onReassign: (organisation: Organisation) => Promise<unknown>;
  children?: ReactNode;
}) {
  const { t } = useTranslation('moderation');
  const sayProblem = useSayProblem();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Organisation>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const found = useAssignees(words);
  const submit = async () => {
    if (chosen === undefined) return setFault(t('reassignment.chosenWanted'));
    setIsBusy(true);
    setFault(undefined);
    await onReassign(chosen).catch((error: unknown) => setFault(sayProblem(error)));
    setIsBusy(false);
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <p className={classes.none}>{t('reassignment.text')}</p>
      <TextField
        name="organisation"
        label={t('reassignment.search')}
        hint={t('reassignment.hint')}
        value={words}
        maxLength={140}
        autoComplete="off"
        onChange={(typed) => {
          setWords(typed);
          setChosen(undefined);
        }}
      />
      <LiveRegion isVisible>{found?.length === 0 ? t('reassignment.none') : ''}</LiveRegion>
      {found !== undefined && found.length > 0 && (
        <fieldset className={classes.choices}>
          <legend>{t('reassignment.choose')}</legend>
          {found.map(({ id, name, locality, siren }) => (
            <label key={id} className={classes.choice}>
              <input
                type="radio"
                name="assignee"
                checked={chosen?.id === id}
                onChange={() => setChosen({ id, name })}
              />
              <span>
                <strong>{name}</strong> {[locality, siren].filter(Boolean).join(' · ')}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {fault !== undefined && <Notice tone="danger" isLive title={fault} />}
      <div className={classes.row}>
        <Button type="submit" icon="people" isBusy={isBusy}>
          {chosen
            ? t('reassignment.confirm', { name: chosen.name })
            : t('reassignment.confirmNone')}
        </Button>
        {children}
      </div>
    </form>
  );
}
