import { unwrap } from '@parages/contracts/api-problem';
import type { ReportKind } from '@parages/contracts/vocabulary/events/report-kinds';
import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

/** `website` is the honeypot field; `kind` is empty in a message that reports nothing. */
export type FeedbackDraft = {
  kind: ReportKind | '';
  message: string;
  email: string;
  website: string;
};

/** `page` is the path of the page that the message is about, or null. */
export function useSendFeedback(page: string | null, locale: Locale) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, message, email, website }: FeedbackDraft) =>
      unwrap(
        apiOf(client).POST('/api/v1/feedback', {
          body: {
            message,
            email: email === '' ? null : email,
            page,
            locale,
            website,
            ...(kind !== '' && { reportKind: kind }),
          },
        }),
      ),
  });
}
