import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import type { AnyDeclaration, AnyFacts } from '@/store/facts/fact';
import { branchFacts } from '@/store/facts/branches';
import { installerFacts } from '@/store/facts/installers';
import { deviceFacts } from '@/store/facts/devices';
import { simFacts } from '@/store/facts/sims';
import { countFacts } from '@/store/facts/counts';
import { configuredFacts } from '@/store/facts/configured';
import { challanFacts } from '@/store/facts/challans';
import { vendorFacts } from '@/store/facts/vendors';
import { requestFacts } from '@/store/facts/requests';
import { vehicleFacts } from '@/store/facts/vehicles';
import { deletionFacts } from '@/store/facts/deletions';
import { additionFacts } from '@/store/facts/additions';
import { subscriptionFacts } from '@/store/facts/subscriptions';
import { deactivationFacts } from '@/store/facts/deactivations';
import { accountFacts } from '@/store/facts/accounts';
import { requisitionFacts } from '@/store/facts/requisitions';
import { careRequestFacts } from '@/store/facts/careRequests';
import { messageFacts } from '@/store/facts/messages';
import { companyFacts } from '@/store/facts/company';
import { jobFacts } from '@/store/facts/jobs';
import { billFacts } from '@/store/facts/bills';
import { creditNoteFacts } from '@/store/facts/creditNotes';
import { debitNoteFacts } from '@/store/facts/debitNotes';
import { receiptFacts } from '@/store/facts/receipts';
import { refundVoucherFacts } from '@/store/facts/refundVouchers';
import { openingFacts } from '@/store/facts/openings';
import { reminderFacts } from '@/store/facts/reminders';
import { noticeFacts } from '@/store/facts/notices';
import { sentDocumentFacts } from '@/store/facts/sentDocuments';
import { templateFacts } from '@/store/facts/templates';
import { periodFacts } from '@/store/facts/periods';
import { waiverFacts } from '@/store/facts/waivers';
import { writeOffFacts } from '@/store/facts/writeOffs';
import { proformaFacts } from '@/store/facts/proformas';
import type { Business } from './business';

/** All that may be said, noun by noun. */
export const everyFacts: readonly AnyFacts<Business>[] = [
  vendorFacts,
  requestFacts,
  branchFacts,
  installerFacts,
  deviceFacts,
  simFacts,
  challanFacts,
  countFacts,
  configuredFacts,
  accountFacts,
  deactivationFacts,
  vehicleFacts,
  subscriptionFacts,
  companyFacts,
  billFacts,
  creditNoteFacts,
  debitNoteFacts,
  receiptFacts,
  refundVoucherFacts,
  openingFacts,
  writeOffFacts,
  waiverFacts,
  periodFacts,
  reminderFacts,
  sentDocumentFacts,
  noticeFacts,
  templateFacts,
  proformaFacts,
  jobFacts,
  deletionFacts,
  additionFacts,
  requisitionFacts,
  careRequestFacts,
  messageFacts,
];

/** A kind of fact with what holds of all facts of its noun. */
export interface Declared extends AnyDeclaration<Business> {
  noun: AnyFacts<Business>;
}

const byType: ReadonlyMap<string, Declared> = new Map(
  everyFacts.flatMap((noun) =>
    Object.entries(noun.declared).map(([name, declaration]) => [`${noun.noun}/${name}`, { ...declaration, noun }]),
  ),
);

/** The types of all declared facts. */
export const DECLARED_TYPES: readonly string[] = [...byType.keys()];

/** How facts of a type were declared; undefined where nobody declared it. */
export const declarationOf = ({ type }: Pick<UnknownAction, 'type'>): Declared | undefined => byType.get(type);

/** The identities of the records that a fact is about; an Undo is about those of the fact that it takes back. */
export function aboutOf(fact: UnknownAction): readonly string[] {
  if (factUndone.match(fact)) return aboutOf(fact.payload.fact);
  return declarationOf(fact)?.about(fact.payload as never) ?? [];
}
