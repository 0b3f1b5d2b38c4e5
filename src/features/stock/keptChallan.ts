import { isObject } from '@/journal/kit/isObject';
import type { TypedValue, TypedValues } from '@/store/billing/transfers/typedValues';
import type { TypedCounts } from '@/store/stock/challans/challanDraft';
import { DEVICE_STATUSES, type DeviceStatus, type OfferedLine } from '@/store/stock/challans/challan';

interface Written {
  from: string;
  to: string | undefined;
  things: readonly OfferedLine[];
  counts: TypedCounts;
  values: TypedValues;
}

/** What a browser keeps of a challan that is being written: where to, and all that was scanned and counted. */
export const challanToKeep = ({ from, to = '', things, counts, values }: Written) => ({
  from,
  to,
  scanned: things.map(({ device, sim, status = 'Removal' }) => ({ number: device ?? sim ?? '', status })),
  counted: Object.entries(counts).map(([bin, typed = '']) => ({ bin, typed })),
  valued: Object.entries(values).map(([product, typed]) => ({ product, ...typed })),
});

const textIn = (row: object, field: string): string => {
  const value: unknown = Reflect.get(row, field);
  return typeof value === 'string' ? value : '';
};

const rowsIn = (kept: object, field: string): readonly object[] => {
  const value: unknown = Reflect.get(kept, field);
  return Array.isArray(value) ? value.filter((row) => isObject(row)) : [];
};

/** What a browser kept of a challan; another hand may have written it. */
export const keptChallan = (kept: object) => ({
  from: textIn(kept, 'from'),
  to: textIn(kept, 'to'),
  scanned: rowsIn(kept, 'scanned').map((row): { number: string; status: DeviceStatus } => ({
    number: textIn(row, 'number'),
    status: DEVICE_STATUSES.find((one) => one === textIn(row, 'status')) ?? 'Removal',
  })),
  counts: Object.fromEntries(rowsIn(kept, 'counted').map((row) => [textIn(row, 'bin'), textIn(row, 'typed')])),
  values: Object.fromEntries(
    rowsIn(kept, 'valued').map((row): [string, TypedValue] => [
      textIn(row, 'product'),
      { ...('hsn' in row && { hsn: textIn(row, 'hsn') }), ...('value' in row && { value: textIn(row, 'value') }) },
    ]),
  ),
});
