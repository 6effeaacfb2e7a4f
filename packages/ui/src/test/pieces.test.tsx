// Specification: §2.21, §2.40
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { Button } from '../button/button.tsx';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { Clamp } from '../clamp/clamp.tsx';
import { ControlSentence } from '../control-sentence/control-sentence.tsx';
import { DateList } from '../date-list/date-list.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
import { PriceTable } from '../price-table/price-table.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { ThemeRail } from '../theme-rail/theme-rail.tsx';
import { renderUi } from './render.tsx';

it('a busy button keeps its label, has aria-busy, and ignores presses', async () => {
  const onClick = vi.fn();
  renderUi(
    <Button isBusy onClick={onClick}>
      Envoyer
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

it('a button with href renders a link', () => {
  renderUi(<Button href="/org">Publier</Button>);
  expect(screen.getByRole('link', { name: 'Publier' })).toHaveAttribute('href', '/org');
});

it('ControlSentence renders a level-1 heading with a button that calls onPress', async () => {
  const onPress = vi.fn();
  renderUi(
    <ControlSentence
      lead="Que faire à"
      parts={[{ key: 'place', text: 'Tours', label: 'changer de lieu', onPress }]}
    />,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  await userEvent.click(
    within(heading).getByRole('button', { name: 'Tours, changer de lieu', expanded: false }),
  );
  expect(onPress).toHaveBeenCalledOnce();
});

it('DateList shows four of five dates, all five on a press of its button, and four on the next press', async () => {
  const items = [1, 2, 3, 4, 5].map((day) => ({
    id: `${day}`,
    text: `Jour ${day}`,
    dateTime: `2025-06-0${day}`,
  }));
  renderUi(
    <DateList
      items={items}
      words={{ showAll: (count) => `Toutes les dates (${count})`, hide: 'Masquer' }}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(
    screen.getByRole('button', { name: 'Toutes les dates (5)', expanded: false }),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Masquer', expanded: true }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('Clamp has no button for a short text, and one that expands a long text', async () => {
  const words = { more: 'Lire la suite', less: 'Réduire' };
  const { rerender } = renderUi(
    <Clamp isLong={false} words={words}>
      Texte
    </Clamp>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <Clamp isLong words={words}>
      Texte
    </Clamp>,
  );
  await userEvent.click(screen.getByText('Lire la suite'));
  expect(
    screen.getByRole('button', { name: 'Réduire', expanded: true, hidden: true }),
  ).toBeInTheDocument();
});

it('PriceTable is named by its caption and has the label of a price as a row header', () => {
  renderUi(
    <PriceTable
      caption="Tarifs"
      columns={{ label: 'Tarif', price: 'Prix' }}
      rows={[{ id: '1', label: 'Enfant', price: '8 €' }]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Tarifs' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Enfant' })).toBeInTheDocument();
});

it('FactList renders a fact as a term with its value', () => {
  renderUi(<FactList facts={[{ key: 'pmr', term: 'Fauteuil', value: 'Non', state: 'no' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Fauteuil');
  expect(screen.getByRole('definition')).toHaveTextContent('Non');
});

it('ThemeRail links to a theme, and marks the current one with aria-current', () => {
  renderUi(
    <ThemeRail
      label="Thématiques"
      items={[{ theme: 'concerts', label: 'Concerts', href: '/c', isCurrent: true, count: 3 }]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Thématiques' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Concerts/, current: 'page' })).toHaveAttribute(
    'href',
    '/c',
  );
});

it('SiteHeader, SiteFooter and BottomBar render links, a bar item without href calls onPress, and CardGrid is named by its heading', async () => {
  const onPress = vi.fn();
  renderUi(
    <>
      <SiteHeader
        name="Sorties"
        home={{ href: '/', label: 'Sorties, accueil' }}
        label="Principale"
        links={[{ href: '/favorites', label: 'Favoris' }]}
      />
      <SectionHeading
        title="Concerts"
        id="c"
        theme="concerts"
        link={{ href: '/c', label: 'Tout voir (2)' }}
      />
      <CardGrid labelledBy="c">
        <p>Carte</p>
      </CardGrid>
      <SiteFooter
        name="Sorties"
        baseline="Près de toi"
        columns={[{ title: 'Villes', links: [{ href: '/ville/tours', label: 'Tours' }] }]}
        legal="© 2024"
      />
      <BottomBar
        label="Mobile"
        items={[
          { key: 'home', label: 'Accueil', icon: 'home', href: '/', isCurrent: true },
          { key: 'filters', label: 'Filtres', icon: 'filters', onPress },
        ]}
      />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Sorties, accueil' })).toHaveTextContent('Sorties');
  expect(screen.getByRole('list', { name: 'Concerts' })).toHaveTextContent('Carte');
  expect(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Tours' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accueil', current: 'page' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  expect(onPress).toHaveBeenCalledOnce();
});
