import type { UnknownAction } from '@reduxjs/toolkit';
import { equal } from '@/journal/equal';
import { isObject } from '@/journal/isObject';
import { factUndone, type Change } from '@/journal/undo';
import { billRunApproved } from '@/store/facts/bills';
import { aboutOf } from '@/store/business/businessRules';

const BILL = 'accounts.*.bill.userName|companyName|address|monthYear|pricePerUnit|discount|totalAmount';
const PACKAGE =
  'deviceType|model|account|paymentMethod|hardware|hardwareGstIncluded|installation|installationGstIncluded|hardwareOnLease|leasePlan|leaseMonths|leaseGstIncluded|subscription|subscriptionPlan|subscriptionGstIncluded';
const PRODUCT = 'vendors.*.products.*.name|rate|unit|minOrderQty|kind|model|hsn|warrantyMonths';
/** What an Undo of a document does: it is cancelled, and keeps its number. */
const BILLED = ['bills.*.status'];
const BILLED_VEHICLES = ['vehicles.+', 'vehicles.-', 'vehicles.*.vehicleNo|duration|price|selected|closedOn|past'];

const MOVED = 'devices.*.moves|condition';
const SIM = 'sims.*.status|statusOn|msisdn';
/** Goods are in bins that no fact names: they go by what they are called and where they are. */
const BINS = ['bins.+', 'bins.*.qty'];
/** What may happen to a subscription. */
const SUBSCRIBED = ['subscriptions.*.to|pauses', 'subscriptions.*.pauses.+', 'subscriptions.*.pauses.*.until|to'];
const MOVEMENT = [MOVED, 'sims.*.moves', ...BINS];

/**
 * What each fact may change, where it is in the business: `*` is any record or item, `+` one that it makes, `-` one that it
 * removes, and names with `|` between them are fields. Its Undo may put back that and no more: else whoever may take back
 * a harmless fact could change anything with it.
 */
const REACH: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  vendors: {
    vendorAdded: ['vendors.+'],
    productAdded: ['vendors.*.products.+'],
    productEdited: [PRODUCT],
    pricesChanged: [PRODUCT],
    productsImported: ['vendors.*.products.+', PRODUCT],
    vendorsImported: ['vendors.+', 'vendors.*.name|phone|address|gstNo|panNo|accountNo'],
  },
  requests: {
    requestRaised: ['requests.+'],
    requestAdvanced: ['requests.*.status|steps|products'],
    goodsReceived: ['requests.*.products|status|steps', 'devices.+', 'sims.+', ...BINS],
    lineShortClosed: ['requests.*.products|status|steps'],
    vendorPaid: ['requests.*.payments.+'],
  },
  branches: {
    branchAdded: ['branches.+'],
    branchEdited: ['branches.*.branch|stateCode'],
    branchesImported: ['branches.+', 'branches.*.branch|stateCode'],
  },
  installers: {
    installerAdded: ['installers.+'],
    installerEdited: ['installers.*.name|mobile|branchId'],
    installersImported: ['installers.+', 'installers.*.name|mobile|branchId'],
  },
  devices: {
    openingStockCounted: [
      'devices.+',
      'devices.*.productName|model|serialNo|itgcId|warrantyUntil|unbought',
      'sims.+',
      ...BINS,
    ],
    simPaired: ['devices.*.simId', 'sims.*.moves', 'configured.+'],
    deviceSentToRepair: [MOVED],
    deviceRepaired: [MOVED],
    deviceLost: [MOVED],
    deviceFound: [MOVED],
    deviceScrapped: [MOVED],
  },
  sims: {
    simActivated: [SIM],
    simSuspended: [SIM],
    simDeactivated: [SIM],
  },
  challans: {
    challanOffered: ['challans.+', ...MOVEMENT],
    challanAnswered: ['challans.*.lines|status|answeredOn', ...MOVEMENT],
    challanCancelled: ['challans.*.status|answeredOn', ...MOVEMENT],
    handoverVerified: ['challans.*.lines|status|answeredOn', MOVED],
  },
  configured: {
    deviceAssigned: ['configured.*.action|selectName'],
    devicesRenamed: ['configured.*.selectName'],
    devicesDeleted: ['configured.-'],
  },
  accounts: {
    accountOpened: ['accounts.+', 'vehicles.+'],
    clientsImported: [
      'accounts.+',
      'accounts.*.client.firstName|lastName|emailAddress|mobileNumber|companyName|state|potential|address',
      'accounts.*.billing.billingName|accountNo|gstNo|panNo|billingAddress|email',
      `accounts.*.package.${PACKAGE}`,
      // What the bill repeats of the client follows.
      'accounts.*.bill.userName|companyName|address',
      'vehicles.+',
      'vehicles.*.vehicleNo|duration|price|selected',
    ],
    accountsBilled: [...BILLED, 'accounts.*.bill.totalAmount'],
    billSaved: [BILL, ...BILLED_VEHICLES],
    vehiclesBilled: [BILL, ...BILLED_VEHICLES, ...BILLED],
    accountsDeleted: ['accounts.-', 'accounts.*.closedOn'],
    prorationChosen: ['accounts.*.proration'],
  },
  deactivations: {
    // Delete From Debtors closes the account as well.
    accountDeactivated: ['deactivations.+', 'accounts.*.closedOn', 'deletions.+', ...SUBSCRIBED],
  },
  vehicles: {
    vehicleRegistered: ['vehicles.+'],
    vehicleTermsChanged: ['vehicles.*.price|duration|gst|charge'],
    vehicleMoved: ['vehicles.*.vehicleNo|accountId|client|company|past'],
    vehicleClosed: ['vehicles.*.closedOn'],
    contactsImported: ['vehicles.*.contact', 'vehicles.*.contact.at|latLong|temp'],
  },
  subscriptions: {
    subscriptionOpened: ['subscriptions.+'],
    subscriptionPaused: SUBSCRIBED,
    subscriptionResumed: SUBSCRIBED,
    subscriptionEnded: SUBSCRIBED,
  },
  company: {
    companyChanged: ['company.+'],
  },
  bills: {
    billRunApproved: BILLED,
    billCancelled: BILLED,
  },
  creditNotes: {
    creditNoteIssued: ['creditNotes.*.status'],
  },
  receipts: {
    receiptRecorded: ['receipts.*.status'],
    receiptAllocated: ['receipts.*.allocations|firstAllocations'],
    receiptBounced: ['receipts.*.status|bouncedOn'],
  },
  proformas: {
    proformaIssued: ['proformas.*.status'],
  },
  jobs: {
    serviceRaised: ['jobs.+'],
    jobRaised: ['jobs.+'],
    jobAdvanced: ['jobs.*.status|approvedDevices'],
    jobAssigned: ['jobs.*.status|visit', 'jobs.*.visit.installerId|on|slot'],
    jobClosed: [
      'jobs.*.status|outcomes',
      'vehicles.+',
      'vehicles.*.vehicleNo|chassisNo|serviced',
      'vehicles.*.serviced.on|reason',
      'additions.+',
      'subscriptions.+',
      'devices.*.simId',
      SIM,
      ...MOVEMENT,
    ],
  },
  deletions: {
    vehicleDeletionRequested: ['deletions.+'],
    vehicleDeleted: ['deletions.*.status|reason|simDeactivation|deletionDate', 'vehicles.*.closedOn', ...SUBSCRIBED],
  },
  additions: {
    // A device that is written down as fitted is in that vehicle.
    additionRecorded: [
      'additions.+',
      'devices.+',
      MOVED,
      'vehicles.+',
      'vehicles.*.accountId|client|company|past',
      'subscriptions.+',
    ],
    additionEdited: ['additions.*.date|clientName|company|vehicleNo|imei|deviceType|billing'],
  },
  requisitions: {
    requisitionRaised: ['requisitions.+'],
  },
  careRequests: {
    stockAsked: ['careRequests.+'],
    stockApproved: ['careRequests.*.approved'],
  },
  messages: {
    smsSent: ['messages.+'],
    mailSent: ['messages.+'],
  },
  business: {
    // It is taken back by another replacement.
    replaced: [],
  },
};

const patterns = new Map<string, string[][][]>(
  Object.entries(REACH).flatMap(([noun, facts]) =>
    Object.entries(facts).map(([name, reach]) => [
      `${noun}/${name}`,
      reach.map((one) => one.split('.').map((part) => part.split('|'))),
    ]),
  ),
);

/** Whether a change is of the kind that the last part of a pattern stands for. */
function isOfKind({ path, place, was, is }: Change, names: readonly string[]): boolean {
  if (names.includes('+')) return was === undefined && is !== undefined;
  if (names.includes('-')) return place !== undefined && was !== undefined && is === undefined;
  return place === undefined && names.includes(path.at(-1) ?? '');
}

const fits = (change: Change, pattern: readonly (readonly string[])[]) =>
  pattern.length === change.path.length &&
  pattern.slice(0, -1).every((names, index) => names.includes('*') || names.includes(change.path[index] ?? '')) &&
  isOfKind(change, pattern.at(-1) ?? []);

/** A value without its number, which the journal's order may have given anew. */
const unnumbered = (value: unknown) => (isObject(value) ? { ...value, number: undefined } : value);

const keyOf = ({ path }: Change) => JSON.stringify(path);

/** Whether changes only turn round some of those that an Undo made. */
function turnsRound(changes: readonly Change[], undone: readonly Change[]): boolean {
  const byPath = new Map(undone.map((change) => [keyOf(change), change]));
  return changes.every((change) => {
    const other = byPath.get(keyOf(change));
    return (
      other !== undefined &&
      equal(unnumbered(change.was), unnumbered(other.is)) &&
      equal(unnumbered(change.is), unnumbered(other.was))
    );
  });
}

/** Whether a fact that fits can have made these changes, so that an Undo of it may put them back. */
export function isWithinReach(changes: readonly Change[], fact: UnknownAction): boolean {
  if (factUndone.match(fact)) return turnsRound(changes, fact.payload.changes);
  const reach = patterns.get(fact.type) ?? [];
  const records = new Set([
    ...aboutOf(fact),
    ...(billRunApproved.match(fact) ? fact.payload.bills.map(({ id }) => id) : []),
  ]);
  return changes.every((change) => records.has(change.path[1] ?? '') && reach.some((pattern) => fits(change, pattern)));
}
