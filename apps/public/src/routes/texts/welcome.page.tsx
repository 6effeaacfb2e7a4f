import { findTown } from '@parages/contracts/vocabulary/places/towns';
import { Container } from '@parages/ui/container/container';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CityStep } from '../../features/welcome/city-step.tsx';
import { InterestsStep } from '../../features/welcome/interests-step.tsx';
import { welcomeFr } from '../../features/welcome/welcome.fr.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { rememberPlace } from '../../lib/search/remembered-place.ts';
import { useSite } from '../../lib/site.tsx';

addWords('welcome', { fr: welcomeFr, en: () => import('../../features/welcome/welcome.en.ts') });

/** The town is in the URL, so that going back works. */
export const welcomePage = () => ({ Component: WelcomePage });

function WelcomePage() {
  const { t } = useTranslation('welcome');
  const { name } = useSite();
  const town = findTown(useSearchParams()[0].get('ville') ?? '');
  useEffect(() => {
    if (town) rememberPlace(town.position);
  }, [town]);
  return (
    <Container>
      <PageHead
        title={`${t('pageTitle')} · ${name}`}
        description={t('description')}
        canonicalPath="/commencez"
        isIndexed={town === undefined}
      />
      {town ? <InterestsStep town={town} /> : <CityStep />}
    </Container>
  );
}
