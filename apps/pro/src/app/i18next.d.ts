import type { batchImportFr } from '@parages/batch-import/words/batch-import.fr';
import type { authFr } from '../features/account/auth.fr.ts';
import type { deleteAccountFr } from '../features/account/delete-account.fr.ts';
import type { inboxFr } from '../features/account/inbox.fr.ts';
import type { campaignsFr } from '../features/campaigns/campaigns.fr.ts';
import type { detailFr } from '../features/campaigns/detail/detail.fr.ts';
import type { moderationFr } from '../features/campaigns/moderation/moderation.fr.ts';
import type { paymentFr } from '../features/campaigns/payment/payment.fr.ts';
import type { poiCampaignsFr } from '../features/campaigns/poi-campaigns.fr.ts';
import type { overFr } from '../features/editor/dates/over-notice.fr.ts';
import type { editorFr } from '../features/editor/editor.fr.ts';
import type { imagesFr } from '../features/editor/images/images.fr.ts';
import type { insightFr } from '../features/editor/insight/insight.fr.ts';
import type { givingUpFr } from '../features/editor/lifecycle/giving-up.fr.ts';
import type { hiddenFr } from '../features/editor/lifecycle/hidden.fr.ts';
import type { liveStateFr } from '../features/editor/lifecycle/live-state.fr.ts';
import type { mapFr } from '../features/editor/map/map.fr.ts';
import type { previewFr } from '../features/editor/preview/preview.fr.ts';
import type { savingFr } from '../features/editor/saving/saving.fr.ts';
import type { categoriesTabFr } from '../features/editor/tabs/words/categories-tab.fr.ts';
import type { contactsTabFr } from '../features/editor/tabs/words/contacts-tab.fr.ts';
import type { datesTabFr } from '../features/editor/tabs/words/dates-tab.fr.ts';
import type { placeTabFr } from '../features/editor/tabs/words/place-tab.fr.ts';
import type { pricesTabFr } from '../features/editor/tabs/words/prices-tab.fr.ts';
import type { dateQuestionsFr } from '../features/editor/tabs/words/questions-of-date.fr.ts';
import type { recurrenceFr } from '../features/editor/tabs/words/recurrence-panel.fr.ts';
import type { tracesFr } from '../features/editor/traces/traces.fr.ts';
import type { feedPhotosFr } from '../features/feed-photos/feed-photos.fr.ts';
import type { frameFr } from '../features/frame/frame.fr.ts';
import type { homeFr } from '../features/home/home.fr.ts';
import type { importsFr } from '../features/imports/imports.fr.ts';
import type { keptDraftsFr } from '../features/kept-drafts/kept-drafts.fr.ts';
import type { landingFr } from '../features/landing/landing.fr.ts';
import type { moderationFr as eventModerationFr } from '../features/moderation/moderation.fr.ts';
import type { reviewFr } from '../features/organisation-review/review.fr.ts';
import type { invitationFr } from '../features/organisations/invitation.fr.ts';
import type { membersFr } from '../features/organisations/members.fr.ts';
import type { organisationsFr } from '../features/organisations/organisations.fr.ts';
import type { poiListFr } from '../features/poi-list/poi-list.fr.ts';
import type { profileFr } from '../features/profile/profile.fr.ts';
import type { journalFr } from '../features/security-journal/journal.fr.ts';
import type { usersFr } from '../features/users/users.fr.ts';
import type { pagePreviewFr } from '../lib/page-preview/page-preview.fr.ts';

// i18next reads the types of the text keys from this interface.
// https://www.i18next.com/overview/typescript
declare module 'i18next' {
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      auth: typeof authFr;
      batchImport: typeof batchImportFr;
      campaign: typeof detailFr;
      campaignModeration: typeof moderationFr;
      campaigns: typeof campaignsFr;
      deleteAccount: typeof deleteAccountFr;
      editor: typeof editorFr;
      editorGivingUp: typeof givingUpFr;
      editorHidden: typeof hiddenFr;
      editorImages: typeof imagesFr;
      editorLiveState: typeof liveStateFr;
      editorMap: typeof mapFr;
      editorDateQuestions: typeof dateQuestionsFr;
      editorOver: typeof overFr;
      editorPreview: typeof previewFr;
      editorSaving: typeof savingFr;
      editorTabs: {
        categories: typeof categoriesTabFr;
        contacts: typeof contactsTabFr;
        dates: typeof datesTabFr;
        place: typeof placeTabFr;
        prices: typeof pricesTabFr;
        recurrence: typeof recurrenceFr;
      };
      editorTraces: typeof tracesFr;
      feedPhotos: typeof feedPhotosFr;
      frame: typeof frameFr;
      home: typeof homeFr;
      imports: typeof importsFr;
      inbox: typeof inboxFr;
      insight: typeof insightFr;
      invitation: typeof invitationFr;
      keptDrafts: typeof keptDraftsFr;
      landing: typeof landingFr;
      members: typeof membersFr;
      moderation: typeof eventModerationFr;
      organisationReview: typeof reviewFr;
      organisations: typeof organisationsFr;
      pagePreview: typeof pagePreviewFr;
      payment: typeof paymentFr;
      poiCampaigns: typeof poiCampaignsFr;
      poiList: typeof poiListFr;
      profile: typeof profileFr;
      securityJournal: typeof journalFr;
      users: typeof usersFr;
    };
  }
}
