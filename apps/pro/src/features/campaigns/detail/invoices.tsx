import { Button } from '@parages/ui/button/button';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { formatCents } from '@parages/ui/format/price.fr';
import { saveFile } from '@parages/ui/save-file/save-file';
import { toast } from '@parages/ui/toaster/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../lib/page/read-state.tsx';
import { campaigns, fetchInvoice } from '../campaigns.queries.ts';
import { say as sayOfAll } from '../words.ts';
import { campaignTexts, say } from './detail.fr.ts';
import classes from './detail.module.css';

const words = {
  loading: say('invoices.loading'),
  failed: say('invoices.failed'),
  retry: sayOfAll('retry'),
};

export function Invoices({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation(campaignTexts);
  const query = useQuery(campaigns.invoices(campaignId));
  const { data } = query;
  const download = useMutation({
    mutationFn: async (number: string) => saveFile(`${number}.pdf`, await fetchInvoice(number)),
    meta: { isErrorShown: true },
    onError: () => toast('error', t('invoices.downloadFailed')),
  });
  return (
    <section className={classes.invoices} aria-labelledby="campaign-invoices">
      <h2 id="campaign-invoices">{t('invoices.title')}</h2>
      <ReadState query={query} words={words} />
      {data?.items.length === 0 && <p className={classes.hint}>{t('invoices.none')}</p>}
      {data && data.items.length > 0 && (
        <ul className={classes.rows}>
          {data.items.map(({ number, kind, issuedOn, totalCents }) => (
            <li key={number} className={classes.row}>
              <span>{t('invoices.issued', { number, day: formatPlainDay(issuedOn, '') })}</span>
              <strong>{formatCents(totalCents)}</strong>
              <Button
                variant="secondary"
                icon="download"
                isBusy={download.isPending && download.variables === number}
                onClick={() => download.mutate(number)}
              >
                {t('invoices.download', { number, kind: t(`invoices.kinds.${kind}`) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
