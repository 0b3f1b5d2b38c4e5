import { amountOf, amountWithGst } from './pricing';
import { mergeLines, type OrderedLine } from './request';
import type { Product, Vendor } from '@/store/purchasing/vendors/vendor';
import { typedUnits, type TypedLine } from './requestSchema';

/** The vendor's product that a line is about. */
export function productOf(vendors: readonly Vendor[], { vendorId, productId }: TypedLine): Product | undefined {
  return vendors.find(({ id }) => id === vendorId)?.products.find(({ id }) => id === productId);
}

/** A filled line as the request keeps it; undefined while something is missing or refused. */
export function requestLine(vendors: readonly Vendor[], line: TypedLine): OrderedLine | undefined {
  const vendor = vendors.find(({ id }) => id === line.vendorId);
  const product = productOf(vendors, line);
  if (!vendor || !product || !line.rate) return undefined;
  const { id: productId, name, unit } = product;
  const qty = typedUnits(line.units, unit);
  if (qty === undefined) return undefined;
  return { vendorId: vendor.id, vendor: vendor.name, productId, name, unit, qty, rate: line.rate };
}

/** What is odd about a line's product: an earlier line has it too, and a request has each product once. */
export function repeatedProduct(vendors: readonly Vendor[], lines: readonly TypedLine[], index: number) {
  // One unit each, so that a line counts before its units are typed.
  const [own, ...earlier] = [lines[index], ...lines.slice(0, index)].map(
    (line) => line && requestLine(vendors, { ...line, units: 1 }),
  );
  const first = own && earlier.findIndex((line) => line && mergeLines([line, own]).length === 1);
  if (first === undefined || first < 0) return undefined;
  return `Same product as line ${first + 1}: they become one line on submit.`;
}

/** What is odd about a line's units: fewer than the product's least order. */
export function belowMinimum(vendors: readonly Vendor[], line: TypedLine | undefined): string | undefined {
  const product = line && productOf(vendors, line);
  if (!product) return undefined;
  const qty = typedUnits(line.units, product.unit);
  return qty !== undefined && qty < product.minOrderQty ? `Below the MOQ of ${product.minOrderQty}.` : undefined;
}

/** A request's line as the form names its parts: the vendor's number, amounts in rupees. */
export const loggedLine = (vendors: readonly Vendor[], { vendorId, name, qty, rate }: OrderedLine) => ({
  vendorId: vendors.find(({ id }) => id === vendorId)?.number,
  productName: name,
  units: qty,
  rate,
  amount: amountOf(qty, rate),
  gstAmount: amountWithGst(qty, rate),
});
