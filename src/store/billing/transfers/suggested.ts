import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Table } from '@/store/kit/table';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import type { DeclaredValue } from '@/store/stock/challans/consignment';
import type { OfferedLine } from '@/store/stock/challans/challan';
import type { StockState } from '@/store/stock/onHand/stockState';

/** A state that knows what we have, and what it was bought for. */
export type WithPurchases = Pick<StockState, 'devices' | 'sims' | 'requests'> &
  WithCompany & { vendors: Table<Vendor> };

/** The HSN of cards with a chip, as SIMs are. */
const SIM_HSN = '852352';

/** What a line is of, as it was bought, and what it is taken for where its product says no HSN. */
function boughtAs(state: WithPurchases, { device, sim, goods }: OfferedLine): { name: string; hsn?: string } {
  const { hardwareHsn } = companyNow(state);
  if (goods) return { name: goods.productName, ...(goods.kind === 'Device' && { hsn: hardwareHsn }) };
  if (device !== undefined) return { name: state.devices.entities[device]?.productName ?? '', hsn: hardwareHsn };
  return { name: state.sims.entities[sim ?? '']?.provider ?? '', hsn: SIM_HSN };
}

/** What one of a product was bought for last by an ISO date, in rupees without GST; undefined where no approved request has it. */
function lastPrice({ requests }: WithPurchases, name: string, on: string): number | undefined {
  const bought = requests.ids
    .flatMap((id) => requests.entities[id] ?? [])
    .filter(({ status, orderDate }) => status !== 'Pending at Admin' && orderDate <= on)
    .toSorted((one, other) => one.orderDate.localeCompare(other.orderDate));
  return bought.flatMap(({ products }) => products.filter((line) => comparedName(line.name) === name)).at(-1)?.rate;
}

/** What is known of a line's product on an ISO date: its HSN, and what one of it was bought for, else what its vendor asks. */
export function knownValue(state: WithPurchases, line: OfferedLine, on: string): Omit<DeclaredValue, 'product'> {
  const { name, hsn } = boughtAs(state, line);
  const compared = comparedName(name);
  const listed = Object.values(state.vendors.entities)
    .flatMap(({ products }) => products)
    .filter((product) => comparedName(product.name) === compared);
  const value = lastPrice(state, compared, on) ?? listed[0]?.rate;
  const code = listed.find((product) => product.hsn)?.hsn ?? hsn;
  return { ...(code !== undefined && { hsn: code }), ...(value !== undefined && value > 0 && { value }) };
}
