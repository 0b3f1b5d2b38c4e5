import { Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { focusFirstField } from './focusFirstField';
import { LimitedButton } from './LimitedButton';
import type { LimitedAction } from './limits';
import { SchemaForm, type SchemaFormProps } from './SchemaForm';
import { useLeaving } from './useLeaving';

export interface FormDialogProps<Schema extends ObjectSchema<AnyObject>> extends Pick<
  SchemaFormProps<Schema>,
  'schema' | 'initialValues' | 'onSubmit' | 'children'
> {
  title: string;
  /** What its Save does. */
  does: LimitedAction;
  /** What stands on it, where it says more than Save. */
  save?: string;
  /** How wide it is, in px, where a form needs more room than most. */
  width?: number;
  /** Called when the dialog has closed, after a save as well. */
  onClose: () => void;
  /** Called at once when somebody wants to leave it, maybe while a save is under way, and maybe to stay then. */
  onLeaving?: () => void;
}

/**
 * A SchemaForm in a dialog; it closes after a save that was not refused. By mistake it does not: no click outside closes it, and
 * with something typed it asks first.
 */
export function FormDialog<Schema extends ObjectSchema<AnyObject>>(props: FormDialogProps<Schema>) {
  const { title, does, save = 'Save', width = 520, onSubmit, onClose, onLeaving, ...form } = props;
  const { open, edited, leave, close, question } = useLeaving(onLeaving);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      title={title}
      open={open}
      width={width}
      onCancel={leave}
      afterClose={onClose}
      afterOpenChange={(shown) => shown && focusFirstField(body.current)}
      mask={{ closable: false }}
      footer={(_buttons, { CancelBtn }) =>
        question ?? (
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
          onEdit={edited}
          onSubmit={async (values, show) => {
            const answer = await onSubmit(values, show);
            if (answer !== false) close();
            return answer;
          }}
        />
      </div>
    </Modal>
  );
}
