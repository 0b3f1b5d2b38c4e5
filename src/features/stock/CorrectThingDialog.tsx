import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { thingCorrected } from '@/store/facts/counts';
import type { CountLine } from '@/store/stock/counts/countLines';
import { placeAfter, type StockCount } from '@/store/stock/counts/stockCount';
import { thingCorrectionSchema } from '@/store/stock/counts/thingCorrectionSchema';
import { FormDialog } from '@/ui/FormDialog';
import { CorrectionFields } from './CorrectionFields';

interface CorrectThingDialogProps {
  count: StockCount;
  line: CountLine;
  onClose: () => void;
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
