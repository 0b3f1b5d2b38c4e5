import { Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { focusFirstField } from './focusFirstField';
import { LimitedButton } from './LimitedButton';
import type { Deed } from './limits';
import { SchemaForm, type SchemaFormProps } from './SchemaForm';

export interface FormDialogProps<Schema extends ObjectSchema<AnyObject>>
  extends Pick<SchemaFormProps<Schema>, 'schema' | 'initialValues' | 'onSubmit' | 'children'> {
  title: string;
  /** What its Save does. */
  does: Deed;
  /** Called when the dialog has closed, after a save as well. */
  onClose: () => void;
}

/** A SchemaForm in a dialog; it closes after a save that was not refused, and by mistake it does not: no click outside closes it. */
export function FormDialog<Schema extends ObjectSchema<AnyObject>>(props: FormDialogProps<Schema>) {
  const { title, does, onSubmit, onClose, ...form } = props;
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      title={title}
      open={open}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      afterOpenChange={(shown) => shown && focusFirstField(body.current)}
      mask={{ closable: false }}
      footer={(_buttons, { CancelBtn }) => (
        <>
          <CancelBtn />
          <LimitedButton does={does} type="primary" htmlType="submit" form={id} loading={busy}>
            Save
          </LimitedButton>
        </>
      )}
    >
      <div ref={body}>
        <SchemaForm
          {...form}
          id={id}
          onBusy={setBusy}
          onSubmit={async (values, show) => {
            const answer = await onSubmit(values, show);
            if (answer !== false) setOpen(false);
            return answer;
          }}
        />
      </div>
    </Modal>
  );
}
