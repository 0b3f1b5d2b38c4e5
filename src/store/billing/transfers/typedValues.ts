import { HSN_FORM } from '@/store/kit/gstRates';
import { MAX_AMOUNT } from '@/store/kit/money';
import { NONE_DECLARED, type DeclaredValue } from '@/store/stock/challans/consignment';

/** What was typed of a product that a challan hands over; what nobody touched is not there. */
export interface TypedValue {
  hsn?: string;
  value?: string;
}

/** The same by the products. */
export type TypedValues = Readonly<Record<string, TypedValue | undefined>>;

const AMOUNT = /^\d+(\.\d{1,2})?$/;
const read = (typed: string) => typed.replaceAll(/[,\s₹]/g, '');

/** What stands in the two fields of a product: what was typed, else what is known of it. */
export const shownValue = ({ hsn = '', value }: DeclaredValue, typed: TypedValue = {}): Required<TypedValue> => ({
  hsn: typed.hsn ?? hsn,
  value: typed.value ?? (value === undefined ? '' : String(value)),
});

/** What is wrong with the two fields of a product, in words; that they are blank only where they are required. */
export function valueErrors(
  { hsn, value }: Required<TypedValue>,
  areRequired = true,
): { hsn?: string; value?: string } {
  const amount = read(value);
  const isAmount = AMOUNT.test(amount) && Number(amount) > 0 && Number(amount) <= MAX_AMOUNT;
  const isAsked = (typed: string) => areRequired || read(typed) !== '';
  return {
    ...(isAsked(hsn) &&
      !HSN_FORM.test(read(hsn)) && { hsn: hsn.trim() === '' ? 'HSN is required.' : 'HSN is 4, 6 or 8 digits.' }),
    ...(isAsked(value) &&
      !isAmount && {
        value:
          amount === '' ? 'Value is required.' : 'Value is an amount in rupees above 0, with at most two decimals.',
      }),
  };
}

const isCleared = (typed: string | undefined): boolean => typed !== undefined && read(typed) === '';

/**
 * What is declared of products by what was typed, without what nobody typed: whoever reads all we know fills that in. What is known and
 * was cleared is declared to be none.
 */
export const typedOnly = (products: readonly DeclaredValue[], typed: TypedValues): DeclaredValue[] =>
  products.flatMap((known) => {
    const fields = typed[known.product] ?? {};
    const [{ hsn, value } = { hsn: undefined, value: undefined }] = declaredOf([known], typed);
    const cleared = {
      ...(isCleared(fields.hsn) && known.hsn !== undefined && { hsn: NONE_DECLARED.hsn }),
      ...(isCleared(fields.value) && known.value !== undefined && { value: NONE_DECLARED.value }),
    };
    const own = {
      ...cleared,
      ...(fields.hsn !== undefined && hsn !== undefined && { hsn }),
      ...(fields.value !== undefined && value !== undefined && { value }),
    };
    return Object.keys(own).length === 0 ? [] : [{ product: known.product, ...own }];
  });

/** What is declared of products by what was typed; what cannot be is left out. */
export const declaredOf = (products: readonly DeclaredValue[], typed: TypedValues): DeclaredValue[] =>
  products.flatMap((known) => {
    const fields = shownValue(known, typed[known.product]);
    const wrong = valueErrors(fields);
    return [
      {
        product: known.product,
        ...(wrong.hsn === undefined && { hsn: read(fields.hsn) }),
        ...(wrong.value === undefined && { value: Number(read(fields.value)) }),
      },
    ];
  });
