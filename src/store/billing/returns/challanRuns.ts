import { isCancelledChallan, type Challan } from '@/store/stock/challans/challan';
import type { DocumentSeries } from './documentsIssued';
import { numberRuns } from './numberRuns';

/** The numbers of challans as runs without a gap: all our registrations, and the tax invoices among the challans, share one row of numbers. */
export function challanRuns(challans: readonly Challan[]): DocumentSeries[] {
  return numberRuns(challans, ({ number }) => number).map((run) => {
    const [from, to] = [String(run[0]?.number), String(run.at(-1)?.number)];
    const cancelled = run.filter(isCancelledChallan).length;
    return {
      id: `Delivery challans ${from}`,
      nature: 'Delivery challans',
      from,
      to,
      count: run.length,
      cancelled,
      net: run.length - cancelled,
    };
  });
}
