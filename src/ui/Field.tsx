import { WarningOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { getIn, type AnyObject, type Schema } from 'yup';
import styles from './Field.module.css';
import { useFormScope } from './formScope';
import { Icon } from './Icon';

export interface FieldProps<Name extends string> {
  name: Name;
  label: string;
  /** What looks odd about the value without being refused, said beside the field; gets all values of the form. */
  warn?: (value: string, values: AnyObject) => string | undefined;
  children: ReactElement;
}

function usePath(name: string) {
  const { schema, prefix } = useFormScope();
  const { schema: rule } = getIn(schema, [...prefix, name].join('.'));
  // Inside Form.List antd puts the list's own name in front.
  return { own: [...prefix.slice(-1), name], required: !(rule as Schema).spec.optional };
}

function Item({ name, label, extra, children }: FieldProps<string> & { extra?: ReactNode }) {
  const { own, required } = usePath(name);
  return (
    <Form.Item
      name={own}
      label={<span className={required ? styles.required : undefined}>{label}</span>}
      required={required}
      extra={extra}
    >
      {children}
    </Form.Item>
  );
}

function WarnedItem(props: FieldProps<string> & Required<Pick<FieldProps<string>, 'warn'>>) {
  const values = (Form.useWatch([], Form.useFormInstance()) ?? {}) as AnyObject;
  const warning = props.warn(String(values[props.name] ?? ''), values);
  return (
    <Item
      {...props}
      extra={
        warning && (
          <span className={styles.warning}>
            <Icon of={WarningOutlined} /> {warning}
          </span>
        )
      }
    />
  );
}

/** A labelled field of the nearest SchemaForm: whether it is required, the schema says. */
export function Field<Name extends string>({ warn, ...props }: FieldProps<Name>) {
  return warn ? <WarnedItem {...props} warn={warn} /> : <Item {...props} />;
}

/** The same Field, its names checked against the form's values. */
export const fieldsOf = <Values extends object>() => Field<keyof Values & string>;
