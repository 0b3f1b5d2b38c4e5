import { NOT_REGISTERED, percentOf, type GstRate } from '@/store/kit/gstRates';
import { isService } from '@/store/kit/hsn';
import { rupees } from '@/store/kit/money';
import { OWN_LEDGERS } from './ledgers';
import { registrationOf, tallyDate } from './values';
import type { Entry, Voucher, VoucherType } from './voucher';
import { element, type Element } from './xml';

const amountOf = (inPaise: number): string => rupees(-inPaise).toFixed(2);
const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** The rates of a sale, by which Tally's own GST reports count. */
function ratesOf(percent: number, isIntegrated: boolean): Element[] {
  const rates: [string, number][] = isIntegrated
    ? [['IGST', percent]]
    : [
        ['CGST', percent / 2],
        ['SGST/UTGST', percent / 2],
      ];
  return rates.map(([duty, rate]) =>
    element('RATEDETAILS.LIST', [
      element('GSTRATEDUTYHEAD', duty),
      element('GSTRATEVALUATIONTYPE', 'Based on Value'),
      element('GSTRATE', String(rate)),
    ]),
  );
}

/** Whether a sale is taxed, in the word of Tally. */
const taxabilityOf = (rate: GstRate | undefined): string =>
  rate === 'Exempt' ? 'Exempt' : rate === '0%' ? 'Nil Rated' : 'Taxable';

/** How the entries of a voucher are booked. */
interface Booking {
  tag: string;
  isIntegrated: boolean;
  /** What Tally calls ledgers of ours. */
  names: ReadonlyMap<string, string>;
}

/** An entry: Tally takes a debit as `Yes` with an amount below zero, a credit as `No` with one above. */
function entryOf({ ledger, amount, references, hsn, rate }: Entry, { tag, isIntegrated, names }: Booking): Element {
  return element(tag, [
    element('LEDGERNAME', names.get(ledger) ?? ledger),
    element('ISDEEMEDPOSITIVE', yesNo(amount > 0)),
    ...(references ? [element('ISPARTYLEDGER', 'Yes')] : []),
    element('AMOUNT', amountOf(amount)),
    ...(hsn === undefined || rate === NOT_REGISTERED
      ? []
      : [
          element('GSTHSNNAME', hsn),
          element('GSTOVRDNTAXABILITY', taxabilityOf(rate)),
          element('GSTOVRDNTYPEOFSUPPLY', isService(hsn) ? 'Services' : 'Goods'),
          ...(percentOf(rate) === 0 ? [] : ratesOf(percentOf(rate), isIntegrated)),
        ]),
    ...(references ?? []).map(({ type, name, amount: part }) =>
      element('BILLALLOCATIONS.LIST', [
        ...(name === undefined ? [] : [element('NAME', name)]),
        element('BILLTYPE', type),
        element('AMOUNT', amountOf(part)),
      ]),
    ),
  ]);
}

const INVOICES: ReadonlySet<VoucherType> = new Set(['Sales', 'Debit Note', 'Credit Note']);

/** A voucher as Tally imports it, its ledgers by the names that Tally has for them. */
export function voucherXml(voucher: Voucher, names: ReadonlyMap<string, string>): Element {
  const { remoteId, type, number, on, party, entries, isCancelled } = voucher;
  const isInvoice = INVOICES.has(type);
  const view = isInvoice ? 'Invoice Voucher View' : 'Accounting Voucher View';
  const isIntegrated = entries.some(({ ledger }) => ledger === OWN_LEDGERS.igst.name);
  const head = [
    element('DATE', tallyDate(on)),
    element('EFFECTIVEDATE', tallyDate(on)),
    element('VOUCHERTYPENAME', type),
    element('VOUCHERNUMBER', number),
    element('PARTYLEDGERNAME', party.ledger),
    element('PARTYNAME', party.name),
    ...(party.gstin === '' ? [] : [element('PARTYGSTIN', party.gstin)]),
    ...(party.state === '' ? [] : [element('STATENAME', party.state), element('PLACEOFSUPPLY', party.state)]),
    element('COUNTRYOFRESIDENCE', 'India'),
    element('GSTREGISTRATIONTYPE', registrationOf(party)),
    element('PERSISTEDVIEW', view),
    ...(isInvoice ? [element('VCHENTRYMODE', 'Accounting Invoice'), element('ISINVOICE', 'Yes')] : []),
    element('VCHGSTSTATUSISINCLUDED', 'Yes'),
    element('VCHGSTSTATUSISUNCERTAIN', 'No'),
  ];
  // The invoice view drops what stands in the other list in silence.
  const tag = isInvoice ? 'LEDGERENTRIES.LIST' : 'ALLLEDGERENTRIES.LIST';
  return element('VOUCHER', [...head, ...entries.map((entry) => entryOf(entry, { tag, isIntegrated, names }))], {
    REMOTEID: remoteId,
    VCHTYPE: type,
    ACTION: isCancelled ? 'Cancel' : 'Create',
    OBJVIEW: view,
  });
}
