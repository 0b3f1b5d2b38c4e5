import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLive } from '@/store/billing/bills/bill';
import { selectEInvoiceRows } from '@/store/billing/eInvoices/eInvoiceRows';
import { inv01Of } from '@/store/billing/eInvoices/inv01Of';
import { inv01Faults } from '@/store/billing/eInvoices/inv01Schema';
import { namedFiles } from '@/store/billing/eInvoices/portalFile';
import { registersOf } from '@/store/billing/registers/registers';
import { registerSums } from '@/store/billing/registers/registerSums';
import { filersOfMonth } from '@/store/billing/returns/earlierNumbers';
import { selectMonthDocuments } from '@/store/billing/returns/filedDocuments';
import type { Taxed } from '@/store/billing/returns/taxed';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { transferBill, transferCredit } from '@/store/billing/transfers/transferBill';
import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { eInvoiceCancelled, eInvoiceFileMade, eInvoiceRegistered } from '@/store/facts/bills';
import { challanAnswered, challanCancelled, challanOffered, transferCredited } from '@/store/facts/challans';
import { companyChanged } from '@/store/facts/company';
import { monthClosed } from '@/store/facts/periods';
import { daysOf } from '@/store/kit/calendar';
import { sumOf } from '@/store/kit/money';
import { isInvoiced } from '@/store/stock/challans/challan';
import { drawing, numbers } from '../../../support/moneyStory';
import { runs } from '../../../support/runs';
import { transferBusiness } from '../../../support/transferEInvoices';
import { TRANSFER_MONTHS, transferFactOf } from '../../../support/transferWork';

const NONE: ReadonlySet<string> = new Set();
const DAYS = { from: '2027-03-01', to: '2027-04-30' };

/** The documents over transfers, by their identities and with the GST number that gave. */
const transfersOf = (business: Business) =>
  Object.values(business.challans.entities)
    .filter(isInvoiced)
    .flatMap((challan) => {
      const bill = transferBill(challan);
      const { gstin } = challan.consignment.consignor;
      return [
        { ...bill, gstin, sign: 1 },
        ...transferCredit(challan).map(({ note }) => ({ ...note, gstin, sign: -1 })),
      ];
    });

/** All that the returns of the months tell, by whose they are. */
const returnsOf = (business: Business) =>
  TRANSFER_MONTHS.flatMap((month) =>
    filersOfMonth(business, month, NONE).map((filer) => {
      const { issued, noted } = selectMonthDocuments(business, month, NONE, filer);
      return { filing: selectFiling(business, month, NONE, filer), documents: [...issued, ...noted] };
    }),
  );

/** What of the returns differs from the documents, and which document of which number stands in which. */
const inReturns = (business: Business) => {
  const returns = returnsOf(business);
  return {
    differences: returns.flatMap(({ filing: { difference, books } }) => [difference, books?.difference ?? 0]),
    documents: returns.flatMap(({ filing: { gstr1 }, documents }) =>
      documents.map(({ id }) => `${id} ${gstr1.head.gstin}`),
    ),
  };
};

const PARTS = ['taxable', 'igst', 'cgst', 'sgst', 'roundOff', 'total'] as const;
const partsOf = (some: readonly Taxed[]) => PARTS.map((part) => sumOf(some.map((one) => one[part])));

/** What the registers of a month come to, beside all its returns. */
const besideReturns = (business: Business, month: string) => ({
  registers: partsOf(registersOf(business, daysOf(month), NONE).sales),
  returns: partsOf(
    filersOfMonth(business, month, NONE)
      .flatMap((filer) => selectFiling(business, month, NONE, filer).tie)
      .filter(({ id }) => id === 'left'),
  ),
});

/** The documents that the portal is to have, and the files that it is given. */
const atPortal = (business: Business) => {
  const rows = selectEInvoiceRows(business, DAYS.from, DAYS.to, NONE);
  const made = rows.filter(({ gaps }) => gaps.length === 0).map(({ reported }) => inv01Of(business, reported));
  const sellersOf = (documents: typeof made) => new Set(documents.map(({ SellerDtls }) => SellerDtls.Gstin)).size;
  return {
    documents: rows.map(({ id, seller, total }) => `${id} ${seller} ${total}`),
    faults: made.flatMap(inv01Faults),
    ofSeveral: namedFiles('2027-04-20', made, '').filter(({ documents }) => sellersOf(documents) > 1),
  };
};

/** What is admitted of a story of such facts. */
function storyOf(rows: readonly (readonly number[])[]) {
  const store = createStore(transferBusiness());
  const said = rows.flatMap((row) => {
    const fact = transferFactOf(businessOf(store.getState()), drawing(row));
    return fact && store.dispatch(fact).done ? [fact.type] : [];
  });
  return { business: businessOf(store.getState()), said };
}
const stories = fc.array(numbers, { minLength: 10, maxLength: 40 });

test('all that may be said of transfers and of their e-invoices is admitted in some story', () => {
  const said = new Set(fc.sample(stories, { numRuns: 60, seed: 29 }).flatMap((rows) => storyOf(rows).said));
  expect([...said].toSorted()).toEqual([
    eInvoiceCancelled.type,
    eInvoiceFileMade.type,
    eInvoiceRegistered.type,
    challanAnswered.type,
    challanCancelled.type,
    challanOffered.type,
    transferCredited.type,
    companyChanged.type,
    monthClosed.type,
  ]);
});

test('whatever goes between our GST numbers, returns, registers and e-invoices each have it once, to the paisa', () => {
  fc.assert(
    fc.property(stories, (rows) => {
      const { business } = storyOf(rows);
      const transfers = transfersOf(business);
      const { differences, documents } = inReturns(business);
      expect(differences.filter(Boolean)).toEqual([]);
      // Each is in one return, which is that of the number that gave.
      expect(documents.toSorted()).toEqual(transfers.map(({ id, gstin }) => `${id} ${gstin}`).toSorted());

      const registers = registersOf(business, DAYS, NONE);
      expect(registerSums(business, registers, DAYS, NONE).filter(({ difference }) => difference !== 0)).toEqual([]);
      const live = transfers.filter(isLive);
      const sales = sumOf(registers.sales.map(({ total }) => total));
      expect(sales).toBe(sumOf(live.map(({ total, sign }) => sign * total)));
      for (const month of TRANSFER_MONTHS) {
        const beside = besideReturns(business, month);
        expect(beside.registers).toEqual(beside.returns);
      }

      const portal = atPortal(business);
      expect([portal.faults, portal.ofSeveral]).toEqual([[], []]);
      expect(portal.documents.toSorted()).toEqual(
        live.map(({ id, gstin, total }) => `${id} ${gstin} ${total}`).toSorted(),
      );
    }),
    { numRuns: runs(60) },
  );
});
