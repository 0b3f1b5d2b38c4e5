// Every yup schema of the product, with values that it takes.
import type { AnyObject, ObjectSchema } from 'yup';
import { loginSchema } from '@/features/login/loginSchema';
import { billingSchema } from '@/store/clients/accounts/billingSchema';
import { billSchema } from '@/store/billing/accounts/billSchema';
import { correctionSchema } from '@/store/billing/corrections/correctionSchema';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { clientSchema } from '@/store/clients/accounts/clientSchema';
import { creditTermsSchema } from '@/store/clients/accounts/creditTermsSchema';
import { packageSchema } from '@/store/clients/accounts/packageSchema';
import { additionFormSchema, additionSchema } from '@/store/vehicles/additions/additionSchema';
import { ewayBillSchema } from '@/store/stock/challans/ewayBillSchema';
import { branchSchema } from '@/store/places/branches/branchSchema';
import { typedWordSchema } from '@/store/backups/typedWordSchema';
import { creditSchema } from '@/store/billing/creditNotes/creditSchema';
import { allocateSchema, receiptFormSchema } from '@/store/billing/receipts/receiptFormSchema';
import { manyTermsSchema, vehicleTermsSchema } from '@/store/vehicles/vehicles/vehicleTermsSchema';
import { billTable } from '@/store/billing/bills/billsSlice';
import { goodsCorrectionSchema, goodsCountSchema } from '@/store/stock/counts/goodsCountSchema';
import { thingCorrectionSchema } from '@/store/stock/counts/thingCorrectionSchema';
import { renewalSchema, tokenSchema } from '@/office/api/tokenSchema';
import { smsSettingsSchema, smsTemplateSchema, testSmsSchema } from '@/office/sms/smsSettingsSchema';
import { webhookSettingsSchema } from '@/office/webhooks/webhookSettingsSchema';
import { trackingSettingsSchema } from '@/office/tracking/trackingSettingsSchema';
import { mailSettingsSchema, testMailSchema } from '@/office/mail/mailSettingsSchema';
import { writingWishesSchema } from '@/store/clients/accounts/writingWishesSchema';
import { templateSchema } from '@/store/billing/templates/templateSchema';
import { promiseSchema } from '@/store/billing/reminders/promiseSchema';
import { openingAgainSchema } from '@/store/billing/periods/openingSchema';
import { chargingSchema } from '@/store/billing/debitNotes/chargingSchema';
import { waivingSchema } from '@/store/billing/waivers/waivingSchema';
import { refundSchema } from '@/store/billing/receipts/refundSchema';
import { writingOffSchema } from '@/store/billing/writeOffs/writingOffSchema';
import { openingBalanceSchema } from '@/store/billing/openings/openingBalanceSchema';
import { cancelIrnSchema } from '@/store/billing/eInvoices/cancelIrnSchema';
import { amendmentSchema } from '@/store/billing/amendments/amendmentSchema';
import { debitSchema } from '@/store/billing/debitNotes/debitSchema';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { writeOffTable } from '@/store/billing/writeOffs/writeOffsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { billOf } from './bills';
import { companySchema } from '@/store/billing/company/companySchema';
import { manifestSchema } from '@/store/stock/receiving/manifestSchema';
import { careRequestSchema } from '@/store/care/requisitions/careRequestSchema';
import { deactivationSchema } from '@/store/clients/deactivations/deactivationSchema';
import {
  deletionRequestSchema,
  deletionSchema,
  vehicleDeletionSchema,
} from '@/store/vehicles/deletions/deletionSchema';
import { happeningSchema } from '@/store/stock/devices/happeningSchema';
import { openingSchema } from '@/store/stock/opening/openingSchema';
import { subscriptionStepSchema } from '@/store/clients/subscriptions/subscriptionStepSchema';
import { installerSchema } from '@/store/places/installers/installerSchema';
import { countSchema, jobSchema } from '@/store/care/jobs/jobSchema';
import { serviceSchema } from '@/store/care/jobs/serviceSchema';
import { mailSchema } from '@/store/care/messages/mailSchema';
import { smsSchema } from '@/store/care/messages/smsSchema';
import { currentPasswordSchema, ownPasswordSchema, passwordSchema } from '@/office/people/passwordSchema';
import { codeSchema } from '@/office/people/codeSchema';
import { signInSchema } from '@/office/people/signInSchema';
import { requiredSchema, roleSchema, userSchema } from '@/office/people/userSchema';
import { paymentSchema } from '@/store/purchasing/requests/paymentSchema';
import { receiptSchema, shortCloseSchema } from '@/store/purchasing/requests/receivingSchema';
import { requestSchema } from '@/store/purchasing/requests/requestSchema';
import { requisitionSchema } from '@/store/care/requisitions/requisitionSchema';
import { simChoiceSchema } from '@/store/stock/sims/simChoiceSchema';
import { simNumberSchema } from '@/store/stock/sims/simNumberSchema';
import { pricesSchema } from '@/store/purchasing/vendors/pricesSchema';
import { productSchema } from '@/store/purchasing/vendors/productSchema';
import { vendorSchema } from '@/store/purchasing/vendors/vendorSchema';
import { emptyBusiness, type Business } from '@/store/business/business';
import { installerTable } from '@/store/places/installers/installersSlice';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { moveSchema, registerSchema, vehicleClosingSchema } from '@/store/vehicles/vehicles/vehicleFormSchema';
import { simTable } from '@/store/stock/sims/simsSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { assignSchema } from '@/store/care/scheduling/assignSchema';
import { failedVisitSchema } from '@/store/care/jobs/failedVisitSchema';
import { closingSchema } from '@/store/care/scheduling/closingSchema';
import { job } from './care';
import { account, vehicle } from './accounts';
import { deviceOf, simOf, stockRequest } from './stock';

export interface KnownSchema {
  schema: ObjectSchema<AnyObject>;
  /** Values that it takes, as they are typed. */
  right: Record<string, unknown>;
}

const product = { name: 'Relay', rate: '80', unit: 'Pcs', minOrderQty: '10' };
const traits = { kind: 'Device', model: 'FMB920', hsn: '852691', warrantyMonths: '12' };
const production = [{ material: 'sim', description: 'For the van', qty: '2' }];

const visit = { installerId: 'installer-1', on: '2026-11-21', slot: 'morning' as const };
const dispatched = job(1, { status: 'Sent to Dispatcher', approvedDevices: 1 });
const visited = job(2, { status: 'With Installer', approvedDevices: 1, visit: { ...visit, on: '2026-11-20' } });
/** An installer, a job for him, one that he has, and a vehicle. */
const context: Business = {
  ...emptyBusiness,
  installers: installerTable([{ id: visit.installerId, number: 1, name: 'Rakesh Yadav' }]),
  jobs: jobTable([dispatched, visited]),
  vehicles: vehicleTable([vehicle(1)]),
};

/** A SIM in the store. */
const stock: Business = { ...emptyBusiness, sims: simTable([simOf(4)]) };

/** One open bill. */
const books = {
  bills: billTable([billOf(1)]),
  creditNotes: creditNoteTable([]),
  openings: openingTable([]),
  debitNotes: debitNoteTable([]),
  writeOffs: writeOffTable([]),
  receipts: receiptTable([]),
};

const newDevice = {
  date: '2026-11-20',
  clientName: 'Asha',
  company: 'Fleet',
  vehicleNo: 'MH12AB1234',
  imei: '861234051000027',
  deviceType: 'Basic tracker',
  billing: 'Yes',
};

/** Every schema there is, by the name that it is exported under, with values that it takes. */
export const everySchema: Record<string, KnownSchema> = {
  loginSchema: { schema: loginSchema, right: { email: 'asha@trackyard.example', password: 'x', rememberMe: true } },
  signInSchema: { schema: signInSchema, right: { name: 'asha', password: 'x', rememberMe: true } },
  userSchema: { schema: userSchema(['ravi']), right: { name: 'asha', role: 'care', password: 'moss-lantern' } },
  typedWordSchema: { schema: typedWordSchema('EMPTY'), right: { word: 'empty' } },
  roleSchema: { schema: roleSchema, right: { role: 'care' } },
  requiredSchema: { schema: requiredSchema, right: { roles: ['care'] } },
  mailSettingsSchema: {
    schema: mailSettingsSchema,
    right: {
      host: 'smtp.example.com',
      port: '587',
      security: 'STARTTLS',
      user: 'office',
      password: 'moss-lantern',
      senderName: 'Konkan Trackers',
      senderAddress: 'accounts@example.com',
      replyTo: 'office@example.com',
      mostADay: '500',
      mostAnHour: '300',
      atNight: 'Waits',
      dueReminders: 'Mailed',
    },
  },
  trackingSettingsSchema: {
    schema: trackingSettingsSchema,
    right: { address: 'https://track.example.com', token: 'moss-lantern', writes: 'Fitted' },
  },
  smsSettingsSchema: {
    schema: smsSettingsSchema,
    right: {
      provider: 'Other',
      entityId: '1101400000000000001',
      header: 'KONKAN',
      ending: '- Konkan',
      key: 'moss-lantern',
      partPrice: '0.18',
      budgetADay: '500',
      mostAnHour: '200',
      atNight: 'Waits',
      url: 'https://sms.example.com/send?to={to}',
      method: 'POST',
      bodyIs: 'JSON',
      headers: 'Accept: text/plain',
      body: '{"text":"{text}"}',
      accepted: 'success',
    },
  },
  smsTemplateSchema: {
    schema: smsTemplateSchema,
    right: { templateId: '1107160000000000001', providerId: '64a1f0d2d6fc05', text: 'Your OTP is {#var#}.' },
  },
  templateSchema: {
    schema: templateSchema('Receipt'),
    right: {
      subject: 'Paid: {docNo}',
      text: 'We received {amount}, receipt {docNo}.',
      sms: 'Rs {rupees} received, receipt {docNo}.',
    },
  },
  tokenSchema: { schema: tokenSchema, right: { name: 'Website', role: 'sales', lasts: '1 year' } },
  renewalSchema: { schema: renewalSchema, right: { lasts: '30 days' } },
  webhookSettingsSchema: {
    schema: webhookSettingsSchema,
    right: { url: 'https://www.example.com/trackyard', events: ['bill.issued', 'job.done'] },
  },
  testSmsSchema: { schema: testSmsSchema, right: { to: '9820012345', text: 'Your OTP is 123456.' } },
  testMailSchema: { schema: testMailSchema, right: { to: 'asha@example.com' } },
  codeSchema: { schema: codeSchema, right: { code: '012345' } },
  passwordSchema: { schema: passwordSchema, right: { password: 'moss-lantern' } },
  currentPasswordSchema: { schema: currentPasswordSchema, right: { password: 'x' } },
  ownPasswordSchema: { schema: ownPasswordSchema, right: { old: 'x', password: 'moss-lantern' } },
  clientSchema: {
    schema: clientSchema,
    right: {
      firstName: 'Asha',
      lastName: 'Rao',
      emailAddress: 'asha@fleet.example',
      mobileNumber: '9820012345',
      companyName: 'Fleet',
      state: 'Maharashtra',
      potential: 'High',
      address: '4 Link Road',
    },
  },
  billingSchema: {
    schema: billingSchema,
    right: {
      billingName: 'Fleet',
      accountNo: '123456789',
      gstNo: '27AAPFU0939F1ZV',
      panNo: 'AAPFU0939F',
      billingAddress: '4 Link Road',
      poOfficial: { hash: 'a', name: 'po.pdf', type: 'application/pdf', size: 3 },
      email: 'asha@fleet.example',
    },
  },
  packageSchema: {
    schema: packageSchema,
    right: {
      deviceType: 'Laptop',
      model: 'Dell XPS 13',
      account: 'Account A',
      hardware: '100',
      installation: '1',
      hardwareOnLease: '0',
      leaseMonths: '12',
      subscription: '200',
    },
  },
  billSchema: {
    schema: billSchema({ pricePerUnit: 200, discount: 0 }),
    right: {
      userName: 'Asha Rao',
      companyName: 'Fleet',
      address: '4 Link Road',
      monthYear: '2026-11',
      pricePerUnit: '200',
      discount: '0',
      totalAmount: '200.50',
      vehicles: [
        { id: 'one', vehicleNo: 'MH12AB1234', duration: 'Monthly', price: '200', selected: true, billed: false },
      ],
    },
  },
  correctionSchema: {
    schema: correctionSchema({ opened: account(1), books: emptyBusiness, today: '2026-11-21' }),
    right: { ...clientFieldsOf(account(1)), from: '2026-11-21' },
  },
  additionSchema: { schema: additionSchema, right: newDevice },
  additionFormSchema: { schema: additionFormSchema('2026-11-21'), right: newDevice },
  branchSchema: {
    schema: branchSchema,
    right: {
      branch: 'Delhi',
      stateCode: '07',
      mobile: '9820012345',
      gstin: '07AAHCT6129L1ZX',
      address: 'Okhla, New Delhi',
      town: 'New Delhi',
      pinCode: '110020',
    },
  },
  installerSchema: {
    schema: installerSchema,
    right: { name: 'Ravi Kumar', mobile: '9820012345', branchId: 'branch-1' },
  },
  openingSchema: {
    schema: openingSchema,
    right: { place: 'store', sort: 'Devices', productName: 'OBD tracker', kind: 'Lock', lines: '356938035643809' },
  },
  allocateSchema: {
    schema: allocateSchema(books, 500),
    right: { shares: [{ billId: billOf(1).id, amount: '100' }] },
  },
  goodsCountSchema: {
    schema: goodsCountSchema([
      {
        id: 'store|relay',
        finding: 'Not counted',
        goods: { productName: 'Relay', kind: 'Accessory' },
        expected: 20,
        counted: undefined,
        off: 0,
      },
    ]),
    right: { goods0: 18 },
  },
  goodsCorrectionSchema: {
    schema: goodsCorrectionSchema({ off: -2 }, '2026-11-01', '2026-11-20'),
    right: { correction: 'Moved', to: 'branch:branch-1', qty: 2, why: 'Shelf 3', on: '2026-11-01' },
  },
  thingCorrectionSchema: {
    schema: thingCorrectionSchema({ moves: [] }, '2026-11-20'),
    right: { correction: 'Moved', to: 'branch:branch-1', why: 'Shelf 3', on: '2026-11-01' },
  },
  promiseSchema: { schema: promiseSchema('2026-11-21'), right: { promisedFor: '2026-12-05' } },
  creditTermsSchema: {
    schema: creditTermsSchema,
    right: { creditLimit: '50,000', creditDays: '45', interestRate: '18', interestFrom: '2026-12-01' },
  },
  chargingSchema: { schema: chargingSchema, right: { remark: 'As agreed' } },
  writingWishesSchema: {
    schema: writingWishesSchema,
    right: {
      language: 'hi',
      reminders: 'Not wanted',
      receipts: 'Wanted',
      visits: 'Wanted',
      repairs: 'Not wanted',
      silence: 'Wanted',
      endings: 'Not wanted',
      mail: 'Wanted',
      sms: 'Not wanted',
    },
  },
  openingAgainSchema: { schema: openingAgainSchema, right: { why: 'A bill was missed' } },
  waivingSchema: { schema: waivingSchema, right: { why: 'It was agreed' } },
  refundSchema: {
    schema: refundSchema(500, '2026-11-10', '2026-11-20'),
    right: { amount: '500', on: '2026-11-20', mode: 'UPI', why: 'It was paid twice' },
  },
  writingOffSchema: { schema: writingOffSchema(1180), right: { amount: '1,180', why: 'Nobody pays it' } },
  cancelIrnSchema: {
    schema: cancelIrnSchema(() => '2026-09-05T15:00'),
    right: { reason: 'Duplicate', remark: 'Sent twice', at: '2026-09-05T14:30' },
  },
  amendmentSchema: {
    schema: amendmentSchema('2026-11-21'),
    right: {
      name: 'Acme Cabs',
      address: '9 Ring Road, Surat',
      gstNo: '24AIDPG5043J1ZJ',
      treatment: 'Registered',
      state: 'Gujarat',
      on: '2026-11-20',
      why: 'It was mistyped',
    },
  },
  debitSchema: {
    schema: debitSchema(['Subscription']),
    right: { reason: 'Price raised', kind: 'Subscription', amount: '1,000.50' },
  },
  openingBalanceSchema: {
    schema: openingBalanceSchema('2026-11-20'),
    right: { side: 'The client owes', amount: '4,200', on: '2026-11-01' },
  },
  creditSchema: {
    schema: creditSchema([
      {
        key: 'Subscription vehicle-1',
        kind: 'Subscription',
        vehicleId: 'vehicle-1',
        hsn: '9984',
        what: 'MH 01 AB 1001',
        left: 350,
      },
    ]),
    right: {
      reason: 'Downtime',
      remark: 'Dark for five days',
      lines: [{ key: 'Subscription vehicle-1', amount: '58.33' }],
    },
  },
  receiptFormSchema: {
    schema: receiptFormSchema({ books, rates: [{ code: '194C', rate: 2 }], today: '2026-11-21' }),
    right: {
      accountId: 'account-1',
      on: '2026-11-20',
      mode: 'UPI',
      cash: '100',
      tdsCode: 'None',
      allocating: 'Oldest first',
      shares: [],
      advanceFor: 'Goods',
    },
  },
  manyTermsSchema: { schema: manyTermsSchema(''), right: { price: '350', gst: 'Including', since: 'Today' } },
  vehicleTermsSchema: {
    schema: vehicleTermsSchema('2026-11-20'),
    right: {
      price: '350',
      duration: 'Monthly',
      gst: 'Excluding',
      charge: 'Paid',
      since: 'Another day',
      from: '2026-11-21',
      billedUntil: '2026-11-14',
    },
  },
  companySchema: {
    schema: companySchema,
    right: {
      name: 'Trackyard',
      address: '4 Link Road',
      stateCode: '27',
      gstin: '27AAPFU0939F1ZV',
      panNo: 'AAPFU0939F',
      phone: '022 4000 1234',
      email: 'office@trackyard.example',
      bankName: 'HDFC Bank',
      bankAccountNo: '123456789012',
      ifsc: 'HDFC0001234',
      upiId: 'trackyard@hdfcbank',
      billPrefix: 'INV',
      proformaPrefix: 'PI',
      creditPrefix: 'CN',
      receiptPrefix: 'RC',
      refundPrefix: 'RV',
      debitPrefix: 'DN',
      subscriptionSac: '9984',
      hardwareHsn: '852691',
      installationSac: '998734',
      leaseSac: '997319',
      dueDays: '15',
      validDays: '30',
      tdsRates: [{ code: '194C', rate: '2' }],
    },
  },
  careRequestSchema: {
    schema: careRequestSchema,
    right: {
      productName: 'GPS',
      qty: '2',
      client: 'New',
      requiredBy: '2026-11-20',
      location: 'Pune',
      status: 'Yes',
      production,
    },
  },
  deactivationSchema: {
    schema: deactivationSchema,
    right: {
      userName: 'Asha Rao',
      companyName: 'Fleet',
      totalNoOfVehicles: '4',
      deviceRemoved: 'Yes',
      deactivate: 'Temporary',
      noOfRemovedDevice: '2',
      alertDate: '2026-12-01',
      remark: 'None',
    },
  },
  deletionSchema: {
    schema: deletionSchema,
    right: { status: 'SoldVehicle', reason: 'Sold', simDeactivation: 'Yes', deletionDate: '2026-11-20' },
  },
  vehicleDeletionSchema: {
    schema: vehicleDeletionSchema('2026-11-21'),
    right: { status: 'SoldVehicle', reason: 'Sold', simDeactivation: 'Yes', deletionDate: '2026-11-20' },
  },
  deletionRequestSchema: {
    schema: deletionRequestSchema,
    right: { vehicleNo: 'MH 12 AB 1234', status: 'SoldVehicle', reason: 'Sold', date: '2026-11-20' },
  },
  registerSchema: {
    schema: registerSchema(context),
    right: { vehicleNo: 'MH 12 ZZ 1', duration: 'Monthly', price: '200', gst: 'Excluding' },
  },
  moveSchema: { schema: moveSchema(context, vehicle(1)), right: { vehicleNo: 'MH 12 ZZ 1' } },
  vehicleClosingSchema: {
    schema: vehicleClosingSchema(context, vehicle(1), '2026-11-21'),
    right: { on: '2026-11-20' },
  },
  assignSchema: { schema: assignSchema(context, dispatched), right: visit },
  closingSchema: {
    schema: closingSchema(context, visited, '2026-11-21', 'en'),
    right: {
      lines: [
        {
          vehicleId: 'vehicle-1',
          vehicleNo: vehicle(1).vehicleNo,
          workDone: 'Not Done',
          remark: 'The gate was closed',
          photos: [{ hash: 'hash-of-gate', name: 'gate.jpg', type: 'image/jpeg', size: 1_000 }],
        },
      ],
      signedBy: 'Meera Joshi',
      drawing: { hash: 'hash-of-signature', name: 'Signature.png', type: 'image/png', size: 1_000 },
      used: [],
    },
  },
  failedVisitSchema: { schema: failedVisitSchema('en'), right: { cause: 'Other', remark: 'Flood' } },
  subscriptionStepSchema: {
    schema: subscriptionStepSchema(undefined, 'pause', '2026-11-21'),
    right: { on: '2026-11-20', until: '2026-12-01' },
  },
  jobSchema: {
    schema: jobSchema,
    right: {
      jobType: 'Installation',
      noOfInstallation: '2',
      deviceModel: 'Concox',
      vehicleType: 'Car',
      required: ['fuelSensor'],
      companyName: 'Fleet',
      clientName: 'Asha',
      contactNo: '9820012345',
      location: 'Pune',
      availableTimeSlots: ['morning'],
      payment: 'Yes',
      remarks: 'None',
    },
  },
  countSchema: { schema: countSchema(3), right: { devices: '2' } },
  serviceSchema: {
    schema: serviceSchema,
    right: {
      clientUserName: 'Asha',
      companyName: 'Fleet',
      registrationNo: 'MH12AB1234',
      deviceIMEI: '861234051000027',
      deviceModel: 'Model A',
      dateOfInstallation: '2026-11-01',
      issues: ['panic'],
      notWorking: '2026-11-19T10:20',
      remark: 'None',
      location: 'Pune',
      branch: 'Delhi',
      personName: 'Asha',
      contactNo: '9820012345',
      fromTime: '2026-11-20',
      toTime: '2026-11-21',
    },
  },
  mailSchema: {
    schema: mailSchema,
    right: {
      clientUsername: 'Asha',
      noOfVehicles: '1',
      vehicles: [
        {
          vehicleNo: 'MH12AB1234',
          receivingDate: '2026-11-20',
          status: 'Repaired',
          warranty: 'Warranty',
          spareChanged: 'None',
          spareCost: '40',
        },
      ],
      subject: 'Repair Detail',
      to: 'asha@fleet.example, ravi@fleet.example',
      cc: 'desk@trackyard.example',
    },
  },
  smsSchema: { schema: smsSchema, right: { mobileNumbers: '98200 12345, 9820012346', message: 'Hello' } },
  paymentSchema: {
    schema: paymentSchema([{ vendorId: 'vendor-1', vendor: 'First', total: 944, paid: 0, open: 944 }], '2026-11-21'),
    right: { vendorId: 'vendor-1', amount: '500', on: '2026-11-20', invoiceNo: 'INV-7' },
  },
  manifestSchema: {
    schema: manifestSchema,
    right: { units: [{ number: '490154203237518', further: 'SN-1', line: 0, times: 2 }] },
  },
  receiptSchema: {
    schema: receiptSchema('2026-11-21', stockRequest(1)),
    right: { invoiceNo: 'INV-7', on: '2026-11-20' },
  },
  ewayBillSchema: {
    schema: ewayBillSchema('2026-11-01', '2026-11-21'),
    right: { no: '1810 0000 0123', on: '2026-11-02' },
  },
  shortCloseSchema: { schema: shortCloseSchema('Pcs', 3), right: { qty: '2' } },
  happeningSchema: {
    schema: happeningSchema(deviceOf(4), '2026-11-21', 'Repairer', true),
    right: { why: 'Sai Repairs', on: '2026-11-20' },
  },
  simChoiceSchema: {
    schema: simChoiceSchema(stock, deviceOf(4), '2026-11-21'),
    right: { sim: simOf(4).id, on: '2026-11-20' },
  },
  simNumberSchema: { schema: simNumberSchema(stock, simOf(4).id), right: { msisdn: '5754 00000 0007' } },
  requestSchema: {
    schema: requestSchema,
    right: {
      lines: [{ vendorId: 'vendor-1', productId: 'product-1', units: '12', rate: 80, unit: 'Pcs' }],
      branchId: 'branch-1',
    },
  },
  requisitionSchema: {
    schema: requisitionSchema,
    right: {
      assignInput: 'Ravi',
      locationInput: 'Pune',
      clientDropdown: 'Client A',
      purposeDropdown: 'Purpose 1',
      jobTypeDropdown: 'Installation',
      paymentStatus: 'Yes',
      overallMaterialRequired: 'None',
      production,
    },
  },
  pricesSchema: { schema: pricesSchema, right: { products: [{ id: 'product-1', name: 'Relay', rate: '80' }] } },
  productSchema: { schema: productSchema, right: { ...product, ...traits } },
  vendorSchema: {
    schema: vendorSchema,
    right: {
      name: 'Metro Cables',
      phone: '9820012345',
      address: '4 Link Road',
      gstNo: '27AAPFU0939F1ZV',
      panNo: 'AAPFU0939F',
      accountNo: '123456789',
      products: [product],
    },
  },
};
