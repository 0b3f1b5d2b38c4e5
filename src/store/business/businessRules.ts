import type { UnknownAction } from '@reduxjs/toolkit';
import type { NounRules } from '@/store/facts/rules';
import type { Refusal } from '@/journal/model';
import { heardOf, leftOutOf, recordsOf, refusalOf, rules, type Rules } from '@/journal/rules';
import { canPutBack, factUndone } from '@/journal/undo';
import { additionRules } from '@/store/vehicles/additions/additionRules';
import { billRules } from '@/store/billing/bills/billRules';
import { proformaRules } from '@/store/billing/proformas/proformaRules';
import { accountRules } from '@/store/billing/bills/buttonRules';
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
import { documentDependents } from './dependents/documentDependents';
import { takenMeanwhile } from './takenMeanwhile';
import { vehicleDependents } from './dependents/vehicleDependents';

/** What the place of a fact in the journal gives a record, and not the fact itself: an Undo from another place knows another. */
const GIVEN_BY_ORDER = ['number', 'companyId'];
const NOT_UNDONE = { reason: 'Not undone: it has been changed again since.' };

const ownRules = rules<Business>()
  .about(
    businessReplaced,
    () => [],
    ({ origin }, { undoes }) =>
      undoes === undefined || (origin.id === undoes && origin.facts === 0) ? undefined : NOT_UNDONE,
  )
  .about(
    factUndone,
    ({ fact }) => aboutOf(fact),
    (business, { changes }): Refusal | undefined => {
      return changes.length > 0 && canPutBack(business, changes, GIVEN_BY_ORDER)
        ? firstOf(
            dependents(business, changes),
            vehicleDependents(business, changes),
            documentDependents(business, changes),
            takenMeanwhile(business, changes),
          )
        : NOT_UNDONE;
    },
  );

const declaredRules: readonly NounRules<Business>[] = [
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

/** The rule of a declared fact, with the records that its declaration says it is about. */
const ruled = ({ noun, rules: own }: NounRules<Business>) =>
  Object.entries(own).map(([name, { refuse, goesIn }]) => {
    const type = `${noun}/${name}`;
    return [type, { records: declarationOf({ type })?.about ?? (() => []), refuse, goesIn }] as const;
  });

/** What holds of every fact there is, by its type; cast, as each noun's rules know its own part of the business only. */
export const businessRules = new Map(
  [...ownRules.byType].concat(declaredRules.flatMap(ruled) as never[]),
) as Rules<Business>['byType'];

/** The identities of the records that a fact is about. */
export function aboutOf(fact: UnknownAction): readonly string[] {
  return recordsOf(businessRules, fact);
}

/** Why a fact cannot be in this business; nothing when it can. */
export const refusal = (business: Business, fact: UnknownAction) => refusalOf(businessRules, business, fact);

/** Of a fact that may go in in part, what tells why the rest of it does not. */
export const leftOutOfFact = (fact: UnknownAction) => leftOutOf(businessRules, fact);

/** A fact as every slice hears it: of one that may go in in part, the part that does. */
export const heard = (business: Business, fact: UnknownAction) => heardOf(businessRules, business, fact);
