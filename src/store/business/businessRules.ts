import type { UnknownAction } from '@reduxjs/toolkit';
import type { AnyRule, NounRules } from '@/store/facts/rules';
import type { Refusal } from '@/journal/port/model';
import { factUndone, type Change } from '@/journal/undo/undo';
import { additionRules } from '@/store/vehicles/additions/additionRules';
import { billRules } from '@/store/billing/bills/billRules';
import { proformaRules } from '@/store/billing/proformas/proformaRules';
import { accountRules } from '@/store/billing/accounts/buttonRules';
import { branchRules } from '@/store/places/branches/branchRules';
import { careRequestRules } from '@/store/care/requisitions/careRequestRules';
import { deviceRules } from '@/store/stock/devices/deviceRules';
import { simRules } from '@/store/stock/sims/simRules';
import { requestRules } from '@/store/stock/receiving/requestRules';
import { challanRules } from '@/store/stock/challans/challanRules';
import { configuredRules } from '@/store/stock/configured/configuredRules';
import { deactivationRules } from '@/store/clients/deactivations/deactivationRules';
import { companyRules } from '@/store/billing/company/companyRules';
import { creditNoteRules, moneyRules } from '@/store/billing/receivables/receivableRules';
import { deletionRules } from '@/store/vehicles/deletions/deletionRules';
import { installerRules } from '@/store/places/installers/installerRules';
import { messageRules } from '@/store/care/messages/messageRules';
import { requisitionRules } from '@/store/care/requisitions/requisitionRules';
import { jobRules } from '@/store/care/scheduling/schedulingRules';
import { subscriptionRules } from '@/store/clients/subscriptions/subscriptionRules';
import { vehicleRules } from '@/store/vehicles/vehicles/vehicleRules';
import { vendorRules } from '@/store/purchasing/vendors/vendorRules';
import { businessReplaced, type Business } from './business';
import { firstOf } from '@/store/kit/refusals';
import { dependents } from './dependents/dependents';
import { declarationOf } from './declared';
import { correctionDependents } from './dependents/correctionDependents';
import { documentDependents } from './dependents/documentDependents';
import { takenMeanwhile } from './takenMeanwhile';
import { undoneRefusal } from './undoing';
import { vehicleDependents } from './dependents/vehicleDependents';

const NOT_UNDONE = { reason: 'Not undone: it has been changed again since.' };

type PayloadOf<Creator extends (...args: never) => { payload: unknown }> = ReturnType<Creator>['payload'];

/** Why a business cannot be replaced: what is taken back is changed again already. */
const replacing = ({ origin }: Business, { undoes }: PayloadOf<typeof businessReplaced>): Refusal | undefined =>
  undoes === undefined || (origin.id === undoes && origin.facts === 0) ? undefined : NOT_UNDONE;

/** Why what a fact changed cannot be taken back any more: something else came of it, or somebody has by now what only one may have. */
const whyNotBack = (business: Business, changes: readonly Change[]) =>
  firstOf(
    dependents(business, changes),
    vehicleDependents(business, changes),
    documentDependents(business, changes),
    correctionDependents(business, changes),
    takenMeanwhile(business, changes),
  );

const isInPart = (fact: UnknownAction) => leftOutOfFact(fact) !== undefined;

/** Why a fact cannot be taken back: it changed something else than is told, what it changed is changed again, or something else goes by it. */
const undoing = (business: Business, undone: PayloadOf<typeof factUndone>): Refusal | undefined =>
  undone.changes.length === 0
    ? NOT_UNDONE
    : (undoneRefusal(business, undone, { refusal, heard, aboutOf, isInPart }) ?? whyNotBack(business, undone.changes));

const nounRules: readonly NounRules<Business>[] = [
  vendorRules,
  requestRules,
  branchRules,
  installerRules,
  accountRules,
  deactivationRules,
  vehicleRules,
  subscriptionRules,
  deletionRules,
  additionRules,
  deviceRules,
  simRules,
  configuredRules,
  requisitionRules,
  careRequestRules,
  messageRules,
  companyRules,
  jobRules,
  billRules,
  creditNoteRules,
  moneyRules,
  proformaRules,
  challanRules,
];

/** The rule of every fact there is, by its type. */
export const businessRules: ReadonlyMap<string, AnyRule<Business>> = new Map([
  ...nounRules.flatMap(({ noun, rules }) =>
    Object.entries(rules).map(([name, rule]) => [`${noun}/${name}`, rule] as const),
  ),
  [businessReplaced.type, { refuse: replacing }],
  [factUndone.type, { refuse: undoing }],
]);

/** The identities of the records that a fact is about; an Undo is about those of the fact that it takes back. */
export function aboutOf(fact: UnknownAction): readonly string[] {
  if (factUndone.match(fact)) return aboutOf(fact.payload.fact);
  return declarationOf(fact)?.about(fact.payload as never) ?? [];
}

/** Why a fact cannot be in this business; nothing when it can. */
export const refusal = (business: Business, { type, payload }: UnknownAction): Refusal | undefined =>
  businessRules.get(type)?.refuse(business, payload as never);

/** Of a fact that may go in in part, what tells why the rest of it does not; undefined of one that goes in whole or not at all. */
export function leftOutOfFact({ type, payload }: UnknownAction) {
  const goesIn = businessRules.get(type)?.goesIn;
  return goesIn && ((business: Business) => goesIn(business, payload as never).leftOut);
}

/** A fact as every slice hears it: of one that may go in in part the part that does, as no slice sees all that this takes. */
export function heard(business: Business, fact: UnknownAction): UnknownAction {
  const goesIn = businessRules.get(fact.type)?.goesIn;
  return goesIn ? { ...fact, payload: goesIn(business, fact.payload as never).payload } : fact;
}
