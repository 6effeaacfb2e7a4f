import { accessGuards, keyGuards } from './guards/access-guards.ts';
import { edgeGuards } from './guards/edge-guards.ts';
import { fileGuards, inputLimits, rateGuards } from './guards/limit-guards.ts';
import { membershipGuards, teamGuards } from './guards/membership-guards.ts';
import { outsideGuards, webhookAddresses } from './guards/outside-guards.ts';
import {
  campaignOwnership,
  conversationOwnership,
  eventOwnership,
  otherOwnership,
} from './guards/ownership-clauses.ts';
import { paymentGuards, repeatedRequests } from './guards/payment-guards.ts';
import { accountChecks, attemptLimits, sessionChecks } from './guards/session-checks.ts';
import { clientChecks, coreChecks, webhookChecks } from './guards/signature-checks.ts';
import { inputSanitisers, serviceSanitisers, sharedSanitisers } from './guards/text-sanitisers.ts';
import type { Mutation } from './mutation.ts';

/** The guards of the product, in the order in which they are removed. */
export const mutations: readonly Mutation[] = [
  accessGuards,
  keyGuards,
  membershipGuards,
  teamGuards,
  eventOwnership,
  campaignOwnership,
  conversationOwnership,
  otherOwnership,
  sessionChecks,
  attemptLimits,
  accountChecks,
  coreChecks,
  webhookChecks,
  clientChecks,
  edgeGuards,
  outsideGuards,
  webhookAddresses,
  sharedSanitisers,
  serviceSanitisers,
  inputSanitisers,
  paymentGuards,
  repeatedRequests,
  rateGuards,
  inputLimits,
  fileGuards,
].flat();
