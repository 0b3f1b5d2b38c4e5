import type { SINCE } from '@/store/vehicles/vehicles/vehicleTermsSchema';
import { WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { Field } from '@/ui/Field';

/** Asks from when terms hold. */
export const SinceFields = ({ choices }: { choices: readonly (typeof SINCE)[number][] }) => (
  <>
    <Field name="since" label="From" hint="Days before it are charged as they were agreed.">
      <WordSelect choices={choices} />
    </Field>
    <Field name="from" label="Day">
      <DateInput />
    </Field>
  </>
);
