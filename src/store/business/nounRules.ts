import type { NounRules } from '@/store/facts/rules';
import { additionRules } from '@/store/vehicles/additions/additionRules';
import { billRules } from '@/store/billing/bills/billRules';
import { proformaRules } from '@/store/billing/proformas/proformaRules';
import { accountRules } from '@/store/billing/accounts/accountRules';
import { branchRules } from '@/store/places/branches/branchRules';
import { careRequestRules } from '@/store/care/requisitions/careRequestRules';
import { deviceRules } from '@/store/stock/devices/deviceRules';
import { simRules } from '@/store/stock/sims/simRules';
import { requestRules } from '@/store/stock/receiving/requestRules';
import { countRules } from '@/store/stock/counts/countRules';
import { challanRules } from '@/store/billing/transfers/challanRules';
import { configuredRules } from '@/store/stock/configured/configuredRules';
import { deactivationRules } from '@/store/clients/deactivations/deactivationRules';
import { companyRules } from '@/store/billing/company/companyRules';
import { reminderRules } from '@/store/billing/reminders/reminderRules';
import { noticeRules } from '@/store/billing/notices/noticeRules';
import { sentDocumentRules } from '@/store/billing/sentDocuments/sentDocumentRules';
import { templateRules } from '@/store/billing/templates/templateRules';
import { periodRules } from '@/store/billing/periods/periodRules';
import { waiverRules } from '@/store/billing/waivers/waiverRules';
import { writeOffRules } from '@/store/billing/receivables/writeOffRules';
import { openingRules } from '@/store/billing/receivables/openingRules';
import { debitNoteRules } from '@/store/billing/receivables/debitNoteRules';
import { creditNoteRules } from '@/store/billing/receivables/creditNoteRules';
import { receiptRules } from '@/store/billing/receivables/receiptRules';
import { deletionRules } from '@/store/vehicles/deletions/deletionRules';
import { installerRules } from '@/store/places/installers/installerRules';
import { messageRules } from '@/store/care/messages/messageRules';
import { requisitionRules } from '@/store/care/requisitions/requisitionRules';
import { jobRules } from '@/store/care/scheduling/jobRules';
import { subscriptionRules } from '@/store/vehicles/vehicles/subscriptionRules';
import { vehicleRules } from '@/store/billing/terms/vehicleRules';
import { vendorRules } from '@/store/purchasing/vendors/vendorRules';
import type { Business } from './business';

/** When the facts of each noun cannot be. */
export const nounRules: readonly NounRules<Business>[] = [
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
  debitNoteRules,
  receiptRules,
  openingRules,
  writeOffRules,
  waiverRules,
  periodRules,
  reminderRules,
  sentDocumentRules,
  noticeRules,
  templateRules,
  proformaRules,
  challanRules,
  countRules,
];
