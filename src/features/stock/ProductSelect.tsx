import type { Product, Vendor } from '@/store/purchasing/vendors/vendor';
import { SearchSelect, type SearchSelectProps } from '@/ui/SearchSelect';
import { useTyped } from '@/ui/typedValues';
import type { TypedLine } from '@/store/purchasing/requests/requestSchema';

export interface ProductSelectProps extends Pick<SearchSelectProps<string>, 'id' | 'value' | 'onChange'> {
  /** The line's place in the form, from 0. */
  line: number;
  vendors: readonly Vendor[];
}

/** A product by its name, and by its unit where a vendor sells two of that name. */
const labelOf = ({ id, name, unit }: Product, products: readonly Product[]) =>
  products.some((other) => other.name === name && other.id !== id) ? `${name} (${unit})` : name;

/** The products of the line's vendor. */
export function ProductSelect({ line, vendors, ...props }: ProductSelectProps) {
  const { vendorId } = useTyped<TypedLine>('lines', line);
  const products = vendors.find(({ id }) => id === vendorId)?.products ?? [];
  return (
    <SearchSelect
      {...props}
      disabled={vendorId === undefined}
      placeholder={vendorId === undefined ? 'Choose a vendor first' : 'Type to search'}
      empty={products.length === 0 ? 'This vendor has no products yet.' : 'No product matches.'}
      options={products.map((product) => ({ value: product.id, label: labelOf(product, products) }))}
    />
  );
}
