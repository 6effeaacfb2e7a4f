import type { Campaign, CampaignOffer, PoiCampaigns } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../lib/form/text-field.tsx';
import { campaigns, useUpdate } from '../campaigns.queries.ts';
import { findClash, fitPeriod } from '../create/period.ts';
import { PeriodEntry, Reading } from '../create/period-entry.tsx';
import { campaignsTexts, sentenceOf } from '../words.ts';
import { campaignTexts } from './detail.fr.ts';
import classes from './detail.module.css';

type EditProps = { campaign: Campaign; onDone: () => void };

export function EditDraft(props: EditProps) {
  const { t } = useTranslation(campaignsTexts);
  const offer = useQuery(campaigns.offer());
  const taken = useQuery({
    ...campaigns.ofPoi(props.campaign.poi?.id ?? ''),
    enabled: props.campaign.poi !== null,
  });
  if (props.campaign.poi === null) return <Notice tone="warning" title={t('gone')} />;
  if ((offer.error && !offer.data) || (taken.error && !taken.data))
    return (
      <TryAgain
        title={t('create.readingFailed')}
        retry={t('retry')}
        onRetry={() => void Promise.all([offer.refetch(), taken.refetch()])}
      />
    );
  if (!offer.data || !taken.data) return <Reading />;
  return <Form {...props} offer={offer.data} taken={taken.data} />;
}

function Form({
  campaign,
  onDone,
  offer,
  taken,
}: EditProps & { offer: CampaignOffer; taken: PoiCampaigns }) {
  const { t } = useTranslation(campaignTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const { id, poi, version } = campaign;
  const update = useUpdate(id);
  const eventLastDay = poi?.lastDay ?? null;
  // When the first day of the draft is no longer allowed, because it is past for example,
  // `fitPeriod` proposes another one.
  const [period, setPeriod] = useState(() =>
    fitPeriod(campaign, offer, taken.occupied, eventLastDay),
  );
  const [title, setTitle] = useState(campaign.title);
  const isFree = findClash(period, taken.occupied) === undefined;
  const save = () => {
    if (title.trim() === '' || !isFree) return;
    const saved = () => {
      toast('success', t('saved'));
      onDone();
    };
    update.mutate({ version, title: title.trim(), ...period }, { onSuccess: saved });
  };
  return (
    <section className={classes.edit} aria-label={t('edit')}>
      <TextField
        name="title"
        label={tCampaigns('create.name')}
        description={tCampaigns('create.nameHint')}
        error={title.trim() === '' ? tCampaigns('create.nameMissing') : undefined}
        isRequired
        maxLength={limits.label.max}
        value={title}
        onChange={setTitle}
      />
      <PeriodEntry
        offer={offer}
        eventLastDay={eventLastDay}
        occupied={taken.occupied}
        value={period}
        onChange={setPeriod}
      />
      {update.error && <Notice tone="danger" isLive title={sentenceOf(update.error)} />}
      <div className={classes.actions}>
        <Button isBusy={update.isPending} disabled={!isFree} onClick={save}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {tCampaigns('cancel')}
        </Button>
      </div>
    </section>
  );
}
