import { formatCount, formatDate, formatMoney } from '@/format';
import type { StockState } from '@/store/stock/onHand/stockState';
import { placeName } from '@/store/stock/onHand/holderWords';
import type { WithCompany } from '@/store/billing/company/company';
import { GST_PERCENT, sumOf } from '@/store/kit/money';
import { amountOf, amountWithGst } from '@/store/purchasing/requests/pricing';
import { destinationOf } from '@/store/purchasing/requests/receipt';
import { requestTotal, type StockRequest } from '@/store/purchasing/requests/request';
import { amountInWords } from './amountInWords';
import type { Paper, PaperColumn } from './paper';
import { companyOfRecord, signedFor, supplierParty } from './parties';
import { shownPlace } from './shownNumber';

const COLUMNS: readonly PaperColumn[] = [
  { title: 'No' },
  { title: 'Product', wide: true },
  { title: 'Vendor' },
  { title: 'Qty', end: true },
  { title: 'Unit' },
  { title: 'Rate', end: true },
  { title: 'Amount', end: true },
  { title: `With GST ${GST_PERCENT}%`, end: true },
];

/** A request for stock as its challan: what is asked of which vendor. */
export function requestPaper(
  state: Pick<StockState, 'branches' | 'installers' | 'challans' | 'vehicles'> & WithCompany,
  request: StockRequest,
  unnumbered: ReadonlySet<string>,
): Paper {
  const number = shownPlace(request, unnumbered);
  const { id, orderDate, status, products } = request;
  const company = companyOfRecord(state, request.companyId);
  const vendors = [...new Set(products.map(({ vendor }) => vendor))];
  const total = requestTotal(request);
  const before = sumOf(products.map(({ qty, rate }) => amountOf(qty, rate)));
  return {
    id,
    title: `Stock Request ${number}`,
    supplier: { ...supplierParty(company), label: 'Requested By' },
    recipient: { label: vendors.length === 1 ? 'Vendor' : 'Vendors', name: vendors.join(', '), address: '', facts: [] },
    facts: [
      { label: 'Request No', value: number },
      { label: 'Order Date', value: formatDate(orderDate) },
      { label: 'Status', value: status },
      { label: 'Deliver To', value: placeName(state, destinationOf(request)) },
    ],
    tables: [
      {
        label: 'Products',
        columns: COLUMNS,
        rows: products.map(({ name, vendor, qty, unit, rate }, place) => [
          String(place + 1),
          name,
          vendor,
          formatCount(qty),
          unit,
          formatMoney(rate),
          formatMoney(amountOf(qty, rate)),
          formatMoney(amountWithGst(qty, rate)),
        ]),
      },
    ],
    sums: [
      { label: 'Amount', value: formatMoney(before) },
      { label: `GST ${GST_PERCENT}%`, value: formatMoney(sumOf([total, -before])) },
      { label: 'Total', value: formatMoney(total) },
    ],
    words: amountInWords(total),
    bank: [],
    remarks: [],
    signatures: ['Requested by', signedFor(company)],
  };
}
