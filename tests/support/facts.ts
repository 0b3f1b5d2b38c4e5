// Any fact of the whole business, for properties of all facts.
import fc from 'fast-check';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { challanOffered } from '@/store/facts/challans';
import { additionEdited, additionRecorded } from '@/store/facts/additions';
import { stockApproved, stockAsked } from '@/store/facts/careRequests';
import { vehicleDeleted } from '@/store/facts/deletions';
import { businessModel } from '@/store/business/businessModel';
import type { Fact } from '@/store/business/store';
import { edited } from '@/store/kit/edit';
import { jobAdvanced, jobRaised, serviceRaised } from '@/store/facts/jobs';
import type { JobEvent } from '@/store/care/jobs/job';
import { mailSent, smsSent } from '@/store/facts/messages';
import { proformaIssued } from '@/store/facts/proformas';
import { requisitionRaised } from '@/store/facts/requisitions';
import { salesFact } from './accounts';
import { vehiclesFact } from './vehicles';
import {
  additionDraft,
  careRequestDraft,
  deletionDraft,
  jobRequest,
  mailDraft,
  requisitionDraft,
  serviceRequest,
} from './care';
import { moneyFact } from './money';
import { stockFact } from './stock';
import { smallBusiness } from './tabs';
import { vendorFact } from './vendors';
import { receiptRefunded } from '@/store/facts/receipts';

const careId = (kind: string) => fc.integer({ min: 1, max: 4 }).map((number) => `${kind}-${number}`);
const jobEvent = fc.oneof(
  fc.constantFrom<JobEvent[]>({ type: 'sendBack' }, { type: 'sendAgain' }),
  fc
    .tuple(fc.constantFrom('approve', 'dispatch'), fc.integer({ min: 0, max: 4 }))
    .map(([type, devices]): JobEvent => ({ type, devices })),
);

/** A vehicle that nobody knew, one that has a device written down in it, and one that comes to another client. */
const NEW_VEHICLE = {
  vehicleNo: 'MH 12 EF 1001',
  vehicleId: 'vehicle-88',
  accountId: 'account-1',
  terms: { duration: 'Monthly', price: 200 },
  begins: 'subscription-88',
};
const OWN_VEHICLE = { vehicleNo: 'MH 12 AB 1002', vehicleId: 'quiet-2' };
const MOVED_VEHICLE = { vehicleNo: 'MH 12 AB 1002', vehicleId: 'quiet-2', accountId: 'account-2' };

const careFact = fc.oneof(
  fc
    .constantFrom('MH 12 AB 1234', 'MH 12 AB 5678')
    .map((registrationNo) => serviceRaised(serviceRequest({ registrationNo }))),
  fc.integer({ min: 1, max: 9 }).map((noOfInstallation) => jobRaised(jobRequest({ noOfInstallation }))),
  fc.tuple(careId('job'), jobEvent).map(([id, event]) => jobAdvanced(id, event)),
  fc
    .tuple(
      careId('deletion'),
      fc.constantFrom({ vehicleId: 'leaving-1' }, { vehicleId: 'quiet-2', ends: 'subscription-4' }),
    )
    .map(([id, follows]) => vehicleDeleted(id, deletionDraft, follows)),
  fc
    .tuple(fc.constantFrom('Yes' as const, 'No' as const), fc.constantFrom(NEW_VEHICLE, OWN_VEHICLE, MOVED_VEHICLE))
    .map(([billing, { vehicleNo, ...follows }]) => additionRecorded(additionDraft({ billing, vehicleNo }), follows)),
  fc
    .tuple(careId('addition'), fc.constantFrom('Malabar Movers', 'Malwa Movers'))
    .map(([id, company]) => additionEdited(id, edited(additionDraft(), additionDraft({ company })))),
  fc.constant(requisitionDraft).map((draft) => requisitionRaised(draft)),
  fc.constant(careRequestDraft).map((draft) => stockAsked(draft)),
  careId('careRequest').map((id) => stockApproved(id)),
  fc.constantFrom('Hello', 'Done').map((message) => smsSent({ mobileNumbers: ['9820012345'], message })),
  fc.constant(mailDraft).map((draft) => mailSent(draft)),
);

/** Any fact of the business that somebody may say, about rows that exist and rows that do not. */
export const anyFact = fc.oneof(vendorFact, stockFact, salesFact, careFact, vehiclesFact, moneyFact);

/** The same as they are said in the small business: with what they decide there. */
export const saidFact = anyFact
  .map((fact) => businessModel.asSaid(fact, smallBusiness) as Fact)
  // Of an account that is gone there is nothing to quote, and of a receipt that is gone nothing to pay back.
  .filter((fact) => !proformaIssued.match(fact) || 'draft' in fact.payload)
  .filter((fact) => !receiptRefunded.match(fact) || 'voucher' in fact.payload);

/** Any fact whose Undo leaves all as it was: a challan that is taken back stays, cancelled; a month is opened again with a reason alone. */
export const restoredFact = anyFact.filter(
  (fact) => ![challanOffered, monthClosed, monthOpened].some((creator) => creator.match(fact)),
);
