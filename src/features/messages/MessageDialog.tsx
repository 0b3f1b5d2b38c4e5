import { Button, Modal, Tabs } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { selectMessages } from '@/store/care/messages/messagesSlice';
import type { Sent } from '@/store/care/messages/message';
import { useAppSelector } from '@/parts/hooks';
import { formatCount } from '@/format';
import { focusFirstField } from '@/ui/focusFirstField';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';
import { SchemaForm, type SchemaFormProps } from '@/ui/SchemaForm';
import { useLeaving } from '@/ui/useLeaving';
import { WhenReady } from '@/parts/WhenReady';
import { MessageList } from '@/parts/MessageList';
import { WrittenDown } from './WrittenDown';

export interface MessageDialogProps<Schema extends ObjectSchema<AnyObject>> {
  title: string;
  /** In px. */
  width: number;
  schema: Schema;
  initialValues?: SchemaFormProps<Schema>['initialValues'];
  kind: Sent['kind'];
  /** What the submit button says. */
  submitText: string;
  /** What it does. */
  does: LimitedAction;
  /** Gives the identity of the message that was written down; undefined where none was. */
  onSubmit: (values: InferType<Schema>) => Promise<string | undefined>;
  /** Called when the dialog has closed, after a submit as well. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that writes a message down and then shows how it is sent, and beside it what was written of its kind; no click outside closes it, and with something typed it asks. */
export function MessageDialog<Schema extends ObjectSchema<AnyObject>>(props: MessageDialogProps<Schema>) {
  const { title, width, schema, initialValues, kind, submitText, does, onSubmit, onClose, children } = props;
  const sent = useAppSelector(selectMessages).filter((one) => one.kind === kind);
  const { open, edited, emptied, leave, question } = useLeaving();
  const [busy, setBusy] = useState(false);
  const [writtenId, setWritten] = useState<string>();
  const written = sent.find(({ id }) => id === writtenId);
  const body = useRef<HTMLDivElement>(null);
  const form = (
    <SchemaForm
      schema={schema}
      initialValues={initialValues}
      onEdit={edited}
      onBusy={setBusy}
      onSubmit={async (values) => {
        const id = await onSubmit(values);
        if (id === undefined) return false;
        emptied();
        setWritten(id);
        return true;
      }}
    >
      {children}
      {!question && (
        <FormActions>
          <Button onClick={leave}>Cancel</Button>
          <LimitedButton does={does} type="primary" htmlType="submit" loading={busy}>
            {submitText}
          </LimitedButton>
        </FormActions>
      )}
    </SchemaForm>
  );
  const list = <MessageList sent={sent} empty="No messages yet." />;
  return (
    <Modal
      title={title}
      open={open}
      width={width}
      // Below the tabs, as of them another one may be shown.
      footer={question ?? null}
      onCancel={leave}
      afterClose={onClose}
      afterOpenChange={(shown) => shown && focusFirstField(body.current)}
      mask={{ closable: false }}
    >
      <div ref={body}>
        <WhenReady loading="Loading messages..." failed="Error loading messages.">
          {written ? (
            <WrittenDown sent={written} onClose={leave} />
          ) : (
            <Tabs
              items={[
                { key: 'new', label: 'New', children: form },
                { key: 'sent', label: `Written (${formatCount(sent.length)})`, children: list },
              ]}
            />
          )}
        </WhenReady>
      </div>
    </Modal>
  );
}
