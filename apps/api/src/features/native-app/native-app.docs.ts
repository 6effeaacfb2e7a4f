import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const nativeAppDocs: Docs = {
  operations: {
    getSite: {
      summary: 'Read the settings of the site: its name, its hosts, its map',
      description:
        'What the mobile application needs before its first screen, and a page of the site has in its HTML. It changes with the settings of the installation only.',
    },
  },
  properties: {
    'Site.name': ['Name of the product.', 'Parages'],
    'Site.origin': ['Origin of the site for visitors.', 'https://parages.example'],
    'Site.proOrigin': ['Origin of the professional site.', 'https://pro.parages.example'],
    'Site.appScheme': ['Custom scheme of the mobile application, without `://`.', 'parages'],
    'Site.hasAccounts': 'Whether visitors can have an account.',
    'Site.tiles': 'Tiles of the map; null when the map is drawn from the tables of the service.',
    'Site.tiles.url': ['Template of the URL of a tile.', 'https://tiles.example/{z}/{x}/{y}.png'],
    'Site.tiles.attribution': ['Attribution that the map shows.', '© IGN'],
    'Site.social': 'Pages of the product on social networks.',
    'Site.social.network': ['Name of the network.', 'Instagram'],
    'Site.social.url': ['URL of the page.', 'https://social.example/parages'],
    'Site.blogUrl': ['URL of the blog; null without one.', 'https://blog.parages.example'],
    'Site.inboxUrl': [
      'URL of the inbox of a trial installation; null where mails reach their recipients.',
      null,
    ],
    'Site.analytics':
      'Analytics service, used once the visitor consents; null when the installation has none.',
    'Site.analytics.key': ['Public key of the project.', 'phc_a1b2c3'],
    'Site.analytics.host': ['Origin of the analytics service.', 'https://analytics.example'],
    'Site.analytics.stagingHosts': [
      'Hosts of staging sites, which send nothing.',
      ['staging.parages.example'],
    ],
    'Site.publisher': 'Publisher of the site and its hosting provider, for the legal notice.',
    'Site.publisher.name': ['Name of the publisher; null when not set.', 'Association Parages'],
    'Site.publisher.address': ['Address of the publisher; null when not set.', '1 quai Paul-Bert'],
    'Site.publisher.director': ['Director of publication; null when not set.', 'Camille Martin'],
    'Site.publisher.email': ['Contact address; null when not set.', 'contact@parages.example'],
    'Site.publisher.hostName': [
      'Name of the hosting provider; null when not set.',
      'Serveurs de Loire',
    ],
    'Site.publisher.hostAddress': [
      'Address of the hosting provider; null when not set.',
      '2 quai du Port',
    ],
  },
};
