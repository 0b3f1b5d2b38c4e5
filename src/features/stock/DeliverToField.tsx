import { Select } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { Field } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';

/** Where the goods of a request shall go: to our own store, unless a branch is chosen. */
export function DeliverToField() {
  const branches = useAppSelector(selectBranches);
  return (
    <FormGrid>
      <Field name="branchId" label="Deliver To">
        <Select
          allowClear
          placeholder="Store"
          options={branches.map(({ id, branch }) => ({ value: id, label: branch }))}
        />
      </Field>
    </FormGrid>
  );
}
