import { DownloadOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { formatMinute } from '@/format';
import { useSay } from '@/parts/useSay';
import { cancelFile, cancelFileName } from '@/store/billing/eInvoices/cancelFile';
import { cancelIrnSchema, type CancelIrnValues } from '@/store/billing/eInvoices/cancelIrnSchema';
import { cancelledUntil, IRN_CANCEL_REASONS, type Registration } from '@/store/kit/eInvoices/eInvoice';
import { reportedName, standsAfter, type Reported } from '@/store/billing/eInvoices/reported';
import { eInvoiceCancelled } from '@/store/facts/bills';
import { minuteNow } from '@/store/kit/dates';
import { WordSelect } from '@/ui/Choices';
import { MinuteInput } from '@/ui/DateInput';
import { download } from '@/ui/download';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { TextActions } from '@/ui/FormGrid';
import { useFormScope } from '@/ui/formScope';
import { Icon } from '@/ui/Icon';

const Field = fieldsOf<CancelIrnValues>();
const schema = cancelIrnSchema(minuteNow);

/** Saves the file that asks the portal to cancel an IRN, once its reason and its remark are given. */
function CancelFile({ irn, docNo }: { irn: string; docNo: string }) {
  const { check, read } = useFormScope();
  const save = async () => {
    const good = await Promise.all([check(['reason']), check(['remark'])]);
    if (good.includes(false)) return;
    const text = JSON.stringify(cancelFile(irn, read<CancelIrnValues>() as CancelIrnValues));
    download(new Blob([text], { type: 'application/json' }), cancelFileName(docNo));
  };
  return (
    <TextActions>
      <Button icon={<Icon of={DownloadOutlined} />} onClick={() => void save()}>
        Save File for the Portal
      </Button>
    </TextActions>
  );
}

interface CancelIrnDialogProps {
  named: Reported;
  registration: Registration;
  onClose: () => void;
}

/** Asks the portal by a file to cancel an IRN, and takes in that it did. */
export default function CancelIrnDialog({ named, registration, onClose }: CancelIrnDialogProps) {
  const say = useSay();
  const [initial] = useState(() => ({ at: minuteNow() }));
  const name = reportedName(named);
  const { id, accountId, docNo } = named.document;
  const stands = standsAfter(named);
  return (
    <FormDialog
      title={`Cancel IRN of ${name}`}
      does={eInvoiceCancelled}
      save="Cancelled at the Portal"
      schema={schema}
      initialValues={initial}
      onSubmit={({ reason, remark, at }) =>
        say(
          eInvoiceCancelled({ id, accountId, reason, remark, at }),
          `The IRN of ${name} is cancelled: its number is not used again`,
        )
      }
      onClose={onClose}
    >
      <p>
        The portal cancels it until {formatMinute(cancelledUntil(registration))}, 24 hours after its Ack: save the file,
        upload it there under Bulk IRN Cancel, then say here that it is done.
      </p>
      {stands && <p>{stands}</p>}
      <Field name="reason" label="Reason">
        <WordSelect choices={IRN_CANCEL_REASONS} />
      </Field>
      <Field name="remark" label="Remark">
        <Input autoComplete="off" />
      </Field>
      <Field name="at" label="Cancelled At">
        <MinuteInput />
      </Field>
      <CancelFile irn={registration.irn} docNo={docNo} />
    </FormDialog>
  );
}
