import { towns } from '@parages/contracts/vocabulary/places/towns';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { SiteFooter } from '@parages/ui/site-footer/site-footer';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { productName as name } from '../../lib/product.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { frameTexts } from './frame.fr.ts';

export function FrameFooter() {
  const { t } = useTranslation(frameTexts);
  const origin = publicOrigin(window.location);
  return (
    <SiteFooter
      id="plan"
      baseline={t('baseline')}
      callToAction={
        <Button href={origin} variant="highlight">
          {t('publicSite')}
        </Button>
      }
      columns={[
        {
          title: t('about'),
          links: [
            { href: `${origin}/notre-histoire`, label: t('story') },
            { href: `${origin}/pourquoi-parages`, label: t('why', { name }) },
          ],
        },
        {
          title: t('towns'),
          links: towns.map(({ slug, name: label }) => ({ href: `${origin}/ville/${slug}`, label })),
        },
      ]}
      legal={
        <>
          <p>{t('copyright', { year: now().getFullYear(), name })}</p>
          <Link href={`${origin}/mentions-legales`}>{t('legal')}</Link>{' '}
          <Link href={`${origin}/confidentialite`}>{t('privacy')}</Link>
        </>
      }
    />
  );
}
