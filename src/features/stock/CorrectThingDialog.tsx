import { Form, Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { thingCorrected } from '@/store/facts/counts';
import { holderKey } from '@/store/kit/movements/holder';
import type { CountLine } from '@/store/stock/counts/countLines';
import { placeAfter, type Correction, type StockCount } from '@/store/stock/counts/stockCount';
import { thingCorrectionSchema, type ThingCorrectionValues } from '@/store/stock/counts/thingCorrectionSchema';
import { selectPlaces } from '@/store/stock/onHand/places';
import { WordRadios } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { SearchSelect } from '@/ui/SearchSelect';

const Field = fieldsOf<ThingCorrectionValues>();

interface CorrectThingDialogProps {
  count: StockCount;
  line: CountLine;
  onClose: () => void;
}

function CorrectionFields({ count, isMissing }: { count: StockCount; isMissing: boolean }) {
  const form = Form.useFormInstance();
  const correction = Form.useWatch<Correction | undefined>('correction', form);
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

/** Settles one line of a count's difference: what is missing is lost or elsewhere, what was not expected is here. */
export default function CorrectThingDialog({ count, line, onClose }: CorrectThingDialogProps) {
  const say = useSay();
  const today = useToday();
  const { device, sim, mark, what, finding } = line;
  const isMissing = finding === 'Missing';
  return (
    <FormDialog
      title={isMissing ? `Missing: ${what} ${mark}` : `Found Here: ${what} ${mark}`}
      does={thingCorrected}
      schema={thingCorrectionSchema(device ?? sim ?? { moves: [] }, today)}
      initialValues={{ on: today, correction: isMissing ? 'Lost' : 'Found here' }}
      onSubmit={(values) =>
        say(
          thingCorrected(
            count.id,
            {
              ...(device ? { device: device.id } : { sim: sim?.id }),
              correction: values.correction,
              to: placeAfter(count, values),
              why: values.why,
            },
            values.on,
          ),
          `${mark}: ${values.correction.toLowerCase()}`,
        )
      }
      onClose={onClose}
    >
      {!isMissing && <p>{`Until now it was ${line.where}.`}</p>}
      <CorrectionFields count={count} isMissing={isMissing} />
    </FormDialog>
  );
}
