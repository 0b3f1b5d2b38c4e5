import { Input } from 'antd';
import { formatCount } from '@/format';
import { useSay } from '@/parts/useSay';
import { restOf } from '@/store/purchasing/requests/receipt';
import { shortCloseSchema, type ShortCloseValues } from '@/store/purchasing/requests/receivingSchema';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { lineShortClosed } from '@/store/facts/requests';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<ShortCloseValues>();

export interface ShortCloseDialogProps {
  request: StockRequest;
  /** The line's place among those of the request, from 0. */
  place: number;
  onClose: () => void;
}

/** Records how many of a line will never come: they are neither waited nor paid for any more. */
export default function ShortCloseDialog({ request, place, onClose }: ShortCloseDialogProps) {
  const say = useSay();
  const line = request.products[place];
  if (!line) return null;
  const rest = restOf(line);
  return (
    <FormDialog
      title={`Close ${line.name} short`}
      does={lineShortClosed}
      save="Close Short"
      schema={shortCloseSchema(line.unit, rest)}
      initialValues={{ qty: rest }}
      onSubmit={({ qty }) =>
        say(lineShortClosed(request.id, place, qty), `${formatCount(qty)} of ${line.name} closed short`)
      }
      onClose={onClose}
    >
      <p>They will not be received or paid for.</p>
      <Field name="qty" label="Will never come">
        <Input inputMode="decimal" autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
