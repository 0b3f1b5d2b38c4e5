import { Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { holderKey } from '@/store/kit/movements/holder';
import type { Correction, StockCount } from '@/store/stock/counts/stockCount';
import type { ThingCorrectionValues } from '@/store/stock/counts/thingCorrectionSchema';
import { selectPlaces } from '@/store/stock/onHand/places';
import { WordRadios } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { SearchSelect } from '@/ui/SearchSelect';
import { useTyped } from '@/ui/typedValues';

const Field = fieldsOf<ThingCorrectionValues>();

/** How the difference of a count is settled: what became of what is missing, and why. */
export function CorrectionFields({ count, isMissing }: { count: StockCount; isMissing: boolean }) {
  const { correction } = useTyped<{ correction: Correction }>();
  const places = useAppSelector(selectPlaces).filter(({ key }) => key !== holderKey(count.place));
  return (
    <>
      {isMissing && (
        <Field name="correction" label="What happened">
          <WordRadios label="What happened" choices={['Lost', 'Moved']} />
        </Field>
      )}
      {isMissing && correction === 'Moved' && (
        <Field name="to" label="It is in">
          <SearchSelect
            placeholder="Branch, installer or store"
            options={places.map(({ key, label }) => ({ value: key, label }))}
          />
        </Field>
      )}
      <Field name="why" label="Reason">
        <Input autoComplete="off" />
      </Field>
      <Field name="on" label="On">
        <DateInput />
      </Field>
    </>
  );
}
