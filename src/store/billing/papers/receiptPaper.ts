import { formatDate, formatMoney } from '@/format';
import type { WithCompany } from '@/store/billing/company/company';
import type { WithPeriods } from '@/store/billing/periods/period';
import { voucherTax } from '@/store/billing/returns/advanceTax';
import { placeOfSupply } from '@/store/billing/returns/returnRows';
import { sumOf } from '@/store/kit/money';
import { debtOfId, type WithOwed } from '@/store/billing/receivables/debts';
import { hasCome, type Receipt } from '@/store/billing/receipts/receipt';
import { amountInWords } from './amountInWords';
import type { Paper, PaperTable } from './paper';
import { companyOfRecord, recipientParty, signedFor, supplierParty } from './parties';

type ReceiptPaperContext = WithOwed & WithCompany & WithPeriods;

/** What the money settled when it came, and what of it stayed on account: what is allocated later changes no document. */
function settledTable(state: ReceiptPaperContext, receipt: Receipt): PaperTable {
  const left = onAccountThen(receipt);
  const rows = receipt.allocations.map(({ billId, amount }) => {
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

/** What of the money stayed on account when it came, in rupees. */
const onAccountThen = ({ allocations, cash, tds }: Receipt): number =>
  sumOf([cash, tds?.amount ?? 0, ...allocations.map(({ amount }) => -amount)]);

/** What a receipt for an advance says of its GST (rule 50 of the CGST Rules): its rate, its amount and the place of supply. */
function advanceRemarks(state: ReceiptPaperContext, receipt: Receipt): string[] {
  const told = voucherTax(state, receipt);
  if (!told) return [];
  const { total, rate, code, taxable, igst, cgst, sgst } = told;
  const tax = igst > 0 ? `IGST ${formatMoney(igst)}` : `CGST ${formatMoney(cgst)}, SGST ${formatMoney(sgst)}`;
  return [
    `${formatMoney(total)} on account is an advance with GST at ${rate}%: taxable value ${formatMoney(taxable)}, ${tax}. Place of supply: ${placeOfSupply(code)}.`,
  ];
}

/** A receipt for money that came in, with the tax that was kept back; of an advance it is the receipt voucher of rule 50 of the CGST Rules. */
export function receiptPaper(state: ReceiptPaperContext, receipt: Receipt): Paper {
  const { id, docNo, on, of, mode, reference, cash, tds, status } = receipt;
  const company = companyOfRecord(state, receipt.companyId);
  const advance = advanceRemarks(state, receipt);
  return {
    id,
    title: advance.length > 0 ? 'Receipt Voucher' : 'Receipt',
    docNo,
    mark: hasCome(receipt) ? undefined : status,
    supplier: supplierParty(company),
    recipient: recipientParty('Received From', receipt.recipient),
    facts: [
      { label: 'Receipt No', value: docNo },
      { label: 'Date', value: formatDate(on) },
      ...(of === undefined ? [] : [{ label: 'Received On', value: formatDate(of) }]),
      { label: 'Mode', value: mode },
      ...(reference ? [{ label: 'Reference', value: reference }] : []),
      ...(advance.length > 0 ? [{ label: 'Tax payable on reverse charge', value: 'No' }] : []),
      ...(receipt.status !== 'Bounced' || receipt.bouncedOn === undefined
        ? []
        : [{ label: 'Bounced On', value: formatDate(receipt.bouncedOn) }]),
    ],
    tables: [settledTable(state, receipt)],
    sums: [
      { label: 'Amount Received', value: formatMoney(cash) },
      ...(tds ? [{ label: `TDS ${tds.code} at ${tds.rate}%`, value: formatMoney(tds.amount) }] : []),
      { label: 'Total', value: formatMoney(sumOf([cash, tds?.amount ?? 0])) },
    ],
    words: amountInWords(sumOf([cash, tds?.amount ?? 0])),
    bank: [],
    remarks: [...(mode === 'Cheque' && hasCome(receipt) ? ['Subject to realisation of the cheque.'] : []), ...advance],
    signatures: [signedFor(company)],
  };
}
