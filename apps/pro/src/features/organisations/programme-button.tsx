import { ApiProblem } from '@parages/contracts/api-problem';
import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sayLimit } from '../../lib/say-limit.ts';
import { organisationsTexts } from './organisation-words.ts';

/** Downloads the programme to print. */
export function ProgrammeButton({ slug }: { slug: string }) {
  const { t } = useTranslation(organisationsTexts);
  const save = useMutation({
    // Loaded on the press: few organisers print a programme.
    mutationFn: async () => (await import('./programme.queries.ts')).saveProgramme(slug),
    meta: { isErrorShown: true },
    onError: (error) => {
      const isEmpty = error instanceof ApiProblem && error.code === 'programme_empty';
      toast(
        'error',
        sayLimit(error) ?? t(isEmpty ? 'detail.programmeEmpty' : 'detail.programmeFailed'),
      );
    },
  });
  return (
    <Button
      variant="secondary"
      icon="download"
      isBusy={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('detail.programme')}
    </Button>
  );
}
