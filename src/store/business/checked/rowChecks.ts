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
import {
  rowCheck,
  type ChosenSchemaOf,
  type RowSchema,
  type SchemaOf,
  type Validated,
} from '@/store/kit/schema/rowCheck';
import { subscriptionRowSchema } from '@/store/clients/subscriptions/subscriptionSchema';
import { vehicleRowSchema } from '@/store/vehicles/vehicles/vehicleSchema';
import { vendorRowSchema } from '@/store/purchasing/vendors/vendorSchema';
import type { Noun, RowOf } from '@/store/business/business';

/** The nouns whose rows are of two kinds. */
type OfKinds = 'waivers' | 'messages';

const SCHEMAS: {
  readonly [Name in Noun]: Name extends OfKinds ? ChosenSchemaOf<RowOf<Name>> : SchemaOf<RowOf<Name>>;
} = {
  vendors: vendorRowSchema,
  requests: requestRowSchema,
  branches: branchRowSchema,
  installers: installerRowSchema,
  devices: deviceRowSchema,
  sims: simRowSchema,
  bins: binRowSchema,
  challans: challanRowSchema,
  counts: countRowSchema,
  configured: configuredRowSchema,
  accounts: accountRowSchema,
  deactivations: deactivationRowSchema,
  vehicles: vehicleRowSchema,
  subscriptions: subscriptionRowSchema,
  company: companyRowSchema,
  bills: billRowSchema,
  creditNotes: creditNoteRowSchema,
  debitNotes: debitNoteRowSchema,
  receipts: receiptRowSchema,
  refundVouchers: refundVoucherRowSchema,
  openings: openingRowSchema,
  writeOffs: writeOffRowSchema,
  waivers: waiverRowSchema,
  periods: periodRowSchema,
  reminders: reminderRowSchema,
  sentDocuments: sentDocumentRowSchema,
  notices: noticeRowSchema,
  templates: templateRowSchema,
  proformas: proformaRowSchema,
  jobs: jobRowSchema,
  deletions: deletionRowSchema,
  additions: additionRowSchema,
  requisitions: requisitionRowSchema,
  careRequests: careRequestRowSchema,
  messages: messageRowSchema,
};

/** Validates a row of each noun by its schema. */
export const rowChecks = Object.fromEntries(
  Object.entries<RowSchema>(SCHEMAS).map(([noun, schema]) => [noun, rowCheck(schema)]),
  // Each noun has its schema, which the compiler cannot see through the loop.
) as Readonly<Record<Noun, (row: unknown) => Validated>>;
