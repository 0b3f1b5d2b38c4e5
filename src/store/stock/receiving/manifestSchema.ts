import { line } from '@/store/kit/schema/fieldRules';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { count, wholeUnits } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';

/** A unit of a manifest, as a browser keeps it until it is received. */
export const keptUnit = record({
  number: line('Number'),
  further: typedLine('Serial or SIM Number'),
  sim: typedLine('SIM'),
  line: count('Its line').required('Its line is required.'),
  times: wholeUnits('Its times').required('Its times are required.'),
});

/** What was scanned for a request and is not received yet, as a browser keeps it. */
export const manifestSchema = record({ units: rowsOf(keptUnit) });
