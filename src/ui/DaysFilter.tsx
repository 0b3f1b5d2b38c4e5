import { BoundsFilter, type BoundFieldProps, type BoundsFilterProps } from './BoundsFilter';
import { DateInput, MonthInput } from './DateInput';

const FIELDS = {
  days: (props: BoundFieldProps) => <DateInput {...props} />,
  months: (props: BoundFieldProps) => <MonthInput {...props} />,
};

export interface DaysFilterProps extends Omit<BoundsFilterProps, 'Field' | 'way'> {
  way: keyof typeof FIELDS;
}

/** The first and the last day, or month, that shall be shown, each typed as in any form or picked. */
export default function DaysFilter(props: DaysFilterProps) {
  return <BoundsFilter {...props} Field={FIELDS[props.way]} />;
}
