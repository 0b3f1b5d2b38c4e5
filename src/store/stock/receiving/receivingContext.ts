import { createSelector } from '@reduxjs/toolkit';
import { productOfLine } from '@/store/purchasing/requests/receipt';
import type { RequestLine } from '@/store/purchasing/requests/request';
import type { Table } from '@/store/kit/table';
import type { Product, Vendor } from '@/store/purchasing/vendors/vendor';
import type { StockState } from '@/store/stock/onHand/stockState';

/** What is looked at where goods are received: the stock, and what the vendors say of their products. */
export type ReceivingContext = StockState & { vendors: Table<Vendor> };

/** The ground of a state: the very same one as long as nothing of it changes. */
export const selectReceivingContext = createSelector(
  [
    ({ requests }: ReceivingContext) => requests,
    ({ devices }: ReceivingContext) => devices,
    ({ sims }: ReceivingContext) => sims,
    ({ bins }: ReceivingContext) => bins,
    ({ challans }: ReceivingContext) => challans,
    ({ branches }: ReceivingContext) => branches,
    ({ installers }: ReceivingContext) => installers,
    ({ vehicles }: ReceivingContext) => vehicles,
    ({ vendors }: ReceivingContext) => vendors,
  ],
  (requests, devices, sims, bins, challans, branches, installers, vehicles, vendors): ReceivingContext => ({
    requests,
    devices,
    sims,
    bins,
    challans,
    branches,
    installers,
    vehicles,
    vendors,
  }),
);

/** What a vendor says today of the product of a request's line. */
export const productIn = ({ vendors }: Pick<ReceivingContext, 'vendors'>, line: RequestLine): Product | undefined =>
  productOfLine(vendors.entities[line.vendorId], line);

/** The kind of a line's units; what nobody said a kind of is counted. */
export const kindOfLine = (context: Pick<ReceivingContext, 'vendors'>, line: RequestLine) =>
  productIn(context, line)?.kind ?? 'Material';
