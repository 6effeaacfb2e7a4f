import { unwrap } from '@parages/contracts/api-problem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { organisations } from '../organisations.queries.ts';

const path = '/api/v1/org/organisations/{organisationId}/logo';

/** The calling screen shows the error. */
function useLogo<Variables, Result>(act: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { isErrorShown: true },
    onSettled: () => client.invalidateQueries({ queryKey: organisations.key }),
  });
}

const asForm = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export const useSetLogo = (organisationId: string) =>
  useLogo(({ file, version }: { file: File; version: number }) =>
    unwrap(
      api().PUT(path, {
        params: { path: { organisationId }, query: { version } },
        // The OpenAPI document types the bytes as text; `bodySerializer` sends a form instead.
        body: { file: file.name },
        bodySerializer: () => asForm(file),
      }),
    ),
  );

export const useRemoveLogo = (organisationId: string) =>
  useLogo((version: number) =>
    unwrap(api().DELETE(path, { params: { path: { organisationId }, query: { version } } })),
  );
