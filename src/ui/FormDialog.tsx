import { Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { focusFirstField } from './focusFirstField';
import { LeavingQuestion } from './LeavingQuestion';
import { LimitedButton } from './LimitedButton';
import type { Deed } from './limits';
import { SchemaForm, type SchemaFormProps } from './SchemaForm';

export interface FormDialogProps<Schema extends ObjectSchema<AnyObject>>
  extends Pick<SchemaFormProps<Schema>, 'schema' | 'initialValues' | 'onSubmit' | 'children'> {
  title: string;
  /** What its Save does. */
  does: Deed;
  /** What stands on it, where it says more than Save. */
  save?: string;
  /** Called when the dialog has closed, after a save as well. */
  onClose: () => void;
}

/**
 * A SchemaForm in a dialog; it closes after a save that was not refused. By mistake it does not: no click outside closes it, and
 * with something typed it asks first.
 */
export function FormDialog<Schema extends ObjectSchema<AnyObject>>(props: FormDialogProps<Schema>) {
  const { title, does, save = 'Save', onSubmit, onClose, ...form } = props;
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [edited, setEdited] = useState(false);
  const [asking, setAsking] = useState(false);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      title={title}
      open={open}
      onCancel={() => (edited ? setAsking(!asking) : setOpen(false))}
      afterClose={onClose}
      afterOpenChange={(shown) => shown && focusFirstField(body.current)}
      mask={{ closable: false }}
      footer={(_buttons, { CancelBtn }) =>
        asking ? (
          <LeavingQuestion onStay={() => setAsking(false)} onLeave={() => setOpen(false)} />
        ) : (
          <>
            <CancelBtn />
            <LimitedButton does={does} type="primary" htmlType="submit" form={id} loading={busy}>
              {save}
            </LimitedButton>
          </>
        )
      }
    >
      <div ref={body}>
        <SchemaForm
          {...form}
          id={id}
          onBusy={setBusy}
          onEdit={() => setEdited(true)}
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
