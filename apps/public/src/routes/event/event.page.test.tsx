// Specification: §2.4, §2.5, §2.6, §2.7, §2.26, §2.27, §2.28, §2.29, §2.30, §2.31, §2.33, §3.22
// Specification: §3.1 (tags), §8.2
import type { Poi } from '@parages/contracts/types';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aContact, anEvening, aPoi, aPrice, aTour } from '../../test/a-poi.ts';
import { aCard, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
// Loads the lazy module first, so that no test's timeout includes it.
beforeAll(() => import('./event.page.tsx'), 60_000);

const api = (poi: Poi) => (url: URL) =>
  url.pathname.endsWith('/similar') ? { items: [aCard({ label: 'Autre bal' })] } : poi;

async function visit(
  change: Partial<Poi> = {},
  path = '/evenement/fete-tours',
  locale: 'fr' | 'en' = 'fr',
) {
  const site = renderSite(path, api(aPoi(change)), { locale });
  await screen.findByRole('heading', { level: 1 }, patient);
  return site;
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('§2 "/poi/{poiId}, /evenement/{slugFr}, /ville/{townSlug}/evenement/{slugFr}"', () => {
  it.each([
    [
      '/poi/01a1feab-f7d6-70bf-ae0d-71d19c20343e',
      '/api/v1/pois/01a1feab-f7d6-70bf-ae0d-71d19c20343e',
    ],
    ['/evenement/fete-tours', '/api/v1/pois/by-slug/fete-tours'],
    ['/ville/tours/evenement/fete-tours', '/api/v1/pois/by-slug/fete-tours'],
  ])('%s shows the event, with /evenement/{slugFr} as canonical URL', async (path, asked) => {
    const site = await visit({}, path);
    expect(screen.getByRole('heading', { level: 1, name: 'Fête de la Loire' })).toBeInTheDocument();
    expect(site.asked.map(({ pathname }) => pathname)).toContain(asked);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'http://localhost/evenement/fete-tours',
    );
  });

  it.each([
    ['/evenement/ancien-nom', '/evenement/fete-tours'],
    ['/ville/tours/evenement/ancien-nom', '/ville/tours/evenement/fete-tours'],
  ])('decisions "old slugs 301": %s redirects to %s', async (from, to) => {
    const { router } = await visit({}, from);
    expect(router.state.location.pathname).toBe(to);
  });

  it('§8 "town_not_found: redirect to /": from the address of an event in an unknown town', async () => {
    const { router } = renderSite('/ville/nulle-part/evenement/fete-tours', () => undefined);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'), patient);
  });

  it('decisions "archived → 410 page": shows that the event was removed, with noindex, when the API answers 410', async () => {
    renderSite('/evenement/fete-tours', () => Response.json({ code: 'poi_gone' }, { status: 410 }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cet événement a été retiré' }, patient),
    ).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('/poi/{poiId} says that the event does not exist for an id that is no UUID', async () => {
    renderSite('/poi/pas-un-identifiant', () => undefined);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cet événement n’existe pas' }, patient),
    ).toBeInTheDocument();
  });
});

describe('§2 "Event detail: about, prices, dates and times (show all or hide), place, features, contact info"', () => {
  it('shows the next date, the place and the price at the top, and links to all six dates', async () => {
    await visit();
    expect(screen.getAllByText(/^Samedi 13 juin, de\s20\sh\s30 à\s22\sh$/)[0]).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText('Où').closest('div')).toHaveTextContent(
      'Guinguette, Tours',
    );
    expect(screen.getAllByText('Tarif')[0]?.closest('div')).toHaveTextContent('Gratuit');
    expect(screen.getByRole('link', { name: 'Toutes les dates (6)' })).toHaveAttribute(
      'href',
      '#event-dates',
    );
  });

  it('"dates and times (show all or hide)": shows four of six dates, all when expanded, and four when hidden again', async () => {
    await visit();
    const dates = section('Dates et horaires');
    expect(dates.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(dates.getByRole('button', { name: 'Toutes les dates (6)' }));
    expect(dates.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(dates.getByRole('button', { name: 'Masquer les dates' }));
    expect(dates.getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows only the last day and the times of a period that has already begun', async () => {
    await visit({
      periods: [
        {
          ...anEvening('2026-06-01'),
          endDate: '2026-08-30',
          startTime: '10:00:00',
          endTime: '18:00:00',
        },
      ],
    });
    expect(plain(section('Dates et horaires').getByRole('listitem').textContent)).toBe(
      'Jusqu’au 30 aoûtde 10 h à 18 h',
    );
  });

  it('lists an event that ends after midnight under its first day', async () => {
    await visit({
      periods: [{ ...anEvening('2026-06-13'), endDate: '2026-06-14', endTime: '02:00:00' }],
    });
    expect(plain(section('Dates et horaires').getByRole('listitem').textContent)).toBe(
      'Samedi 13 juinde 20 h 30 à 2 h',
    );
  });

  it('shows a permanent place without dates as « Toute l’année », without calendar links', async () => {
    await visit({ periods: [], isPermanent: true });
    expect(section('Dates et horaires').getByText('Toute l’année')).toBeInTheDocument();
    expect(screen.queryByText('Ajouter à mon agenda')).not.toBeInTheDocument();
  });

  it('"about": splits the description into paragraphs, and folds a long one behind « Lire la suite »', async () => {
    await visit({ description: `${'Un bal. '.repeat(100)}\n\nDeuxième paragraphe.` });
    const about = section('À propos');
    expect(about.getByText('Deuxième paragraphe.').tagName).toBe('P');
    await userEvent.click(about.getByRole('button', { name: 'Lire la suite', expanded: false }));
    expect(about.getByRole('button', { name: 'Réduire', expanded: true })).toBeInTheDocument();
    expect(about.getByText('Les Mariniers')).toBeInTheDocument();
  });

  it('links an https address in the description, but no javascript: or incomplete address', async () => {
    await visit({
      description: 'Voir https://bal.example/programme. Pas javascript:alert(1) (ni http://).',
    });
    const links = section('À propos').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['https://bal.example/programme', 'https://bal.example/programme'],
    ]);
    expect(section('À propos').getByText(/Pas javascript/)).toBeInTheDocument();
  });

  it('"prices": shows a single amount, a range, and an open-ended range as "à partir de"', async () => {
    const prices = [
      aPrice({
        minPriceCents: 1500,
        maxPriceCents: 1500,
        policyName: 'BaseRateFullRate',
        priceModes: ['PerPerson'],
      }),
      aPrice({
        minPriceCents: 800,
        maxPriceCents: 1000,
        label: 'Groupe',
        startDate: '2026-06-13',
        endDate: '2026-06-15',
      }),
      aPrice({ minPriceCents: 500, additionalInfo: 'Sur justificatif' }),
    ];
    await visit({ isFree: false, options: [], minPriceCents: 500, prices });
    const rows = section('Tarifs')
      .getAllByRole('row')
      .map((row) => plain(row.textContent));
    expect(rows.slice(1)).toEqual([
      'Plein tarifPar personne15 €',
      'GroupeDu 13 au 15 juinde 8 € à 10 €',
      'TarifSur justificatifà partir de 5 €',
    ]);
  });

  it.each([
    [1500, 1500, '15 €'],
    [1500, 2000, 'à partir de 15 €'],
    [1500, null, 'à partir de 15 €'],
  ])(
    'issue "a single amount when min = max": %s to %s cents is "%s"',
    async (minPriceCents, maxPriceCents, words) => {
      await visit({ isFree: false, options: [], minPriceCents, maxPriceCents });
      expect(
        plain(screen.getAllByText('Tarif')[0]?.closest('div')?.querySelector('dd')?.textContent),
      ).toBe(words);
    },
  );

  it.each([
    [1, 'À partir de 1 an'],
    [12, 'À partir de 12 ans'],
  ])('shows the minimum age %i as "%s"', async (minimumAge, words) => {
    await visit({ minimumAge });
    expect(plain(section('Lieu').getByText(/partir de/).textContent)).toBe(words);
  });

  it.each([
    [null, 3, 'Jusqu’à 3 ans'],
    [6, 12, 'Âge : 6–12 ans'],
    [6, 6, 'Âge : 6 ans'],
  ])('shows the ages %s to %i as "%s"', async (minimumAge, maximumAge, words) => {
    await visit({ minimumAge, maximumAge });
    expect(plain(section('Lieu').getByText(/\bans$/).textContent)).toBe(words);
  });

  it('"place, place capacity, a maps-service link": shows the capacity, and directions by default, on foot and by public transport', async () => {
    await visit();
    const place = section('Lieu');
    expect(place.getByText('1 quai')).toBeInTheDocument();
    expect(plain(place.getByText(/Nombre de places/).textContent)).toBe('Nombre de places : 1 200');
    for (const [name, mode] of [
      ['Y aller', null],
      ['À pied', 'walking'],
      ['En transports', 'transit'],
    ] as const) {
      const link = new URL(place.getByText(name).closest('a')?.href ?? '');
      expect([link.searchParams.get('destination'), link.searchParams.get('travelmode')]).toEqual([
        '47.39,0.7',
        mode,
      ]);
    }
  });

  it('"features": groups the features in the order of the vocabulary, an unknown group last as « Autres », and names each feature once', async () => {
    await visit({
      featureGroups: [
        { group: 'PaymentMethod', features: [{ id: 'Cash', label: 'Espèces' }] },
        {
          group: 'CommonAmenity',
          features: [
            { id: 'Toilets', label: 'Toilettes' },
            { id: 'PublicToilets', label: 'Toilettes' },
          ],
        },
        { group: 'SomethingNew', features: [{ id: 'X', label: 'Inédit' }] },
      ],
    });
    const features = section('Sur place');
    expect(
      features.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Équipements et services', 'Moyens de paiement', 'Autres']);
    expect(
      within(features.getByRole('list', { name: 'Équipements et services' })).getByRole('listitem'),
    ).toHaveTextContent('Toilettes');
  });

  it('§3 "features (tags)": lists the tags of the organiser under the description', async () => {
    await visit({ description: '', tags: ['guinguette', 'accordéon'] });
    const tags = within(section('À propos').getByRole('list', { name: 'Mots-clés' }));
    expect(tags.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'guinguette',
      'accordéon',
    ]);
  });

  it('shows no list of tags for an event without tags', async () => {
    await visit({ tags: [] });
    expect(screen.queryByRole('list', { name: 'Mots-clés' })).not.toBeInTheDocument();
  });

  it('interface "accessibility block with « non renseigné »": shows yes or no for known options but « Gratuit », and the unknown ones in one line', async () => {
    await visit({
      options: ['free', 'pets-allowed'],
      knownOptions: ['free', 'outside', 'pets-allowed'],
    });
    const facts = section('Accessibilité et accueil');
    expect(facts.getByText('Animaux acceptés').closest('div')).toHaveTextContent('Oui');
    expect(facts.queryByText('Gratuit')).not.toBeInTheDocument();
    expect(facts.getByText('En plein air').closest('div')).toHaveTextContent('Non');
    expect(plain(facts.getByText(/Non renseigné/).textContent)).toBe(
      'Non renseigné : Accessible en fauteuil · Avec des enfants',
    );
  });

  it('shows no « Non renseigné » when all options are known, and no section of prices without a price', async () => {
    await visit({
      isFree: false,
      minPriceCents: null,
      maxPriceCents: null,
      prices: [],
      options: ['pmr', 'kids-friendly'],
      knownOptions: ['free', 'pmr', 'pets-allowed', 'kids-friendly', 'outside'],
    });
    expect(section('Accessibilité et accueil').getAllByRole('definition')).toHaveLength(4);
    expect(screen.queryByText(/[Nn]on renseigné/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Tarifs' })).toBeNull();
  });

  it('"contact info": lists booking contacts first, links each telephone number once, and links only valid mail and http(s) addresses', async () => {
    await visit({
      contacts: [
        aContact({
          type: 'owner',
          legalName: 'Les Mariniers',
          emails: ['bal@example.org', 'a@example.org?bcc=x@example.org'],
        }),
        aContact({
          type: 'booking',
          phoneNumbers: ['+33 2 61 91 00 00', '02 61 91 11 11'],
          websites: ['https://www.billets.example.org/', 'javascript:alert(1)'],
        }),
      ],
    });
    const contacts = section('Contacts');
    expect(
      contacts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Réservation', 'Organisateur']);
    expect(contacts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+33261910000',
      'tel:0261911111',
      'https://www.billets.example.org/',
      'mailto:bal@example.org',
    ]);
    expect(plain(contacts.getAllByRole('link')[0]?.textContent)).toBe('02 61 91 00 00');
    expect(contacts.getByText('javascript:alert(1)')).toBeInTheDocument();
  });
});

describe('§2 "tour details (distance, duration, elevation gain and loss, max and min altitude, locomotion modes, difficulty)"', () => {
  it('shows eight figures, a drawing of the track, the altitude profile and the GPX link', async () => {
    await visit({ theme: 'promenades-a-pied', tour: aTour() });
    const tour = section('Le parcours');
    await tour.findAllByText('Distance', {}, { timeout: 5000 });
    const figures = [
      'Distance',
      'Durée',
      'Dénivelé positif',
      'Dénivelé négatif',
      'Altitude minimale',
      'Altitude maximale',
      'Difficulté',
      'Comment',
    ];
    const values = figures.map((name) =>
      plain(tour.getAllByText(name)[0]?.closest('div')?.querySelector('dd')?.textContent),
    );
    expect(values).toEqual([
      '3 km',
      '1 h 15',
      '1 250 m',
      '40 m',
      '50 m',
      '90 m',
      'Facile',
      'À pied, Avec une poussette',
    ]);
    expect(
      tour.getByRole('img', { name: /^Tracé du parcours, une boucle de 3\skm$/ }),
    ).toBeInTheDocument();
    expect(
      tour.getByRole('img', { name: /^Profil d’altitude sur 3\skm, de 50\sm à 90\sm$/ }),
    ).toBeInTheDocument();
    expect(
      tour.getByRole('slider', { name: 'Lire l’altitude le long du parcours' }),
    ).toHaveAttribute('aria-valuetext', '0\u00a0m · 50\u00a0m');
    const file = tour.getByRole('link', { name: 'Télécharger le tracé (GPX)' });
    expect(file).toHaveAttribute('href', `/api/v1/pois/${aPoi().id}/trace.gpx`);
    expect(file).toHaveAttribute('download');
  });

  it('without a track, shows no drawing, profile or GPX link; omits an unknown climb', async () => {
    await visit({ tour: aTour({ trace: null, climbM: null }) });
    const tour = section('Le parcours');
    expect(tour.queryByRole('img')).not.toBeInTheDocument();
    expect(tour.queryByText('Dénivelé positif')).not.toBeInTheDocument();
    expect(tour.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the page of an event in English', () => {
  it('translates texts and price format, and marks the French title with lang="fr"', async () => {
    await visit(
      { isFree: false, minPriceCents: 1500, maxPriceCents: 1500, tour: aTour() },
      '/evenement/fete-tours',
      'en',
    );
    expect(
      await screen.findByRole('region', { name: 'Dates and times' }, patient),
    ).toBeInTheDocument();
    expect(screen.getAllByText('€15')[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download the track (GPX)' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
  });
});
