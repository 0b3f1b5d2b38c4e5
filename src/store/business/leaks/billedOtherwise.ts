import { paths } from '@/paths';
import { billName } from '@/store/billing/bills/bill';
import type { VehicleProposal } from '@/store/billing/bills/vehicleProposal';
import { sumOf } from '@/store/kit/money';
import type { Leak } from '@/store/stock/leaks/leak';

/** The leaks of vehicles for which something is proposed on their bills, and how the way to mend them is called. */
export const billedOtherwise = (all: readonly (readonly VehicleProposal[])[], label: string): Leak[] =>
  all.flatMap((proposals): Leak[] => {
    const [first] = proposals;
    if (!first) return [];
    const { vehicleId: id, vehicleNo, company, bill } = first;
    return [
      {
        id,
        what: vehicleNo,
        vehicleNo,
        detail: `${company}, ${proposals.map((one) => `${billName(one.bill)}: ${one.reason}`).join('; ')}`,
        amount: sumOf(proposals.map(({ amount }) => amount)),
        since: bill.issuedOn,
        mend: { label, to: paths.sales.billRunOf(bill.month) },
      },
    ];
  });
