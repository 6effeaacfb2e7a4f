import type { UserProfile } from '@parages/contracts/types';
import { poiErrorMessages } from '@parages/contracts/vocabulary/events/poi-errors.fr';
import { wrongIn } from '@parages/contracts/vocabulary/events/poi-rules';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useChosenOrganisation } from '../../../lib/chosen-organisation.ts';
import { fieldId } from '../../../lib/form/field-id.ts';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { productName } from '../../../lib/product.ts';
import { sayLimit } from '../../../lib/say-limit.ts';
import { useProfile } from '../../../lib/session/signed-in.ts';
import { editorTexts } from '../editor.fr.ts';
import classes from '../editor.module.css';
import { useCreate } from '../editor.queries.ts';
import { emptyValues } from '../editor-tabs.ts';
import { countByTab, errorsOf, sentencesOf } from '../faults.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { RestoredValues } from '../saving/drafts/restored-values.tsx';
import { newForm } from '../saving/form-changes.ts';
import { useKeptForm } from '../saving/use-kept-form.ts';
import type { TabEditor } from '../tabs/tab-props.ts';
import { TypedTexts } from '../tabs/typed-texts.ts';
import { FirstStep } from './first-step.tsx';
import { FormerEvents } from './former-events.tsx';
import { StepBar } from './step-bar.tsx';
import { stepLabel } from './step-label.ts';
import { emptyTabsOf, stepsOf } from './steps.ts';

type Organisations = UserProfile['organisations'];

export function NewEvent() {
  const { t } = useTranslation(editorTexts);
  const writable = (useProfile()?.organisations ?? []).filter(
    ({ role, status }) => isEditorRole(role) && status !== 'suspended',
  );
  if (writable.length === 0)
    return (
      <EmptyState
        level={1}
        title={t('steps.new')}
        actions={<Button href="/org/organisations">{t('steps.organisations')}</Button>}
      >
        <p>{t('steps.noOrganisation')}</p>
      </EmptyState>
    );
  return <Draft organisations={writable} />;
}

/**
 * The form of an event that the API does not have yet. The device keeps it until « Continuer »: a
 * draft in the API needs a title, counts in the quota of its organisation and is in its list until an
 * organiser deletes it.
 */
function useNewForm() {
  const { form, store, kept } = useKeptForm(
    'new',
    () => emptyValues,
    () => undefined,
  );
  const editor: TabEditor = {
    values: form.values,
    change: (tab, part) =>
      store.setState(({ values }) => ({
        values: { ...values, [tab]: { ...values[tab], ...part } },
      })),
  };
  return {
    form,
    editor,
    kept,
    setOrganisation: (organisationId: string) => store.setState({ organisationId }),
    /** The API has the event, and not its dates yet: the draft names it, so that no second one is made. */
    setMade: (madeId: string) => store.setState({ madeId }),
    /** The API has the event with its dates. */
    end: () => {
      store.setState((before) => newForm(before.values));
      kept.draft.drop();
    },
  };
}

function Draft({ organisations }: { organisations: Organisations }) {
  const { t } = useTranslation(editorTexts);
  const { form, editor, kept, setOrganisation, setMade, end } = useNewForm();
  const navigate = useNavigate();
  const create = useCreate({ onMade: setMade, onSaved: end });
  const chosen = useChosenOrganisation();
  const organisationId =
    [form.organisationId, chosen].find((wanted) => organisations.some(({ id }) => id === wanted)) ??
    organisations[0]?.id ??
    '';
  const [isChecked, setIsChecked] = useState(false);
  const { categories, dates } = editor.values;
  const wrong = wrongIn({ categories, dates });

  const next = (): void => {
    setIsChecked(true);
    const [first] = wrong;
    if (first) document.getElementById(fieldId(first.field))?.focus();
    else
      create.mutate(
        { organisationId, categories, dates, madeId: form.madeId },
        { onSuccess: ({ id }) => void navigate(`/org/events/${id}?step=place`, { replace: true }) },
      );
  };

  return (
    <div className={classes.page}>
      <div className={classes.back}>
        <Link href="/org/events">{t('back')}</Link>
      </div>
      <title>{`${t('steps.new')} · ${productName}`}</title>
      <header>
        <h1 className={classes.title}>{t('steps.new')}</h1>
        <p className={classes.intro}>{t('steps.intro')}</p>
      </header>
      {organisations.length > 1 && (
        <SelectField
          name="organisationId"
          label={t('steps.organisation')}
          value={organisationId}
          options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setOrganisation}
        />
      )}
      <FormerEvents organisationId={organisationId} />
      <RestoredValues restored={kept.restored} onDrop={kept.dropRestored} />
      <LeaveGuard form={kept} save={async () => false} leavesDraft />
      <StepBar
        steps={stepsOf(editor.values)}
        current="dates"
        counts={countByTab(errorsOf(editor.values, []))}
        emptyTabs={emptyTabsOf(editor.values)}
        // The other steps need the draft that « Continuer » creates.
        hrefOf={() => undefined}
      />
      <section className={classes.panel} aria-label={stepLabel('dates')}>
        <h2 className={classes.named}>{stepLabel('dates')}</h2>
        <TypedTexts value={kept.texts}>
          <FirstStep editor={editor} faults={isChecked ? sentencesOf(wrong) : new Map()} />
        </TypedTexts>
        {create.error && (
          <p role="alert" className={classes.fault}>
            {sayLimit(create.error) ?? t('steps.failed')}
          </p>
        )}
        {isChecked && wrong.length > 0 && (
          <p role="alert" className={classes.fault}>
            {wrong[0] && poiErrorMessages[wrong[0].code]}
          </p>
        )}
        <div>
          <Button icon="arrow-right" isBusy={create.isPending} onClick={next}>
            {t('steps.next')}
          </Button>
        </div>
      </section>
    </div>
  );
}
