import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { poiErrorMessages } from '@parages/contracts/vocabulary/events/poi-errors.fr';
import { type PoiTab, poiTabs } from '@parages/contracts/vocabulary/events/poi-tabs';
import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { Link } from '@parages/ui/link/link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ErrorSummary } from '../../lib/form/error-summary.tsx';
import { fieldId } from '../../lib/form/field-id.ts';
import { SaveBar } from '../../lib/form/save-bar.tsx';
import { Part } from '../../lib/part/part.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { countByTab, errorsOf, sentencesOf } from './faults.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { Lifecycle } from './lifecycle/lifecycle.tsx';
import { PreviewButton } from './preview/preview-button.tsx';
import { WithPreview } from './preview/with-preview.tsx';
import { SaveButton, saveStatus, UnsavedLinks } from './save-status.tsx';
import { RestoredValues } from './saving/drafts/restored-values.tsx';
import { stepLabel } from './steps/step-label.ts';
import { emptyTabsOf, readStep, stepOf, stepsOf, stepTabs } from './steps/steps.ts';
import { EditorTabs, TabPanel } from './tab-bar.tsx';
import { TabContent } from './tab-content.tsx';
import { TypedTexts } from './tabs/typed-texts.ts';
import { type Editor, useEditor } from './use-editor.ts';

// Only drafts show the steps: their files load with them.
const Creation = lazyPart(async () => (await import('./steps/creation.tsx')).Creation);
const StateNotice = lazyPart(
  async () => (await import('./lifecycle/state-notice.tsx')).StateNotice,
);
const EventMessages = lazyPart(
  async () => (await import('./lifecycle/state-notice.tsx')).EventMessages,
);
const Insight = lazyPart(async () => (await import('./insight/insight.tsx')).Insight);
const FirstStep = lazyPart(async () => (await import('./steps/first-step.tsx')).FirstStep);

const isTab = (text: string | null): text is PoiTab => poiTabs.some((tab) => tab === text);

function useJump(setTab: (tab: PoiTab) => void) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const field = document.getElementById(fieldId(wanted.current));
    if (!field) return;
    wanted.current = undefined;
    field.focus();
  });
  return ({ tab, field }: PoiError): void => {
    wanted.current = field;
    setTab(tab);
  };
}

export type EventEditorProps = {
  poi: OrganiserPoi;
  /** The content of the campaigns tab, which another feature provides. */
  campaigns: (poi: OrganiserPoi) => ReactNode;
  /** Receives whether the form has unsaved values; may repeat the same value. */
  onUnsaved: (isUnsaved: boolean) => void;
};

export function EventEditor({ poi, campaigns, onUnsaved }: EventEditorProps) {
  const { t } = useTranslation(editorTexts);
  const editor = useEditor(poi);
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const steps = stepsOf(editor.values);
  // Only a draft shows the creation steps.
  const step = poi.status === 'draft' ? readStep(search.get('step'), steps) : undefined;
  const tab: PoiTab = isTab(named) ? named : 'dates';
  const jump = useJump((next) => {
    const nextStep = step === undefined ? undefined : stepOf(next);
    setSearch(nextStep === undefined ? { tab: next } : { step: nextStep }, {
      replace: true,
      preventScrollReset: true,
    });
  });
  // Tabs count all errors from the start. Fields show all of them once a request for publication
  // has failed because of errors; before, only those that keep a tab from being saved.
  const [isAsked, setIsAsked] = useState(false);
  const errors = errorsOf(editor.values, poi.images);
  const hasErrors = errors.length > 0;
  const faults = sentencesOf(isAsked ? errors : editor.wrong);
  const isReadOnly = !poi.isEditable;
  const hasUnsaved = editor.dirty.size > 0;
  useEffect(() => onUnsaved(hasUnsaved), [hasUnsaved, onUnsaved]);
  const content = { poi, editor, faults };
  return (
    <div className={classes.page}>
      <div className={classes.back}>
        <Link href="/org/events">{t('back')}</Link>
        <Part>
          <EventMessages poi={poi} />
        </Part>
      </div>
      <EditorHead poi={poi} label={editor.values.dates.label} />
      <Part>
        <StateNotice poi={poi} onTab={(next) => setSearch({ tab: next }, { replace: true })} />
      </Part>
      <RestoredValues restored={editor.restored} onDrop={editor.dropRestored} />
      <ConflictNotice editor={editor} isReadOnly={isReadOnly} />
      {isAsked && (
        <ErrorSummary
          title={t('errors', { count: errors.length })}
          errors={errors.map((error) => ({
            name: error.field,
            label: poiTabLabels[error.tab],
            text: poiErrorMessages[error.code],
            onPress: () => jump(error),
          }))}
        />
      )}
      {step === undefined ? (
        <EditorTabs
          tabs={poiTabs}
          current={tab}
          counts={countByTab(errors)}
          emptyTabs={emptyTabsOf(editor.values)}
          onChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
        >
          <WithPreview poi={poi} values={editor.values}>
            <TabPanel tab={tab}>
              {tab === 'campaigns' ? (
                <section className={classes.panel} aria-label={poiTabLabels[tab]}>
                  <h2 className={classes.named}>{poiTabLabels[tab]}</h2>
                  {campaigns(poi)}
                </section>
              ) : (
                <TabFields tab={tab} {...content} />
              )}
            </TabPanel>
            <Part
              waiting={
                <div
                  className={classes.closedSections}
                  data-count={poi.publishedAt === null ? 1 : 2}
                />
              }
            >
              <Insight poiId={poi.id} wasOnline={poi.publishedAt !== null} />
            </Part>
          </WithPreview>
        </EditorTabs>
      ) : (
        <Part waiting={<p className={classes.hint}>{t('loading')}</p>}>
          <Creation
            poi={poi}
            editor={editor}
            steps={steps}
            step={step}
            errors={errors}
            onStep={(next) => setSearch({ step: next })}
            onJump={jump}
          >
            {step === 'dates' ? (
              <FirstFields {...content} />
            ) : (
              stepTabs[step].map((one) => <TabFields key={one} tab={one} {...content} />)
            )}
          </Creation>
        </Part>
      )}
      <LeaveGuard form={editor} save={editor.flush} />
      <SaveBar
        status={isReadOnly ? undefined : saveStatus(editor)}
        links={!isReadOnly && <UnsavedLinks editor={editor} onJump={jump} />}
      >
        {!isReadOnly && <SaveButton editor={editor} />}
        <PreviewButton poi={poi} values={editor.values} />
        <Lifecycle
          poi={poi}
          editor={editor}
          hasErrors={hasErrors}
          isUnderWay={step !== undefined && step !== 'summary' && hasErrors}
          onIncomplete={() => setIsAsked(true)}
        />
      </SaveBar>
    </div>
  );
}

type FieldsProps = {
  poi: OrganiserPoi;
  editor: Editor;
  faults: ReadonlyMap<string, string>;
};

function TabFields({ tab, ...content }: FieldsProps & { tab: PoiTab }) {
  return (
    <Fields title={poiTabLabels[tab]} tabs={[tab]} {...content}>
      <TabContent tab={tab} {...content} />
    </Fields>
  );
}

function FirstFields(content: FieldsProps) {
  const { t } = useTranslation(editorTexts);
  return (
    <Fields title={stepLabel('dates')} tabs={stepTabs.dates} {...content}>
      <Part waiting={<p className={classes.hint}>{t('loading')}</p>}>
        <FirstStep {...content} />
      </Part>
    </Fields>
  );
}

/** The fields of `tabs`, under their title. */
function Fields({
  title,
  tabs,
  poi,
  editor,
  children,
}: FieldsProps & { title: string; tabs: readonly PoiTab[]; children: ReactNode }) {
  // Unsaved values stay enabled in a read-only event: browsers copy no text from a disabled field.
  const isTyped = [...editor.dirty].some((typed) => tabs.includes(typed));
  return (
    <section className={classes.panel} aria-label={title}>
      <h2 className={tabs.length > 1 && title !== stepLabel('dates') ? undefined : classes.named}>
        {title}
      </h2>
      <fieldset className={classes.fields} disabled={!poi.isEditable && !isTyped}>
        <TypedTexts value={editor.texts}>{children}</TypedTexts>
      </fieldset>
    </section>
  );
}
