import { towns } from '@parages/contracts/vocabulary/places/towns';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { SiteFooter } from '@parages/ui/site-footer/site-footer';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { productName as name } from '../../lib/product.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { readSiteLinks } from '../../lib/site-links.ts';
import { frameTexts } from './frame.fr.ts';

export function FrameFooter() {
  const { t } = useTranslation(frameTexts);
  const origin = publicOrigin(window.location);
  const { blogUrl, networks } = readSiteLinks();
  return (
    <SiteFooter
      id="plan"
      name={name}
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
            { href: '/org', label: t('start') },
            { href: `${origin}/feedback`, label: t('contact') },
            ...(blogUrl === null ? [] : [{ href: blogUrl, label: t('blog') }]),
          ],
        },
        {
          title: t('towns'),
          links: towns.map(({ slug, name: label }) => ({ href: `${origin}/ville/${slug}`, label })),
        },
        ...(networks.length === 0 ? [] : [{ title: t('follow'), links: networks }]),
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
