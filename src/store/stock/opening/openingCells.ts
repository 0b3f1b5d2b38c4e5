import type { Holder } from '@/store/kit/movements/holder';
import type { ImportColumn } from '@/store/kit/sheets/importable';

/** What is counted when the stock is opened: what has numbers of its own, and what is counted by quantity. */
export const OPENING_SORTS = ['Devices', 'SIMs', 'Goods'] as const;
export type OpeningSort = (typeof OPENING_SORTS)[number];

/** What a line of a count can say. */
export interface OpeningCells {
  imei: string;
  iccid: string;
  msisdn: string;
  provider: string;
  productName: string;
  model: string;
  serialNo: string;
  itgcId: string;
  /** The SIM in a device: by its card's number, or by its own where it is known. */
  sim: string;
  /** Where it is: the store, a branch or an installer by name. */
  place: string;
  kind: string;
  qty: string;
}

/** What the lines of a count say of themselves, where a line does not; without a place they are in the store. */
export type OpeningDefaults = {
  [Name in 'productName' | 'model' | 'provider' | 'kind']?: OpeningCells[Name] | undefined;
} & { place?: Holder };

type OpeningColumn = ImportColumn<OpeningCells>;

const productName: OpeningColumn = {
  key: 'productName',
  title: 'Product Name',
  kind: 'text',
  synonyms: ['Product', 'Item', 'Item Name', 'Name', 'Description'],
};
const place: OpeningColumn = {
  key: 'place',
  title: 'Place',
  kind: 'text',
  synonyms: ['Location', 'Where', 'Branch', 'Warehouse', 'Holder'],
};
const model: OpeningColumn = { key: 'model', title: 'Model', kind: 'text', synonyms: ['Model No', 'Model Number'] };

/** The columns of a count, in the order in which a line without headings has them. */
export const OPENING_COLUMNS: Readonly<Record<OpeningSort, readonly OpeningColumn[]>> = {
  Devices: [
    { key: 'imei', title: 'IMEI', kind: 'identifier', synonyms: ['IMEI No', 'IMEI Number', 'Device IMEI'] },
    productName,
    model,
    {
      key: 'serialNo',
      title: 'Serial No',
      kind: 'identifier',
      synonyms: ['Serial', 'Serial Number', 'S/N', 'S No', 'SNo', 'Device S.No'],
    },
    place,
    { key: 'itgcId', title: 'Itgc Id', kind: 'identifier', synonyms: ['ITGC', 'Label', 'Asset No'] },
    {
      key: 'sim',
      title: 'Used Sim',
      kind: 'identifier',
      synonyms: ['SIM', 'ICCID', 'SIM Card', 'SIM Card No', 'SIM No', 'SIM Number'],
    },
  ],
  SIMs: [
    { key: 'iccid', title: 'ICCID', kind: 'identifier', synonyms: ['SIM Card', 'SIM Card No', 'SIM Serial No'] },
    {
      key: 'msisdn',
      title: 'SIM Number',
      kind: 'identifier',
      synonyms: ['Number', 'SIM No', 'MSISDN', 'Mobile', 'Mobile Number', 'Phone'],
    },
    { key: 'provider', title: 'Provider', kind: 'text', synonyms: ['Operator', 'Network', 'Carrier'] },
    place,
  ],
  Goods: [
    productName,
    model,
    { key: 'kind', title: 'Kind', kind: 'text', synonyms: ['Type', 'Category'] },
    { key: 'qty', title: 'Qty', kind: 'count', synonyms: ['Quantity', 'Units', 'Count', 'Nos', 'Stock'] },
    place,
  ],
};
