import { accountRowSchema } from '@/store/clients/accounts/accountSchema';
import { additionRowSchema } from '@/store/vehicles/additions/additionSchema';
import { billRowSchema } from '@/store/billing/bills/billRowSchema';
import { creditNoteRowSchema } from '@/store/billing/creditNotes/creditNoteRowSchema';
import { debitNoteRowSchema } from '@/store/billing/debitNotes/debitNoteRowSchema';
import { reminderRowSchema } from '@/store/billing/reminders/reminderRowSchema';
import { noticeRowSchema } from '@/store/billing/notices/noticeRowSchema';
import { sentDocumentRowSchema } from '@/store/billing/sentDocuments/sentDocumentRowSchema';
import { templateRowSchema } from '@/store/billing/templates/templateRowSchema';
import { periodRowSchema } from '@/store/billing/periods/periodRowSchema';
import { waiverRowSchema } from '@/store/billing/waivers/waiverRowSchema';
import { refundVoucherRowSchema } from '@/store/billing/refundVouchers/refundVoucherSchema';
import { openingRowSchema } from '@/store/billing/openings/openingRowSchema';
import { writeOffRowSchema } from '@/store/billing/writeOffs/writeOffRowSchema';
import { proformaRowSchema } from '@/store/billing/proformas/proformaRowSchema';
import { binRowSchema } from '@/store/stock/bins/binSchema';
import { branchRowSchema } from '@/store/places/branches/branchSchema';
import { careRequestRowSchema } from '@/store/care/requisitions/careRequestSchema';
import { companyRowSchema } from '@/store/billing/company/companySchema';
import { configuredRowSchema } from '@/store/stock/configured/configuredSchema';
import { deactivationRowSchema } from '@/store/clients/deactivations/deactivationSchema';
import { deletionRowSchema } from '@/store/vehicles/deletions/deletionSchema';
import { deviceRowSchema } from '@/store/stock/devices/deviceSchema';
import { installerRowSchema } from '@/store/places/installers/installerSchema';
import { jobRowSchema } from '@/store/care/jobs/jobRowSchema';
import { messageRowSchema } from '@/store/care/messages/messageSchema';
import { receiptRowSchema } from '@/store/billing/receipts/receiptSchema';
import { requestRowSchema } from '@/store/purchasing/requests/requestSchema';
import { requisitionRowSchema } from '@/store/care/requisitions/requisitionSchema';
import { simRowSchema } from '@/store/stock/sims/simSchema';
import { countRowSchema } from '@/store/stock/counts/countSchema';
import { challanRowSchema } from '@/store/stock/challans/challanSchema';
import { rowCheck, type Validated } from '@/store/kit/schema/rowCheck';
import { subscriptionRowSchema } from '@/store/clients/subscriptions/subscriptionSchema';
import { vehicleRowSchema } from '@/store/vehicles/vehicles/vehicleSchema';
import { vendorRowSchema } from '@/store/purchasing/vendors/vendorSchema';
import type { Noun } from '@/store/business/business';

/** Validates a row of each noun by its schema. */
export const rowChecks: Readonly<Record<Noun, (row: unknown) => Validated>> = {
  vendors: rowCheck(vendorRowSchema),
  requests: rowCheck(requestRowSchema),
  branches: rowCheck(branchRowSchema),
  installers: rowCheck(installerRowSchema),
  devices: rowCheck(deviceRowSchema),
  sims: rowCheck(simRowSchema),
  bins: rowCheck(binRowSchema),
  challans: rowCheck(challanRowSchema),
  counts: rowCheck(countRowSchema),
  configured: rowCheck(configuredRowSchema),
  accounts: rowCheck(accountRowSchema),
  deactivations: rowCheck(deactivationRowSchema),
  vehicles: rowCheck(vehicleRowSchema),
  subscriptions: rowCheck(subscriptionRowSchema),
  company: rowCheck(companyRowSchema),
  bills: rowCheck(billRowSchema),
  creditNotes: rowCheck(creditNoteRowSchema),
  debitNotes: rowCheck(debitNoteRowSchema),
  receipts: rowCheck(receiptRowSchema),
  refundVouchers: rowCheck(refundVoucherRowSchema),
  openings: rowCheck(openingRowSchema),
  writeOffs: rowCheck(writeOffRowSchema),
  waivers: rowCheck(waiverRowSchema),
  periods: rowCheck(periodRowSchema),
  reminders: rowCheck(reminderRowSchema),
  sentDocuments: rowCheck(sentDocumentRowSchema),
  notices: rowCheck(noticeRowSchema),
  templates: rowCheck(templateRowSchema),
  proformas: rowCheck(proformaRowSchema),
  jobs: rowCheck(jobRowSchema),
  deletions: rowCheck(deletionRowSchema),
  additions: rowCheck(additionRowSchema),
  requisitions: rowCheck(requisitionRowSchema),
  careRequests: rowCheck(careRequestRowSchema),
  messages: rowCheck(messageRowSchema),
};
