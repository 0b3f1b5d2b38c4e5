import { WarningOutlined } from '@ant-design/icons';
import { ConfigProvider, Form } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { AnyObject } from 'yup';
import { Explained } from './Explained';
import styles from './Field.module.css';
import { FieldLabel } from './FieldLabel';
import { describedAt, ruleAt } from './fieldRule';
import { FieldLeft, useFormScope } from './formScope';
import { Icon } from './Icon';
import { LinkedText } from './linkedText';
import { useTyped } from './typedValues';

export interface FieldProps<Name extends string> {
  name: Name;
  label: string;
  /** What is good to know before it is filled in. */
  hint?: string;
  /** The word of the trade that it is about, which somebody may not know. */
  explains?: string;
  /** What looks odd about the value without being refused, said beside the field; gets all values of the form as well. */
  warn?: (value: string, values: AnyObject) => ReactNode;
  children: ReactElement;
}

function useRule(name: string) {
  const { schema, prefix } = useFormScope();
  const whole = [...prefix, name];
  const rule = ruleAt(schema, whole);
  // Inside Form.List antd puts the list's own name in front.
  return { schema, whole, own: [...prefix.slice(-1), name], rule, conditional: rule.deps.length > 0 };
}

type ItemProps = Omit<FieldProps<string>, 'warn'> & { required: boolean; extra?: ReactNode };

function Item({ name, label, hint, explains, required, extra = hint, children }: ItemProps) {
  const { check } = useFormScope();
  const { whole, own } = useRule(name);
  return (
    <FieldLeft value={() => void check(whole)}>
      <Explained word={explains}>
        <Form.Item
          name={own}
          label={<FieldLabel required={required}>{label}</FieldLabel>}
          required={required}
          extra={extra}
        >
          {children}
        </Form.Item>
      </Explained>
    </FieldLeft>
  );
}

/** A field that follows others: what the schema leaves out while they stand so is disabled. */
function WatchedItem({ warn, ...props }: FieldProps<string>) {
  const form = Form.useFormInstance();
  const { schema, whole } = useRule(props.name);
  const { componentDisabled: isDisabled } = ConfigProvider.useConfig();
  // All of them: a warning or a rule may look at what no field shows.
  const values = useTyped<AnyObject>();
  const { optional, meta } = describedAt(schema, whole, values);
  const warning = warn?.(String(form.getFieldValue(whole) ?? ''), values);
  return (
    <ConfigProvider componentDisabled={isDisabled || meta?.isLeftOut === true}>
      <Item
        {...props}
        required={!optional}
        extra={
          warning ? (
            <span className={styles.warning}>
              <Icon of={WarningOutlined} /> {typeof warning === 'string' ? <LinkedText text={warning} /> : warning}
            </span>
          ) : undefined
        }
      />
    </ConfigProvider>
  );
}

/** A labelled field of the nearest SchemaForm: whether it is required, the schema says, by what others hold as well. */
export function Field<Name extends string>({ warn, ...props }: FieldProps<Name>) {
  const { rule, conditional } = useRule(props.name);
  if (conditional || warn) return <WatchedItem {...props} {...(warn && { warn })} />;
  return <Item {...props} required={!rule.describe().optional} />;
}

/** The same Field, its names checked against the form's values. */
export const fieldsOf = <Values extends object>() => Field<keyof Values & string>;
