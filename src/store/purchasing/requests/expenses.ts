import { createSelector } from '@reduxjs/toolkit';
import { payableLines } from './payments';
import { sumOfQuantities, totalWithGst } from './pricing';
import type { RequestLine } from './request';
import { selectRequests } from './requestsSlice';

/** What a vendor's lines of the approved stock requests of a month (`YYYY-MM`) cost with GST, in rupees, without what will never come. */
export interface Expense {
  id: string;
  vendor: string;
  month: string;
  /** How many requests have lines of the vendor. */
  requests: number;
  units: number;
  amount: number;
}

/** What stock requests cost, by month, newest first, and vendor. */
export const selectExpenses = createSelector([selectRequests], (all): Expense[] => {
  const groups = new Map<string, { month: string; requests: Set<string>; lines: RequestLine[] }>();
  for (const request of all) {
    const { id, orderDate } = request;
    const month = orderDate.slice(0, 7);
    for (const line of payableLines(request)) {
      if (line.qty <= 0) continue;
      const key = `${month} ${line.vendorId}`;
      const group = groups.get(key) ?? { month, requests: new Set(), lines: [] };
      groups.set(key, group);
      group.requests.add(id);
      group.lines.push(line);
    }
  }
  return [...groups]
    .map(([id, { month, requests, lines }]) => ({
      id,
      vendor: lines.at(-1)?.vendor ?? '',
      month,
      requests: requests.size,
      units: sumOfQuantities(lines.map(({ qty }) => qty)),
      amount: totalWithGst(lines),
    }))
    .toSorted((a, b) => b.month.localeCompare(a.month) || a.vendor.localeCompare(b.vendor));
});
