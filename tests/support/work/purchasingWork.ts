// What people of a busy office say of purchasing.
import { pricesChanged, productAdded, productsImported, vendorAdded, vendorsImported } from '@/store/facts/vendors';
import { edited } from '@/store/kit/edit';
import { goodsReceived, lineShortClosed, requestAdvanced, requestRaised, vendorPaid } from '@/store/facts/requests';
import { orderedLine } from '../stock';
import { productChange, vendorDraft } from '../vendors';
import { DAY, oneOf, rowOf } from './chance';
import type { Work } from './work';

/** What people say of vendors, products and stock requests. */
export const purchasingWork: Work = {
  adding: [
    (_, below) => vendorAdded(vendorDraft(`Vendor ${below(1_000_000)}`)),
    ({ vendors }, below) =>
      productAdded(vendors.ids[below(vendors.ids.length)] ?? '', {
        name: `Relay ${below(1_000_000)}`,
        rate: 80,
        unit: 'Pcs',
        minOrderQty: 10,
      }),
    (_, below) => requestRaised([orderedLine({ qty: 1 + below(500) })]),
    ({ vendors }, below) => {
      const one = rowOf(vendors, below);
      const { products: _products, ...details } = vendorDraft(`Vendor ${below(1_000_000)}`);
      const added = [{ ...details, gstNo: `GST ${below(1_000_000)}` }];
      return (
        one &&
        vendorsImported({
          added,
          edits: [{ vendorId: one.id, edit: edited({ phone: one.phone }, { phone: String(below(1_000_000)) }) }],
        })
      );
    },
  ],
  changing: [
    ({ vendors }, below) => {
      const one = rowOf(vendors, below);
      const product = one && oneOf(one.products, below);
      return product && productChange(one.id, product, { rate: 1 + below(999) });
    },
    ({ vendors }, below) => {
      const one = rowOf(vendors, below);
      return (
        one &&
        pricesChanged(
          one.id,
          one.products.map(({ id, rate }) => ({ productId: id, edit: edited({ rate }, { rate: 1 + below(999) }) })),
        )
      );
    },
    ({ vendors }, below) => {
      const one = rowOf(vendors, below);
      const product = one && oneOf(one.products, below);
      if (!product) return undefined;
      const added = [{ name: `Harness ${below(1_000_000)}`, rate: 150, unit: 'Pcs' as const, minOrderQty: 5 }];
      return productsImported(one.id, {
        added,
        edits: [{ productId: product.id, edit: edited({ rate: product.rate }, { rate: 1 + below(999) }) }],
      });
    },
    ({ requests }, below) =>
      requestAdvanced(oneOf(requests.ids, below) ?? '', {
        type: oneOf(['approve', 'dispatch', 'deliver'] as const, below) ?? 'approve',
      }),
    ({ requests }, below) =>
      vendorPaid(oneOf(requests.ids, below) ?? '', {
        vendorId: 'vendor-1',
        amount: 1 + below(50),
        on: '2026-11-21',
        invoiceNo: `INV-${below(1_000)}`,
      }),
    ({ requests }, below) => {
      const request = rowOf(requests, below);
      return (
        request &&
        goodsReceived(request, [{ line: 0, qty: 1, productName: 'Relay', kind: 'Accessory', counted: 1 }], { on: DAY })
      );
    },
    ({ requests }, below) => lineShortClosed(oneOf(requests.ids, below) ?? '', 0, 1),
  ],
};
