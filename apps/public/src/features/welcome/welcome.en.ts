import type { Words } from '../../lib/i18n/i18n.ts';
import type { welcomeFr } from './welcome.fr.ts';

export const welcomeEn: Words<typeof welcomeFr> = {
  pageTitle: 'Start',
  description: 'Choose your town, say what you like, and see what is on nearby.',
  step: 'Step {{step}} of 2',
  cityTitle: 'Where are you from?',
  cityText:
    'Choose a town to start with. You can change it whenever you like, and search around any town or village.',
  otherCity: 'Somewhere else',
  skip: 'Skip',
  interestsTitle: 'What gets you out of the house?',
  interestsText: 'As many answers as you like. They stay on this device.',
  interests: 'Interests',
  ideas: 'To start with {{atTown}}',
  idea: '{{theme}} {{atTown}}',
  discover: 'Discover {{town}}',
  change: 'Change town',
};
