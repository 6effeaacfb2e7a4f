import { unwrap } from '@parages/contracts/api-problem';
import type { ReportKind } from '@parages/contracts/vocabulary/events/report-kinds';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { appShell } from '@parages/session/app-shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';

/** `website` is the honeypot field; `kind` is empty in a message that reports nothing. */
export type FeedbackDraft = {
  kind: ReportKind | '';
  message: string;
  email: string;
  website: string;
};

// A message about the application names the device, which the form announces. A report is about an
// event.
function withDevice({ kind, message }: FeedbackDraft): string {
  const named = `${message}\n\n${appShell()?.device ?? ''}`.trimEnd();
  return kind === '' && named.length <= limits.feedback.maxLength ? named : message;
}

/** `page` is the path of the page that the message is about, or null. */
export function useSendFeedback(page: string | null, locale: Locale) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: FeedbackDraft) =>
      unwrap(
        apiOf(client).POST('/api/v1/feedback', {
          body: {
            message: withDevice(draft),
            email: draft.email === '' ? null : draft.email,
            page,
            locale,
            website: draft.website,
            ...(draft.kind !== '' && { reportKind: draft.kind }),
          },
        }),
      ),
  });
}
