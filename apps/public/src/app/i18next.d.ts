import type { authFr } from '@parages/accounts/words/auth.fr';
import type { batchImportFr } from '@parages/batch-import/words/batch-import.fr';
import type { accountFr } from '../features/account/account.fr.ts';
import type { consentFr } from '../features/consent/consent.fr.ts';
import type { accessibilityFr } from '../features/editorial/accessibility.fr.ts';
import type { legalFr } from '../features/editorial/legal.fr.ts';
import type { privacyFr } from '../features/editorial/privacy.fr.ts';
import type { storyFr } from '../features/editorial/story.fr.ts';
import type { whyFr } from '../features/editorial/why.fr.ts';
import type { eventFr } from '../features/event/event.fr.ts';
import type { favoritesPageFr } from '../features/favorites/favorites-page.fr.ts';
import type { feedbackFr } from '../features/feedback/feedback.fr.ts';
import type { frameFr } from '../features/frame/frame.fr.ts';
import type { importsFr } from '../features/imports/imports.fr.ts';
import type { mapFr } from '../features/map/map.fr.ts';
import type { dashboardFr } from '../features/moderation/dashboard/dashboard.fr.ts';
import type { moderationFr } from '../features/moderation/moderation.fr.ts';
import type { offlineFr } from '../features/offline/offline.fr.ts';
import type { organiserFr } from '../features/organiser/organiser.fr.ts';
import type { listFr } from '../features/pois/list.fr.ts';
import type { poisFr } from '../features/pois/pois.fr.ts';
import type { positionFr } from '../features/position/position.fr.ts';
import type { profileFr } from '../features/profile/profile.fr.ts';
import type { recommendedFr } from '../features/recommended/recommended.fr.ts';
import type { schemeFr } from '../features/scheme/scheme.fr.ts';
import type { searchFr } from '../features/search/search.fr.ts';
import type { seoFr } from '../features/seo/seo.fr.ts';
import type { signUpFr } from '../features/sign-up/sign-up.fr.ts';
import type { termsFr } from '../features/terms/terms.fr.ts';
import type { welcomeFr } from '../features/welcome/welcome.fr.ts';
import type { favoritesFr } from '../lib/favorites/favorites.fr.ts';
import type { shareFr } from '../lib/share/share.fr.ts';
import type { appRedirectFr } from '../routes/app-redirect.fr.ts';
import type { homeFr } from '../routes/home/home.fr.ts';
import type { categoryFr } from '../routes/list/category.fr.ts';
import type { promotionsFr } from '../routes/list/promotions.fr.ts';
import type { accountDeletedFr } from '../routes/texts/account-deleted.fr.ts';
import type { errorFr } from './error.fr.ts';
import type { shellFr } from './shell.fr.ts';

// i18next reads the types of the text keys from this interface.
// https://www.i18next.com/overview/typescript
declare module 'i18next' {
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      accessibility: typeof accessibilityFr;
      account: typeof accountFr;
      accountDeleted: typeof accountDeletedFr;
      appRedirect: typeof appRedirectFr;
      auth: typeof authFr;
      batchImport: typeof batchImportFr;
      category: typeof categoryFr;
      consent: typeof consentFr;
      dashboard: typeof dashboardFr;
      error: typeof errorFr;
      event: typeof eventFr;
      favorites: typeof favoritesFr;
      favoritesPage: typeof favoritesPageFr;
      feedback: typeof feedbackFr;
      frame: typeof frameFr;
      home: typeof homeFr;
      imports: typeof importsFr;
      legal: typeof legalFr;
      list: typeof listFr;
      map: typeof mapFr;
      moderation: typeof moderationFr;
      offline: typeof offlineFr;
      organiser: typeof organiserFr;
      pois: typeof poisFr;
      position: typeof positionFr;
      privacy: typeof privacyFr;
      profile: typeof profileFr;
      promotions: typeof promotionsFr;
      recommended: typeof recommendedFr;
      scheme: typeof schemeFr;
      search: typeof searchFr;
      seo: typeof seoFr;
      share: typeof shareFr;
      shell: typeof shellFr;
      signUp: typeof signUpFr;
      story: typeof storyFr;
      terms: typeof termsFr;
      welcome: typeof welcomeFr;
      why: typeof whyFr;
    };
  }
}
