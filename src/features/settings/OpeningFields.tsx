import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { OPENING_COLUMNS, OPENING_SORTS, type OpeningSort } from '@/store/stock/opening/openingCells';
import type { OpeningValues } from '@/store/stock/opening/openingSchema';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { holderKey, STORE, type Holder } from '@/store/kit/movements/holder';
import { isScanned } from '@/store/purchasing/requests/receipt';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { SearchSelect } from '@/ui/SearchSelect';
import { useTyped } from '@/ui/typedValues';
import { OpeningPreview } from './OpeningPreview';
import { PastedLines } from './PastedLines';

const Field = fieldsOf<OpeningValues>();
const COUNTED_KINDS = PRODUCT_KINDS.filter((kind) => !isScanned(kind));

/** The fields for what a line does not say of itself. */
const DEFAULTS: Record<OpeningSort, ReactNode> = {
  Devices: (
    <>
      <Field name="productName" label="Product Name" hint="Of lines that name none">
        <Input autoComplete="off" />
      </Field>
      <Field name="model" label="Model">
        <Input autoComplete="off" />
      </Field>
      <Field name="provider" label="Provider" hint="Of SIMs in them that are not known yet">
        <Input autoComplete="off" />
      </Field>
    </>
  ),
  SIMs: (
    <Field name="provider" label="Provider" hint="Of lines that name none">
      <Input autoComplete="off" />
    </Field>
  ),
  Goods: (
    <Field name="kind" label="Kind" hint="Of lines that name none">
      <WordSelect choices={COUNTED_KINDS} placeholder="Not entered" />
    </Field>
  ),
};

/** Where the counted things are, what they are, and the lines of the count with what becomes of each. */
export function OpeningFields({ place }: { place: Holder }) {
  const branches = useAppSelector(selectBranches);
  const installers = useAppSelector(selectInstallers);
  const stock = useAppSelector(selectStock);
  const { sort = 'Devices' } = useTyped<OpeningValues>();
  const places = [
    ...(place.at === 'vehicle'
      ? [{ value: holderKey(place), label: `In the vehicle ${placeName(stock, place)}` }]
      : []),
    { value: holderKey(STORE), label: 'Store' },
    ...branches.map(({ id, branch }) => ({ value: holderKey({ at: 'branch', id }), label: `Branch ${branch}` })),
    ...installers.map(({ id, name }) => ({ value: holderKey({ at: 'installer', id }), label: `Bag of ${name}` })),
  ];
  return (
    <>
      <FormGrid>
        <Field name="place" label="Place" hint="Of lines that name none">
          <SearchSelect options={places} empty="No such place. Add branches and installers under Settings, Stock." />
        </Field>
        <Field name="sort" label="What was counted">
          <WordRadios label="What was counted" choices={OPENING_SORTS} />
        </Field>
        {DEFAULTS[sort]}
      </FormGrid>
      <Field
        name="lines"
        label="Lines"
        hint={`One a line: ${OPENING_COLUMNS[sort].map(({ title }) => title).join(', ')}. Copied from a spreadsheet, or with commas between.`}
      >
        <PastedLines />
      </Field>
      <OpeningPreview sort={sort} />
    </>
  );
}
