import type { components, operations } from './generated/openapi.d.ts';

type Schemas = components['schemas'];

export type PoiCard = Schemas['PoiCard'];
export type PoiList = Schemas['PoiList'];
export type PoiFacets = Schemas['PoiFacets'];
export type PoiMap = Schemas['PoiMap'];
export type Home = Schemas['Home'];
export type Poi = Schemas['Poi'];
export type TownPosition = Schemas['TownPosition'];
export type UserProfile = Schemas['UserProfile'];
export type Favorite = Schemas['Favorite'];
export type Favorites = Schemas['Favorites'];
export type FavoriteLink = Schemas['FavoriteLink'];
export type RecommendedCard = Schemas['RecommendedCard'];
export type ApiKey = Schemas['ApiKey'];
export type CreatedApiKey = Schemas['CreatedApiKey'];
export type Organisation = Schemas['Organisation'];
export type MyOrganisation = Schemas['MyOrganisation'];
export type Company = Schemas['Company'];
export type CompanyLookup = Schemas['CompanyLookup'];
export type Member = Schemas['Member'];
export type Invitation = Schemas['Invitation'];
export type InvitationPreview = Schemas['InvitationPreview'];
export type MemberProfile = Schemas['MemberProfile'];
export type OrganisationReview = Schemas['OrganisationReview'];
export type OrganisationReviewItem = Schemas['OrganisationReviewItem'];
export type OrganisationQueue = Schemas['OrganisationQueue'];
export type Organiser = Schemas['Organiser'];
export type Venue = Schemas['Venue'];
export type OrganiserPoi = Schemas['OrganiserPoi'];
export type Statistics = Schemas['Statistics'];
export type OrganiserPoiItem = Schemas['OrganiserPoiItem'];
export type OrganiserPoiList = Schemas['OrganiserPoiList'];
export type PoiDateStates = Schemas['PoiDateStates'];
export type ReusableContent = Schemas['ReusableContent'];
export type FeatureList = Schemas['FeatureList'];
export type PoiHistory = Schemas['PoiHistory'];
export type PoiChange = Schemas['PoiChange'];
export type SavedSearch = Schemas['SavedSearch'];
export type DuplicatePair = Schemas['DuplicatePair'];
export type PoiMerge = Schemas['PoiMerge'];
export type FailedPhoto = Schemas['FailedPhoto'];
export type SecurityEvent = Schemas['SecurityEvent'];
export type ReviewQueueCounts = Schemas['ReviewQueueCounts'];
export type ReviewQueue = Schemas['ReviewQueue'];
export type BulkActResult = Schemas['BulkActResult'];
export type BulkDecisionResult = Schemas['BulkDecisionResult'];
export type CampaignRefunds = Schemas['CampaignRefunds'];
export type TeamUser = Schemas['TeamUser'];
export type ReviewItem = Schemas['ReviewItem'];
export type ModeratedPoi = Schemas['ModeratedPoi'];
export type Dashboard = Schemas['Dashboard'];
export type DashboardPoi = Schemas['DashboardPoi'];
export type Conversation = Schemas['Conversation'];
export type OpenConversations = Schemas['OpenConversations'];
export type WaitingConversations = Schemas['WaitingConversations'];
export type Suggestions = Schemas['Suggestions'];
export type ReportedPoi = Schemas['ReportedPoi'];
export type DashboardSource = Schemas['DashboardSource'];
export type DashboardTown = Schemas['DashboardTown'];
export type MediaFile = Schemas['MediaFile'];
export type PoiPictures = Schemas['PoiPictures'];
export type FoundImage = Schemas['FoundImage'];
export type Webhook = Schemas['Webhook'];
export type WebhookDelivery = Schemas['WebhookDelivery'];
export type Import = Schemas['Import'];
export type ImportFinding = Schemas['ImportFinding'];
export type FollowedSource = Schemas['FollowedSource'];
export type SourceLockList = Schemas['SourceLockList'];
export type SourceReportList = Schemas['SourceReportList'];
export type Campaign = Schemas['Campaign'];
export type CampaignOffer = Schemas['CampaignOffer'];
export type CampaignPaymentStart = Schemas['CampaignPaymentStart'];
export type CampaignReport = Schemas['CampaignReport'];
export type PoiCampaigns = Schemas['PoiCampaigns'];

/** The profile fields that an account may change; an omitted field keeps its value. */
export type ProfileChanges = NonNullable<
  operations['updateUserProfile']['requestBody']
>['content']['application/json'];

/** The JSON request body of an operation, by its name in the OpenAPI document. */
export type RequestBody<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
