import { Link } from '@parages/ui/link/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { productName } from '../../../lib/product.ts';
import { Stepper } from '../../../lib/stepper/stepper.tsx';
import { campaignsTexts } from '../words.ts';
import { ChooseEvent } from './choose-event.tsx';
import classes from './create.module.css';
import { PlanCampaign } from './plan-campaign.tsx';
import { StepButtons } from './step-buttons.tsx';

const steps = ['event', 'dates', 'summary'] as const;
export type Step = (typeof steps)[number];

const readStep = (search: URLSearchParams): Step =>
  search.get('poi') === null
    ? 'event'
    : (steps.find((step) => step === search.get('step')) ?? 'event');

const withStep = (search: URLSearchParams, changes: Record<string, string>): string => {
  const after = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) after.set(name, value);
  return `?${after}`;
};

export function NewCampaign() {
  const { t } = useTranslation(campaignsTexts);
  const [search, setSearch] = useSearchParams();
  const step = readStep(search);
  const poiId = search.get('poi');
  // Local copy of the URL parameter `poi`: the radio button reacts before the URL changes.
  const [chosen, setChosen] = useState(poiId);
  // Each step is an entry of the history: the browser's Back button opens the step before.
  const change = (changes: Record<string, string>) =>
    setSearch(withStep(search, changes).slice(1), {
      replace: changes.step === undefined || changes.step === step,
    });
  const rank = steps.indexOf(step);
  // The stepper links to the steps up to the current one and, once the URL names an event, to the
  // dates. It does not link ahead to the summary: the button "Continuer" first checks the dates.
  const isOpen = (index: number) => index <= rank || (index === 1 && poiId !== null);
  return (
    <div className={classes.page}>
      <title>{`${t('create.title')} · ${productName}`}</title>
      <p className={classes.back}>
        <Link href="/org/campaigns">{t('back')}</Link>
      </p>
      <h1>{t('create.title')}</h1>
      <Stepper
        current={step}
        words={{
          label: t('create.steps'),
          position: (number, count) => t('create.position', { number, count }),
          done: t('create.done'),
        }}
        steps={steps.map((name, index) => ({
          name,
          label: t(`create.step.${name}`),
          href: isOpen(index) ? withStep(search, { step: name }) : undefined,
          isDone: index < rank,
        }))}
      />
      <section className={classes.panel} aria-labelledby="campaign-step">
        {step === 'event' && (
          <>
            <h2 id="campaign-step">{t('create.event')}</h2>
            <ChooseEvent
              value={chosen}
              onChange={(id) => {
                setChosen(id);
                change({ poi: id });
              }}
            />
            {poiId !== null && <StepButtons onNext={() => change({ step: 'dates' })} />}
          </>
        )}
        {step !== 'event' && poiId !== null && (
          <PlanCampaign key={poiId} poiId={poiId} step={step} search={search} change={change} />
        )}
      </section>
    </div>
  );
}
