import { describe, expect, test } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { paths } from '@/paths';
import { everyPath } from '../../support/everyPath';
import { businessRules } from '@/store/business/businessRules';
import { businessReplaced } from '@/store/business/business';
import { factChecks } from '../../support/factChecks';
import { deniedFor, FACT_TYPES, isOfOffice, mayNotSay, mayOfficeSay, openFor } from '@/store/business/policy';
import { ROLES } from '@/store/kit/roles';

const { vendors, stocks, sales, care } = paths;

/** On which screens each fact is said; on one of them is enough. */
const SAID_AT: Readonly<Record<string, readonly string[]>> = {
  'vendors/vendorAdded': [vendors.add],
  'vendors/productAdded': [vendors.list],
  'vendors/productEdited': [vendors.detail(1)],
  'vendors/pricesChanged': [vendors.list],
  'vendors/productsImported': [vendors.detail(1)],
  'vendors/vendorsImported': [vendors.list],
  'requests/requestRaised': [stocks.purchase],
  'requests/requestAdvanced': [stocks.requested],
  'requests/vendorPaid': [stocks.requested],
  'requests/goodsReceived': [stocks.receive],
  'requests/lineShortClosed': [stocks.receive],
  'branches/branchAdded': [paths.settings.stock],
  'branches/branchesImported': [paths.settings.stock],
  'branches/branchEdited': [paths.settings.stock],
  'installers/installerAdded': [paths.settings.stock],
  'installers/installerEdited': [paths.settings.stock],
  'installers/installersImported': [paths.settings.stock],
  'devices/openingStockCounted': [paths.settings.stock],
  'devices/simPaired': [stocks.devices],
  'devices/deviceSentToRepair': [stocks.devices],
  'devices/deviceRepaired': [stocks.devices],
  'devices/deviceLost': [stocks.devices],
  'devices/deviceFound': [stocks.devices],
  'devices/deviceScrapped': [stocks.devices],
  'sims/simActivated': [stocks.devices, stocks.onHand, stocks.bags],
  'sims/simSuspended': [stocks.devices],
  'sims/simDeactivated': [stocks.devices],
  'challans/challanOffered': [stocks.newChallan],
  'challans/challanAnswered': [stocks.challans],
  'challans/challanCancelled': [stocks.challans],
  'challans/ewayBillEntered': [stocks.challans],
  'challans/transferCredited': [stocks.challans],
  'challans/handoverVerified': [stocks.received],
  'counts/countBegun': [stocks.counts],
  'counts/stockCounted': [stocks.counts],
  'counts/scansRemoved': [stocks.counts],
  'counts/thingCorrected': [stocks.counts],
  'counts/goodsCounted': [stocks.counts],
  'counts/goodsCorrected': [stocks.counts],
  'counts/countSettled': [stocks.counts],
  'counts/countCancelled': [stocks.counts],
  'configured/deviceAssigned': [stocks.configured],
  'configured/devicesRenamed': [stocks.configured],
  'configured/devicesDeleted': [stocks.configured],
  'accounts/accountOpened': [sales.selectPackage],
  'accounts/clientsImported': [sales.clients],
  'accounts/clientCorrected': [sales.detailedClient],
  'accounts/accountsBilled': [sales.billed],
  'accounts/billSaved': [sales.editBill],
  'accounts/vehiclesBilled': [sales.editBill],
  'accounts/accountsDeleted': [sales.billed],
  'accounts/prorationChosen': [sales.detailedClient],
  'accounts/creditAgreed': [sales.detailedClient],
  'accounts/wishesTold': [sales.detailedClient],
  'accounts/mailCameBack': [sales.detailedClient, care.viewJob, care.vehicle],
  'accounts/receiverConfirmed': [sales.detailedClient],
  'vehicles/vehicleTermsChanged': [sales.detailedClient, care.vehicle],
  'bills/billRunApproved': [sales.billRun],
  'bills/billCancelled': [sales.invoice],
  'bills/billRecipientAmended': [sales.invoice],
  'bills/eInvoiceFileMade': [sales.eInvoices],
  'bills/eInvoiceRegistered': [sales.eInvoices],
  'bills/eInvoiceCancelled': [sales.invoice],
  'creditNotes/creditNoteIssued': [sales.detailedClient],
  'debitNotes/debitNoteIssued': [sales.invoice],
  'debitNotes/debitNoteCancelled': [sales.debitNote],
  'debitNotes/interestWaived': [sales.billRun],
  'debitNotes/debitWaived': [sales.billRun],
  'receipts/receiptRecorded': [sales.receipts, sales.detailedClient],
  'receipts/receiptAllocated': [sales.receipts],
  'receipts/receiptRefunded': [sales.receipts],
  'receipts/receiptBounced': [sales.receipts],
  'openings/balancesOpened': [sales.detailedClient],
  'openings/balanceCorrected': [sales.detailedClient],
  'reminders/clientReminded': [sales.receipts],
  'sentDocuments/documentSent': [sales.invoice, sales.receipt, sales.issuedBills, sales.billRun],
  'notices/noticeSent': [sales.detailedClient, care.viewJob, care.notWorking, care.vehicle],
  'templates/templateChanged': [paths.outside.messages],
  'reminders/paymentPromised': [sales.detailedClient],
  'writeOffs/debtWrittenOff': [sales.detailedClient],
  'writeOffs/writeOffTakenBack': [sales.detailedClient],
  'waivers/creditWaived': [sales.billRun],
  'waivers/freeDaysWaived': [sales.billRun],
  'waivers/waiverTakenBack': [sales.billRun],
  'periods/monthCloseProposed': [sales.taxReturns],
  'periods/monthClosed': [sales.taxReturns],
  'periods/monthOpened': [sales.taxReturns],
  'openings/balanceAllocated': [sales.detailedClient],
  'proformas/proformaIssued': [sales.proforma],
  'company/companyChanged': [paths.settings.company],
  'deactivations/accountDeactivated': [sales.settings],
  'jobs/serviceRaised': [care.raiseService],
  'jobs/jobRaised': [care.requestJob],
  'jobs/jobAdvanced': [care.viewJob],
  'jobs/jobAssigned': [care.viewJob],
  'jobs/jobClosed': [care.viewJob, '/installer'],
  'jobs/visitFailed': [care.viewJob, '/installer'],
  'vehicles/vehiclesTakenOver': [sales.clients],
  'vehicles/vehicleRegistered': [care.vehicle, sales.detailedClient],
  'vehicles/vehicleMoved': [care.vehicle, sales.detailedClient],
  'vehicles/vehicleClosed': [care.vehicle, sales.detailedClient],
  'vehicles/contactsImported': [care.notWorking],
  'subscriptions/subscriptionOpened': [care.vehicle, sales.detailedClient],
  'subscriptions/subscriptionPaused': [care.vehicle, sales.detailedClient],
  'subscriptions/subscriptionResumed': [care.vehicle, sales.detailedClient],
  'subscriptions/subscriptionEnded': [care.vehicle, sales.detailedClient],
  'deletions/vehicleDeletionRequested': [care.vehicle, care.deletionList, sales.detailedClient],
  'deletions/vehicleDeleted': [care.deletionList],
  'additions/additionRecorded': [care.newAddition],
  'additions/additionEdited': [care.newAddition],
  'requisitions/requisitionRaised': [care.requisitionForm],
  'careRequests/stockAsked': [care.requestStock],
  'careRequests/stockApproved': [care.viewRequestStock],
  // In the header of each screen of customer care.
  'messages/smsSent': [care.notWorking, care.viewJob],
  'messages/mailSent': [care.notWorking, care.viewJob],
  'business/replaced': [paths.settings.data],
};

const isOpen = (open: readonly string[] | undefined, address: string) =>
  open === undefined || open.some((prefix) => `${address}/`.startsWith(`${prefix}/`));

describe('the policy', () => {
  test('has a line for every fact that has a rule or a check, and for nothing else', () => {
    const undone: string = factUndone.type;
    expect(new Set(FACT_TYPES)).toEqual(new Set([...businessRules.keys()].filter((type) => type !== undone)));
    expect(new Set(FACT_TYPES)).toEqual(new Set([...factChecks.keys(), businessReplaced.type]));
  });

  test('lets admins say everything that people say, and leaves nobody without anything to say', () => {
    expect(Object.keys(deniedFor('admin'))).toEqual(FACT_TYPES.filter(isOfOffice));
    for (const role of ROLES) expect(Object.keys(deniedFor(role)).length).toBeLessThan(FACT_TYPES.length);
  });

  test('lets nobody but admins put something else in the place of the business, or say what nobody knows', () => {
    for (const role of ROLES) {
      const reasons = [businessReplaced.type, 'vendors/vendorBought', ''].map(
        (type) => mayNotSay(role, type) === undefined,
      );
      expect([role, ...reasons]).toEqual([role, ...Array.from(reasons, () => role === 'admin')]);
    }
  });

  test('lets nobody say what the office says of its own work', () => {
    expect(FACT_TYPES.filter(isOfOffice)).toEqual([
      'reminders/reminderAnswered',
      'sentDocuments/documentAnswered',
      'notices/noticeAnswered',
    ]);
    expect(FACT_TYPES.filter((type) => mayOfficeSay(type) && !isOfOffice(type))).toEqual(['reminders/clientReminded']);
    for (const type of FACT_TYPES.filter(isOfOffice))
      for (const role of ROLES) expect(mayNotSay(role, type)).toBe('Only the office itself says this, of what it did.');
  });

  test('lets nobody who asks for stock approve it', () => {
    const both = ROLES.filter((role) =>
      ['careRequests/stockAsked', 'careRequests/stockApproved'].every((type) => !mayNotSay(role, type)),
    );
    expect(both).toEqual(['admin']);
  });
});

describe('who may not say something', () => {
  test.each([
    ['sales', 'vendors/vendorAdded', 'Only Stock and Admin may do this; you are signed in as Sales.'],
    [
      'care',
      'challans/challanOffered',
      'Only Stock, Installer and Admin may do this; you are signed in as Customer care.',
    ],
    ['installer', 'challans/handoverVerified', 'Only Stock and Admin may do this; you are signed in as Installer.'],
    ['installer', 'business/replaced', 'Only Admin may do this; you are signed in as Installer.'],
    ['stock', 'messages/smsSent', 'Only Sales, Customer care and Admin may do this; you are signed in as Stock.'],
  ] as const)('reads who may: %s of %s', (role, type, reason) => {
    expect(mayNotSay(role, type)).toBe(reason);
    expect(deniedFor(role)[type]).toBe(reason);
  });

  test('has no reason where they may', () => {
    expect(mayNotSay('installer', 'challans/challanOffered')).toBeUndefined();
    expect(deniedFor('installer')).not.toHaveProperty('challans/challanOffered');
  });
});

describe('the screens of a role', () => {
  test('are there for each fact that it may say', () => {
    const said = FACT_TYPES.filter((type) => !isOfOffice(type));
    expect(
      said.filter((type) => !(type in SAID_AT)),
      'SAID_AT above tells no screen on which these are said.',
    ).toEqual([]);
    expect(
      Object.keys(SAID_AT).filter((type) => !said.includes(type)),
      'Nobody says these of SAID_AT above.',
    ).toEqual([]);
    const without = ROLES.flatMap((role) =>
      FACT_TYPES.filter(
        (type) => !mayNotSay(role, type) && !SAID_AT[type]?.some((address) => isOpen(openFor(role), address)),
      ).map((type) => `${role}: ${type}`),
    );
    expect(without).toEqual([]);
  });

  test('are addresses that there are, with the data in everybody’s, and all of them in an admin’s', () => {
    expect(openFor('admin')).toBeUndefined();
    for (const role of ROLES) {
      expect(everyPath).toEqual(expect.arrayContaining([...(openFor(role) ?? [])]));
      expect(isOpen(openFor(role), paths.settings.data)).toBe(true);
    }
  });
});
