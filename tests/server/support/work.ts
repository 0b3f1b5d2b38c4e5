import { additionTable } from '@/store/vehicles/additions/additionsSlice';
import { additionEdited, additionRecorded } from '@/store/facts/additions';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  billSaved,
  clientsImported,
  prorationChosen,
  vehiclesBilled,
} from '@/store/facts/accounts';
import { PRORATIONS } from '@/store/clients/accounts/account';
import { newSlot } from '@/store/clients/accounts/newAccount';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import { proformaIssued } from '@/store/facts/proformas';
import type { Business } from '@/store/business/business';
import type { Fact } from '@/store/business/store';
import { stockApproved, stockAsked } from '@/store/facts/careRequests';
import { CONFIGURED_ACTIONS, CONFIGURED_NAMES } from '@/store/stock/configured/configured';
import { configuredTable } from '@/store/stock/configured/configuredSlice';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/facts/configured';
import { companyNow } from '@/store/billing/company/company';
import { companyChanged } from '@/store/facts/company';
import { accountDeactivated } from '@/store/facts/deactivations';
import { oldestFirst } from '@/store/billing/receipts/oldestFirst';
import { leftOfLine } from '@/store/billing/creditNotes/creditAmounts';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { onAccountOf } from '@/store/billing/receivables/openBills';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import { vehicleDeleted, vehicleDeletionRequested } from '@/store/facts/deletions';
import { edited } from '@/store/kit/edit';
import { jobAdvanced, jobAssigned, jobClosed, jobRaised, serviceRaised } from '@/store/facts/jobs';
import { mailSent, smsSent } from '@/store/facts/messages';
import { branchAdded, branchEdited, branchesImported } from '@/store/facts/branches';
import { selectReceived } from '@/store/stock/onHand/returns';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from '@/store/facts/devices';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { simTable } from '@/store/stock/sims/simsSlice';
import { simActivated, simDeactivated, simSuspended } from '@/store/facts/sims';
import { challanTable } from '@/store/stock/challans/challansSlice';
import { handoverVerified, challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { receiptAllocated, receiptBounced, receiptRecorded } from '@/store/facts/receipts';
import { goodsReceived, lineShortClosed, requestAdvanced, requestRaised, vendorPaid } from '@/store/facts/requests';
import { requisitionRaised } from '@/store/facts/requisitions';
import { gstinOf } from '@/store/kit/typed/gstin';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { pricesChanged, productAdded, productsImported, vendorAdded, vendorsImported } from '@/store/facts/vendors';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import {
  contactsImported,
  vehicleClosed,
  vehicleMoved,
  vehicleRegistered,
  vehicleTermsChanged,
} from '@/store/facts/vehicles';
import { account, accountDraft, noEdit, noVehicles, salesOf } from '../../support/accounts';
import {
  addition,
  additionDraft,
  careRequestDraft,
  deletion,
  deletionDraft,
  jobRequest,
  mailDraft,
  requisitionDraft,
  serviceRequest,
} from '../../support/care';
import { fitted, smallVehicles, subscription } from '../../support/vehicles';
import { smallMoney } from '../../support/money';
import { configuredDevice, orderedLine, returnedStock, challanToDelhi } from '../../support/stock';
import { smallBusiness } from '../../support/tabs';
import { productChange, vendor, vendorDraft } from '../../support/vendors';

type Numbers = (below: number) => number;
/** One kind of fact about what there is; undefined where there is nothing that it could be about. */
type Kind = (business: Business, below: Numbers) => Fact | undefined;

const counted = <Row>(count: number, row: (n: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index + 1));

const DAY = '2026-11-21';
const { id: _id, number: _number, ...requested } = deletion(1);
const DELHI = { at: 'branch', id: 'branch-1' } as const;

/** Sixty devices on their way back, beside those of the small business. */
const returns = returnedStock(...Array.from({ length: 60 }, () => 'pending' as const));

const sales = salesOf(...counted(20, (n) => account(n)));

/** Vehicles of the accounts from the fourth on that are live since summer, and paid for. */
const live = counted(15, (n) => ({
  ...fitted(300 + n, `vehicle-${10 * (n + 3) + 1}`, '2026-08-11'),
  subscribed: subscription(4 + n, `vehicle-${10 * (n + 3) + 1}`, { from: '2026-08-01' }),
}));

/** A business with enough in it that two seldom meet, though they do, and in the tables that nothing is added to. */
export const workplace: Business = {
  ...smallBusiness,
  vendors: vendorTable(
    counted(40, (n) =>
      vendor(n, {
        products: counted(2, (of) => ({
          id: `product-${n}-${of}`,
          name: `Relay ${of}`,
          rate: 80,
          unit: 'Pcs',
          minOrderQty: 10,
        })),
      }),
    ),
  ),
  ...sales,
  ...smallMoney,
  vehicles: vehicleTable(
    [...Object.values(sales.vehicles.entities), ...smallVehicles.vehicles].map((vehicle, place) => ({
      ...vehicle,
      number: place + 1,
    })),
  ),
  additions: additionTable(counted(40, addition)),
  challans: challanTable([...Object.values(returns.challans.entities), { ...challanToDelhi, number: 61 }]),
  devices: deviceTable([
    ...Object.values(smallBusiness.devices.entities).filter(({ id }) => !(id in returns.devices.entities)),
    ...Object.values(returns.devices.entities),
    ...live.map(({ device }) => device),
  ]),
  sims: simTable([...Object.values(smallBusiness.sims.entities), ...live.map(({ sim }) => sim)]),
  subscriptions: subscriptionTable([
    ...Object.values(smallVehicles.subscriptions.entities),
    ...live.map(({ subscribed }) => subscribed),
  ]),
  configured: configuredTable(counted(60, configuredDevice)),
  deletions: deletionTable(counted(60, deletion)),
};

const oneOf = <Item>(items: readonly Item[], below: Numbers): Item | undefined => items[below(items.length)];
const rowOf = <Row>(
  { ids, entities }: { ids: readonly string[]; entities: Record<string, Row> },
  below: Numbers,
): Row | undefined => entities[oneOf(ids, below) ?? ''];

/** The devices that are in such a place. */
const idsAt = ({ entities }: Business['devices'], place: Holder['at']) =>
  Object.values(entities).flatMap((one) => (holderOf(one).at === place ? [one.id] : []));

const ADDING: readonly Kind[] = [
  (_, below) => vendorAdded(vendorDraft(`Vendor ${below(1_000_000)}`)),
  ({ vendors }, below) =>
    productAdded(vendors.ids[below(vendors.ids.length)] ?? '', {
      name: `Relay ${below(1_000_000)}`,
      rate: 80,
      unit: 'Pcs',
      minOrderQty: 10,
    }),
  (_, below) => requestRaised([orderedLine({ qty: 1 + below(500) })]),
  () => accountOpened(accountDraft(), '2026-10-30'),
  ({ accounts }, below) =>
    accountDeactivated({
      userName: 'Meera Joshi',
      companyName: 'Konkan Carriers',
      totalNoOfVehicles: 2,
      deviceRemoved: 'No',
      deactivate: 'Delete From Debtors',
      accountId: oneOf(accounts.ids, below),
    }),
  () => serviceRaised(serviceRequest()),
  () => jobRaised(jobRequest()),
  () => additionRecorded(additionDraft()),
  () => requisitionRaised(requisitionDraft),
  () => stockAsked(careRequestDraft),
  (_, below) => branchAdded({ branch: `Branch ${below(1_000_000)}` }),
  (_, below) => installerAdded({ name: `Installer ${below(1_000_000)}` }),
  (_, below) =>
    openingStockCounted(
      [
        {
          place: STORE,
          devices: [{ imei: String(100_000_000_000_000 + below(1_000_000)), productName: 'OBD tracker' }],
        },
      ],
      DAY,
    ),
  (_, below) => branchesImported({ added: [{ branch: `Branch ${below(1_000_000)}` }], edits: [] }),
  (_, below) => installersImported({ added: [{ name: `Installer ${below(1_000_000)}` }], edits: [] }),
  (_, below) =>
    vehicleRegistered({
      vehicleNo: `MH 05 ${below(1_000_000)}`,
      duration: 'Monthly',
      price: 200,
      client: 'Anil Rao',
      company: 'Doaba Roadways',
    }),
  ({ vehicles }, below) => {
    const one = rowOf(vehicles, below);
    return one && vehicleDeletionRequested({ ...requested, vehicleNo: one.vehicleNo, vehicleId: one.id });
  },
  ({ vehicles }, below) => subscriptionOpened(oneOf(vehicles.ids, below) ?? '', '2026-10-01'),
  (business, below) => {
    const month = oneOf(['2026-08', '2026-09', '2026-10', '2026-11'], below) ?? '2026-11';
    const proposed = [...selectBillRun(business, month, DAY).values()].flatMap(({ bills }) => bills);
    const first = below(Math.max(1, proposed.length));
    const seen = proposed
      .slice(first, first + 1 + below(3))
      .map(({ accountId, part, total }) => ({ accountId, part, total: total + (below(20) === 0 ? 1 : 0) }));
    return seen.length > 0 ? billRunApproved(month, seen, DAY) : undefined;
  },
  (business, below) => {
    const bill = rowOf(business.bills, below);
    const cash = 1 + below(2_000);
    return (
      bill &&
      receiptRecorded(
        {
          accountId: bill.accountId,
          on: DAY,
          mode: 'UPI',
          cash,
          allocations: below(2) === 0 ? [] : oldestFirst(business, bill.accountId, cash),
        },
        DAY,
      )
    );
  },
  ({ bills, creditNotes }, below) => {
    // Of the few that can be credited, so that some are in each story.
    const bill = oneOf(
      Object.values(bills.entities).filter(({ status, issuedOn }) => status === 'Issued' && issuedOn <= DAY),
      below,
    );
    const line = bill && oneOf(bill.lines, below);
    if (!line) return undefined;
    const left = leftOfLine(creditNotes, bill, line);
    const { kind, vehicleId, price } = line;
    const lines = [
      {
        kind,
        ...(vehicleId !== undefined && { vehicleId }),
        amount: below(2) === 0 ? left : Math.min(left, Math.floor(price / 6)),
      },
    ];
    return creditNoteIssued({ accountId: bill.accountId, billId: bill.id, reason: 'Downtime', lines }, DAY);
  },
  ({ accounts }, below) => proformaIssued(oneOf(accounts.ids, below) ?? '', DAY),
  (business, below) => companyChanged(edited({ dueDays: companyNow(business).dueDays }, { dueDays: 10 + below(20) })),
  () => smsSent({ mobileNumbers: ['9820012345'], message: 'Hello' }),
  () => mailSent(mailDraft),
  ({ vendors }, below) => {
    const one = rowOf(vendors, below);
    const { products: _products, ...details } = vendorDraft(`Vendor ${below(1_000_000)}`);
    const added = [{ ...details, gstNo: `GST ${below(1_000_000)}` }];
    return (
      one &&
      vendorsImported({
        added,
        edits: [{ vendorId: one.id, edit: edited({ phone: one.phone }, { phone: String(below(1_000_000)) }) }],
      })
    );
  },
  ({ accounts }, below) => {
    const one = rowOf(accounts, below);
    const gstNo = gstinOf('27', `AAPFU${String(below(10_000)).padStart(4, '0')}F`);
    const added = [{ draft: accountDraft({ billing: { gstNo } }), vehicles: [newSlot(accountDraft().package)] }];
    const edit =
      one &&
      edited({ mobileNumber: one.client.mobileNumber }, { mobileNumber: String(9_820_000_000 + below(1_000_000)) });
    return (
      edit &&
      clientsImported(
        { added, edits: [{ accountId: one.id, edit, vehicles: { added: [], edited: [] } }] },
        '2026-10-30',
      )
    );
  },
];

const CHANGING: readonly Kind[] = [
  ({ vendors }, below) => {
    const one = rowOf(vendors, below);
    const product = one && oneOf(one.products, below);
    return product && productChange(one.id, product, { rate: 1 + below(999) });
  },
  ({ vendors }, below) => {
    const one = rowOf(vendors, below);
    return (
      one &&
      pricesChanged(
        one.id,
        one.products.map(({ id, rate }) => ({ productId: id, edit: edited({ rate }, { rate: 1 + below(999) }) })),
      )
    );
  },
  ({ vendors }, below) => {
    const one = rowOf(vendors, below);
    const product = one && oneOf(one.products, below);
    if (!product) return undefined;
    const added = [{ name: `Harness ${below(1_000_000)}`, rate: 150, unit: 'Pcs' as const, minOrderQty: 5 }];
    return productsImported(one.id, {
      added,
      edits: [{ productId: product.id, edit: edited({ rate: product.rate }, { rate: 1 + below(999) }) }],
    });
  },
  ({ requests }, below) =>
    requestAdvanced(oneOf(requests.ids, below) ?? '', {
      type: oneOf(['approve', 'dispatch', 'deliver'] as const, below) ?? 'approve',
    }),
  ({ requests }, below) =>
    vendorPaid(oneOf(requests.ids, below) ?? '', {
      vendorId: 'vendor-1',
      amount: 1 + below(50),
      on: '2026-11-21',
      invoiceNo: `INV-${below(1_000)}`,
    }),
  (business, below) => {
    const device = oneOf(selectReceived(business), below);
    return device && device.actionStatus !== 'received' ? handoverVerified([device], device.actionStatus) : undefined;
  },
  ({ requests }, below) => {
    const request = rowOf(requests, below);
    return (
      request &&
      goodsReceived(request, [{ line: 0, qty: 1, productName: 'Relay', kind: 'Accessory', counted: 1 }], { on: DAY })
    );
  },
  ({ requests }, below) => lineShortClosed(oneOf(requests.ids, below) ?? '', 0, 1),
  ({ devices }, below) =>
    challanOffered({ from: STORE, to: DELHI, lines: [{ device: oneOf(devices.ids, below), qty: 1 }] }, DAY),
  ({ challans }, below) => {
    const challan = rowOf(challans, below);
    const answers = challan?.lines.map(({ outcome: _pending, ...line }, place) => ({
      ...line,
      line: place,
      outcome: 'Accepted' as const,
    }));
    return challan && answers && challanAnswered(challan, answers, DAY);
  },
  ({ challans }, below) => {
    const challan = rowOf(challans, below);
    return challan && challanCancelled(challan, DAY);
  },
  ({ devices, sims }, below) => {
    const inStore = Object.values(devices.entities).filter((one) => holderOf(one).at === 'store');
    const device = oneOf(inStore, below);
    const loose = Object.values(sims.entities).filter((one) => holderOf(one).at === 'store');
    return device && simPaired(device, oneOf(loose, below)?.id, DAY);
  },
  ({ devices }, below) =>
    (oneOf([deviceSentToRepair, deviceLost, deviceScrapped], below) ?? deviceLost)(
      oneOf(devices.ids, below) ?? '',
      'Rain',
      DAY,
    ),
  // Of the few that can come back, so that some do in each story.
  ({ devices }, below) => {
    const id = oneOf(idsAt(devices, 'repairer'), below);
    return id === undefined ? undefined : deviceRepaired(id, 'Rain', DAY);
  },
  ({ devices }, below) => {
    const id = oneOf(idsAt(devices, 'lost'), below);
    return id === undefined ? undefined : deviceFound(id, 'Rain', DAY);
  },
  ({ sims }, below) =>
    (oneOf([simActivated, simSuspended, simDeactivated], below) ?? simActivated)(
      oneOf(sims.ids, below) ?? '',
      undefined,
      DAY,
    ),
  () => branchEdited('branch-1', { was: { stateCode: '07' }, to: { stateCode: '27' } }),
  () => installerEdited('installer-1', { was: { mobile: null }, to: { mobile: '9820012345' } }),
  ({ configured }, below) => {
    const device = rowOf(configured, below);
    return (
      device &&
      deviceAssigned(device, {
        action: oneOf(CONFIGURED_ACTIONS, below) ?? 'Select',
        selectName: oneOf(CONFIGURED_NAMES, below) ?? 'Select',
      })
    );
  },
  ({ configured }, below) => {
    const devices = [rowOf(configured, below), rowOf(configured, below)].flatMap((device) => device ?? []);
    return devicesRenamed([...new Set(devices)], oneOf(CONFIGURED_NAMES, below) ?? 'Select');
  },
  ({ accounts, vehicles }, below) => {
    const id = oneOf(accounts.ids, below) ?? '';
    return accountsBilled(
      [id],
      vehiclesOfAccount(vehicles, id).map((one) => one.id),
      DAY,
    );
  },
  ({ accounts }, below) => {
    const one = rowOf(accounts, below);
    return one && billSaved(one.id, { was: { discount: one.bill.discount }, to: { discount: below(500) } }, noVehicles);
  },
  ({ accounts, vehicles }, below) => {
    const one = rowOf(accounts, below);
    return (
      one &&
      vehiclesBilled(
        one.id,
        vehiclesOfAccount(vehicles, one.id)
          .slice(0, 1)
          .map(({ id }) => id),
        noEdit,
        noVehicles,
      )
    );
  },
  ({ jobs }, below) => {
    const event = oneOf(['approve', 'sendBack', 'sendAgain', 'dispatch'] as const, below) ?? 'approve';
    return jobAdvanced(
      oneOf(jobs.ids, below) ?? '',
      event === 'approve' || event === 'dispatch' ? { type: event, devices: below(3) } : { type: event },
    );
  },
  ({ deletions }, below) => vehicleDeleted(oneOf(deletions.ids, below) ?? '', deletionDraft),
  ({ vehicles }, below) => {
    const one = rowOf(vehicles, below);
    return (
      one &&
      vehicleMoved(
        {
          id: one.id,
          was: { vehicleNo: one.vehicleNo, accountId: one.accountId },
          to: { vehicleNo: `MH 06 ${below(1_000_000)}`, accountId: one.accountId },
        },
        DAY,
      )
    );
  },
  ({ vehicles }, below) => vehicleClosed(oneOf(vehicles.ids, below) ?? '', DAY),
  ({ vehicles }, below) =>
    contactsImported([
      { id: oneOf(vehicles.ids, below) ?? '', contact: { at: `2026-11-21T${10 + below(10)}:${10 + below(50)}` } },
    ]),
  ({ subscriptions }, below) => subscriptionPaused([oneOf(subscriptions.ids, below) ?? ''], '2026-12-05', DAY),
  ({ subscriptions }, below) =>
    (oneOf([subscriptionResumed, subscriptionEnded], below) ?? subscriptionEnded)(
      [oneOf(subscriptions.ids, below) ?? ''],
      DAY,
    ),
  ({ jobs, installers }, below) =>
    jobAssigned(oneOf(jobs.ids, below) ?? '', {
      installerId: oneOf(installers.ids, below) ?? '',
      on: `2026-11-2${1 + below(9)}`,
      slot: 'morning',
    }),
  ({ jobs, vehicles }, below) => {
    const [job, vehicle] = [rowOf(jobs, below), rowOf(vehicles, below)];
    const outcome = vehicle && {
      workDone: oneOf(['Repaired', 'Not Done'] as const, below) ?? 'Repaired',
      vehicleId: vehicle.id,
      vehicleNo: vehicle.vehicleNo,
      remark: 'Away.',
    };
    return (
      job &&
      outcome &&
      jobClosed({ id: job.id, on: DAY, installerId: job.visit?.installerId ?? 'installer-1', outcomes: [outcome] })
    );
  },
  (business, below) => {
    const receipt = rowOf(business.receipts, below);
    return receipt && receiptAllocated(receipt.id, oldestFirst(business, receipt.accountId, onAccountOf(receipt)));
  },
  ({ bills }, below) => {
    const bill = rowOf(bills, below);
    // Seldom, so that there is something left to credit.
    return bill && below(3) === 0 ? billCancelled(bill) : undefined;
  },
  ({ receipts }, below) => receiptBounced(oneOf(receipts.ids, below) ?? '', DAY),
  ({ vehicles }, below) => {
    const one = rowOf(vehicles, below);
    return one && vehicleTermsChanged(one.id, edited({ price: one.price }, { price: 100 + below(500) }));
  },
  ({ accounts }, below) => {
    const one = rowOf(accounts, below);
    return (
      one &&
      prorationChosen(one.id, {
        was: { proration: one.proration ?? null },
        to: { proration: oneOf(PRORATIONS, below) ?? null },
      })
    );
  },
  ({ additions }, below) => {
    const one = rowOf(additions, below);
    return one && additionEdited(one.id, edited(one, { ...one, company: `Malwa Movers ${below(1_000)}` }));
  },
  ({ careRequests }, below) => stockApproved(oneOf(careRequests.ids, below) ?? ''),
];

const DELETING: readonly Kind[] = [
  ({ accounts }, below) => accountsDeleted([{ id: oneOf(accounts.ids, below) ?? '', company: 'Konkan Carriers' }]),
  ({ configured }, below) => {
    const device = rowOf(configured, below);
    return device && devicesDeleted([device]);
  },
];

/** How many facts of a hundred delete something, and how many add something; all others change what there is. */
const DELETING_OF_100 = 1;
const ADDING_OF_100 = 8;

/** A row of numbers that look like chance and are the same each time. */
export function numbersFrom(seed: number): Numbers {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A fact that somebody who sees this business might say: mostly about what is there, so that they meet each other. */
export function someFact(business: Business, below: Numbers): Fact | undefined {
  const of100 = below(100);
  const others = of100 < DELETING_OF_100 + ADDING_OF_100 ? ADDING : CHANGING;
  const kind = oneOf(of100 < DELETING_OF_100 ? DELETING : others, below);
  return kind?.(business, below) as Fact | undefined;
}
