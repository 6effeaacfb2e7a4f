import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const feedbackDocs: Docs = {
  operations: {
    sendFeedback: {
      summary: 'Send a message to the team, or report an event',
      description:
        'With `reportKind` and the `page` of an event it is a report, which moderators read beside the event. Ten messages an hour from one network, then 429 `feedback_limited`.',
      body: {
        message: 'Bonjour, merci pour ce site.',
        email: null,
        page: '/ville/tours',
        locale: 'fr',
      },
    },
    listReportedPois: {
      summary: 'List events with open reports',
      description: 'Pages by the latest report; send `next` as `after`.',
    },
    closePoiReports: {
      summary: 'Close the reports of an event',
      description:
        'Closes those up to `latestReportId`, which the moderator has read; later ones stay open.',
    },
  },
  properties: {
    'UserExport.message': ['Text of the visitor.', 'Bonjour, merci pour ce site.'],
    'sendFeedback.page': ['Path of the page; null when unknown.', '/ville/tours'],
    'sendFeedback.locale': 'Language of the page.',
    'sendFeedback.website': ['Trap.', ''],
    'FeedbackAnswer.isReceived': 'Always true.',
    'ReportedPois.next': ['Value of `after` for the next page; null on the last one.', null],
    'ReportedPois.items': 'Events of the page.',
    'ReportedPoi.latestReportId': ['Id.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c75'],
    'ReportedPoi.total': ['Number of reports.', 1],
    'ReportedPoi.kinds.kind': 'Kind of report.',
    'ReportedPoi.kinds.count': ['Number of open reports of this kind.', 1],
    'ReportedPoi.reports.id': ['Id of the report.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c75'],
    'ReportedPoi.reports.kind': 'Kind of report.',
    'ReportedPoi.reports.message': ['Text.', 'Complet depuis hier.'],
    'ReportedPoi.reports.email': ['E-mail address of the visitor; null when not given.', null],
    'ClosedReports.open': ['Number.', 0],
  },
};
