import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';

export type NoResultProps = {
  /** The text that no event has within the radius, or in another area; absent without a text. */
  search?: { q: string; within: number | 'area' | 'country' } | undefined;
  /**
   * A larger radius, its URL and its number of events, unless it is unknown. Absent when no larger
   * radius has any.
   */
  wider?: { km: number; href: string; total?: number | undefined } | undefined;
  anyDateHref?: string | undefined;
  clearHref?: string | undefined;
  everyThemeHref?: string | undefined;
  clearTextHref?: string | undefined;
};

export function NoResult({ search, wider, ...hrefs }: NoResultProps) {
  const { t } = useTranslation('search');
  const local = useLocal({ formatCount, formatKilometres, quoted });
  const ways = [
    { href: hrefs.anyDateHref, label: t('anyDate') },
    { href: hrefs.clearHref, label: t('clearFilters') },
    { href: hrefs.everyThemeHref, label: t('everyTheme') },
    { href: hrefs.clearTextHref, label: t('clearText') },
  ];
  const titleOf = (text: string, within: number | 'area' | 'country') =>
    typeof within === 'number'
      ? t('emptyText', { text, radius: local.formatKilometres(Math.max(within, 1)) })
      : t(within === 'area' ? 'emptyTextArea' : 'emptyTextCountry', { text });
  const title = search ? titleOf(local.quoted(search.q), search.within) : t('empty');
  const actions = (
    <>
      {wider && (
        <Button href={wider.href}>
          {wider.total === undefined
            ? t('widen', { radius: local.formatKilometres(wider.km) })
            : t('first', {
                count: wider.total,
                formatted: local.formatCount(wider.total),
                radius: local.formatKilometres(wider.km),
              })}
        </Button>
      )}
      {ways.map(
        ({ href, label }) =>
          href !== undefined && (
            <Button key={label} href={href} variant="secondary">
              {label}
            </Button>
          ),
      )}
    </>
  );
  return <EmptyState title={title} actions={actions} />;
}
