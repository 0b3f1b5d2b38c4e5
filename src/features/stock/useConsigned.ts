import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { consignedBy, type Consigned } from '@/store/billing/transfers/consigned';
import type { TypedValues } from '@/store/billing/transfers/typedValues';
import type { Holder } from '@/store/kit/movements/holder';
import type { OfferedLine } from '@/store/stock/challans/challan';
import { selectStock } from '@/store/stock/onHand/selectStock';

interface Written {
  from: Holder;
  to: Holder | undefined;
  lines: readonly OfferedLine[];
}

/** What is asked of the goods of a challan that is being written; undefined where nothing is. */
export function useConsigned({ from, to, lines }: Written, typed: TypedValues): Consigned | undefined {
  const today = useToday();
  const stock = useAppSelector(selectStock);
  const vendors = useAppSelector((state) => state.vendors);
  const company = useAppSelector((state) => state.company);
  return to && consignedBy({ ...stock, vendors, company }, { from, to, lines, on: today }, typed);
}
