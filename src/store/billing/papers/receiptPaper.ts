import { formatDate, formatMoney } from '@/format';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import { sumOf } from '@/store/kit/money';
import { debtOfId } from '@/store/billing/receivables/debts';
import type { WithOpenings } from '@/store/billing/openings/opening';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { amountInWords } from './amountInWords';
import type { Paper, PaperTable } from './paper';
import { companyOfRecord, recipientParty, signedFor, supplierParty } from './parties';

type ReceiptPaperContext = Pick<WithBills, 'bills'> & WithOpenings & WithCompany;

/** What the money settled when it came, and what of it stayed on account: what is allocated later changes no document. */
function settledTable(state: ReceiptPaperContext, { allocations, cash, tds }: Receipt): PaperTable {
  const left = sumOf([cash, tds?.amount ?? 0, ...allocations.map(({ amount }) => -amount)]);
  const rows = allocations.map(({ billId, amount }) => {
    const bill = debtOfId(state, billId);
    return [
      bill?.docNo ?? 'A bill that is gone',
      bill ? formatDate(bill.issuedOn) : '',
      formatMoney(bill?.total ?? 0),
      formatMoney(amount),
    ];
  });
  const all = left === 0 ? rows : [...rows, ['On account', '', '', formatMoney(left)]];
  return {
    label: 'Settles',
    columns: [
      { title: 'No' },
      { title: 'Against', wide: true },
      { title: 'Invoice Date' },
      { title: 'Invoice Total', end: true },
      { title: 'Settled', end: true },
    ],
    rows: all.map((row, place) => [String(place + 1), ...row]),
  };
}

/** A receipt for money that came in, with the tax that was kept back. */
export function receiptPaper(state: ReceiptPaperContext, receipt: Receipt): Paper {
  const { id, docNo, on, mode, reference, cash, tds, status } = receipt;
  const company = companyOfRecord(state, receipt.companyId);
  return {
    id,
    title: 'Receipt',
    docNo,
    mark: status === 'Recorded' ? undefined : status,
    supplier: supplierParty(company),
    recipient: recipientParty('Received From', receipt.recipient),
    facts: [
      { label: 'Receipt No', value: docNo },
      { label: 'Date', value: formatDate(on) },
      { label: 'Mode', value: mode },
      ...(reference ? [{ label: 'Reference', value: reference }] : []),
      ...(receipt.bouncedOn === undefined ? [] : [{ label: 'Bounced On', value: formatDate(receipt.bouncedOn) }]),
    ],
    tables: [settledTable(state, receipt)],
    sums: [
      { label: 'Amount Received', value: formatMoney(cash) },
      ...(tds ? [{ label: `TDS ${tds.code} at ${tds.rate}%`, value: formatMoney(tds.amount) }] : []),
      { label: 'Total', value: formatMoney(sumOf([cash, tds?.amount ?? 0])) },
    ],
    words: amountInWords(sumOf([cash, tds?.amount ?? 0])),
    bank: [],
    remarks: mode === 'Cheque' && status === 'Recorded' ? ['Subject to realisation of the cheque.'] : [],
    signatures: [signedFor(company)],
  };
}
