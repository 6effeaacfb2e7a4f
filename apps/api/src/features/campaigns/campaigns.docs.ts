import type { Docs } from '../../platform/openapi/operation-docs.ts';

const draft =
  '409 `campaign_transition_forbidden` once it is paid, `campaign_payment_open` during a payment; 412 `campaign_version_stale` after another change.';

export const campaignsDocs: Docs = {
  operations: {
    getCampaignOffer: {
      summary: 'Read the price and the bounds of campaigns',
      description:
        'The same for every organisation. `isPayable` is false where no payment is taken.',
    },
    listCampaigns: {
      summary: 'List the campaigns of the organisations of the account',
      description: 'With the count of each state.',
    },
    createCampaign: {
      summary: 'Draft a campaign that promotes an event',
      description:
        'For a published event of an organisation of the caller. Nothing is reserved before a payment. 409 `quota_reached`: too many drafts.',
      body: {
        poiId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70',
        startDate: '2026-06-13',
        weeks: 2,
      },
    },
    getCampaign: {
      summary: 'Read a campaign',
      description: 'Members of its organisation read it; others get 404 `campaign_not_found`.',
    },
    updateCampaign: {
      summary: 'Change the draft of a campaign',
      description: `An absent property keeps its value. ${draft}`,
      body: { version: 1, weeks: 3 },
    },
    deleteCampaign: { summary: 'Delete the draft of a campaign', description: draft },
    listPoiCampaigns: {
      summary: 'List the campaigns and the occupied days of an event',
      description: 'Occupied days cannot be booked by another campaign of the event.',
    },
    getCampaignReport: {
      summary: 'Read the daily numbers of a campaign',
      description:
        'Each visitor counts once a day. `before` has the same number of days before it.',
    },
    startCampaignPayment: {
      summary: 'Start or resume the payment of a campaign',
      description:
        'Holds the days while the form of the provider is open. 409 `campaign_not_payable` names each field in `errors`, `campaign_period_taken` when another campaign has the days; 503 `payments_unavailable` when the provider does not answer.',
    },
    abandonCampaignPayment: {
      summary: 'Give up the payment of a campaign',
      description:
        'Frees the held days. 409 `campaign_payment_missing` when no payment is in progress.',
    },
    settleCampaignPayment: {
      summary: 'Ask the provider for the outcome of a payment',
      description:
        'For the page to which the provider returns; the webhook of the provider has the same effect. The answer is the campaign.',
    },
    listCampaignInvoices: {
      summary: 'List the invoices and credit notes of a campaign',
      description: 'Oldest first; empty before a payment.',
    },
    getInvoice: {
      summary: 'Download an invoice or a credit note as PDF',
      description:
        'The document as it was issued. 404 `invoice_not_found` for other organisations.',
    },
    listAllCampaigns: {
      summary: 'List the campaigns of all organisations',
      description: 'For moderators of campaigns, with the count of each state.',
    },
    grantCampaign: {
      summary: 'Grant a free campaign to an event',
      description:
        'Runs without a payment. 409 `campaign_period_taken` when another one has the days.',
      body: {
        poiId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70',
        startDate: '2026-06-13',
        weeks: 1,
        reason: 'Partner of the service',
      },
    },
    stopCampaign: {
      summary: 'Stop a campaign with a reason',
      description:
        'Its cards disappear at once. The organiser gets the reason by mail after ten seconds.',
      body: { reason: 'Event cancelled' },
    },
    undoCampaignStop: {
      summary: 'Undo the stop of a campaign',
      description: 'Within ten seconds of it; later 409 `campaign_transition_forbidden`.',
    },
    countCampaignStopRecipients: {
      summary: 'Count the people whom the stop of a campaign would be mailed to',
      description: 'For the question before `stopCampaign`.',
    },
    listCampaignRefunds: {
      summary: 'List the refunds of a campaign',
      description:
        'With the amount that was paid and the amount that was given back, in euro cents.',
    },
    refundCampaign: {
      summary: 'Refund a part or all of a campaign',
      description:
        'At most what is left of the payment. `refundedCents` is what the caller has read: another refund since then gets 412 `campaign_version_stale`.',
      body: { amountCents: 1500, refundedCents: 0 },
    },
  },
  parameters: {
    campaignId: 'Id of the campaign.',
    state: 'Only campaigns in this state; without it, all of them.',
    number: ['Number of the document.', 'F-2026-0042'],
  },
  properties: {
    'Campaign.title': ['Title in French.', 'Bal folk en plein air'],
    'Campaign|createCampaign|grantCampaign|updateCampaign.weeks': ['Number of weeks.', 2],
    'Campaign.status': 'Draft, or active once paid or granted.',
    'Campaign.state': 'Where it is now: its status, its days and a stop.',
    'Campaign.price.exclVatCents': ['Euro cents without VAT.', 3000],
    'Campaign.price.vatCents': ['VAT in euro cents.', 600],
    'Campaign.price.inclVatCents': ['Euro cents with VAT.', 3600],
    'Campaign.payment.status': 'Status of the payment.',
    'Campaign.isFree': 'True when moderators granted it.',
    'Campaign.stoppedAt': ['Instant of the stop, ISO 8601 in UTC; null when not stopped.', null],
    'Campaign.stopReason': ['Reason of the stop; null when not stopped.', null],
    'CampaignDay|CampaignReport.impressions': [
      'Number of visitors who saw the sponsored card.',
      310,
    ],
    'CampaignReport.days': 'Days.',
    'CampaignReport.before': 'Days before.',
    'CampaignReport.before.startDate': ['First day, yyyy-MM-dd.', '2026-05-30'],
    'CampaignReport.before.endDate': ['Last day, yyyy-MM-dd.', '2026-06-12'],
    'CampaignInvoice.number': ['Number of the document.', 'F-2026-0042'],
    'CampaignInvoice.kind': 'Invoice or credit note.',
    'CampaignInvoice.issuedOn': 'Day of issue, yyyy-MM-dd.',
    'CampaignInvoice.totalCents': ['Euro cents.', 3600],
    'CampaignList.counts': 'Counts.',
    'CampaignList.counts.draft': ['Number of drafts.', 1],
    'CampaignList.counts.scheduled': ['Number of campaigns to come.', 0],
    'CampaignList.counts.running': ['Number of running campaigns.', 1],
    'CampaignList.counts.ended': ['Number of ended campaigns.', 4],
    'CampaignList.counts.stopped': ['Number of stopped campaigns.', 0],
    'CampaignOffer.weeklyRateCents': ['Euro cents.', 1500],
    'CampaignOffer.vatPercent': ['Per cent.', 20],
    'CampaignOffer.minWeeks': ['Smallest number of weeks.', 1],
    'CampaignOffer.maxWeeks': ['Largest number of weeks.', 12],
    'CampaignPaymentStart.clientSecret': ['Secret.', 'pi_3Nexample_secret_example'],
    'CampaignPaymentStart.publishableKey': ['Key of the provider for browsers.', 'pk_test_example'],
    'CampaignPaymentStart.stripeJsUrl': ['Script.', null],
    'CampaignRefunds.items.id': ['Id of the refund at the provider.', 're_3Nexample'],
    'CampaignRefunds.amountCents': ['Amount in euro cents.', 1500],
    'CampaignRefunds.items.status': 'Status of the refund at the provider.',
    'CampaignRefunds.paidCents': ['Euro cents.', 3600],
    'CampaignRefunds|refundCampaign.refundedCents': ['Euro cents.', 0],
    'PoiCampaigns.occupied.campaignId': [
      'Id of the campaign; null for one of another organisation.',
      null,
    ],
    'PoiCampaigns.occupied.kind': 'Held by a payment, or booked.',
    'PoiCampaigns.occupied.startDate': ['First day, yyyy-MM-dd.', '2026-06-13'],
    'PoiCampaigns.occupied.endDate': ['Last day, inclusive, yyyy-MM-dd.', '2026-06-26'],
    'grantCampaign|stopCampaign.reason': ['Reason in words.', 'Event cancelled'],
    'Campaign.poi.isPublished': ['True when visitors see it.', true],
    'Campaign.endDate': ['Last day, inclusive, yyyy-MM-dd.', '2026-06-26'],
    'CampaignOffer.lastDay': ['Last day.', '2026-12-31'],
    'updateCampaign.title': ['Title in French.', 'Bal folk en plein air'],
    'createCampaign.title': ['Title.', 'Bal folk en plein air'],
    'Campaign.poi.lastDay': ['Last day.', '2026-06-26'],
  },
};
