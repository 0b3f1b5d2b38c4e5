import { Button, Modal, Tabs } from 'antd';
import { useRef, type ReactNode } from 'react';
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
  /** Answers whether the message was sent; else the dialog stays open. */
  onSubmit: (values: InferType<Schema>) => boolean;
  /** Called when the dialog has closed, after a submit as well. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that writes a message, and shows beside it what was sent of its kind; no click outside closes it, and with something typed it asks. */
export function MessageDialog<Schema extends ObjectSchema<AnyObject>>(props: MessageDialogProps<Schema>) {
  const { title, width, schema, initialValues, kind, submitText, does, onSubmit, onClose, children } = props;
  const sent = useAppSelector(selectMessages).filter((one) => one.kind === kind);
  const { open, edited, leave, close, question } = useLeaving();
  const body = useRef<HTMLDivElement>(null);
  const form = (
    <SchemaForm
      schema={schema}
      initialValues={initialValues}
      onEdit={edited}
      onSubmit={(values) => {
        const done = onSubmit(values);
        if (done) close();
        return done;
      }}
    >
      {children}
      {!question && (
        <FormActions>
          <Button onClick={leave}>Cancel</Button>
          <LimitedButton does={does} type="primary" htmlType="submit">
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
          <Tabs
            items={[
              { key: 'new', label: 'New', children: form },
              { key: 'sent', label: `Sent (${formatCount(sent.length)})`, children: list },
            ]}
          />
        </WhenReady>
      </div>
    </Modal>
  );
}
