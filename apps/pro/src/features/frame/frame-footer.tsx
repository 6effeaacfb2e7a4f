import { towns } from '@parages/contracts/vocabulary/towns';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { SiteFooter } from '@parages/ui/site-footer/site-footer';
import { productName as name } from '../../lib/product.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { sayIn } from '../../lib/words.ts';
import { frameFr } from './frame.fr.ts';

const say = sayIn('frame', frameFr);

/** The foot of the professional site: everything leads to the public one. */
export function FrameFooter() {
  const origin = publicOrigin(window.location);
  return (
    <SiteFooter
      id="plan"
      baseline={say('baseline')}
      callToAction={
        <Button href={origin} variant="highlight">
          {say('publicSite')}
        </Button>
      }
      columns={[
        {
          title: say('about'),
          links: [
            { href: `${origin}/notre-histoire`, label: say('story') },
            { href: `${origin}/pourquoi-parages`, label: say('why', { name }) },
          ],
        },
        {
          title: say('towns'),
          links: towns.map(({ slug, name: label }) => ({ href: `${origin}/ville/${slug}`, label })),
        },
      ]}
      legal={
        <>
          <p>{say('copyright', { year: new Date().getFullYear(), name })}</p>
          <Link href={`${origin}/mentions-legales`}>{say('legal')}</Link>{' '}
          <Link href={`${origin}/confidentialite`}>{say('privacy')}</Link>
        </>
      }
    />
  );
}
