import { Form } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { reach, type Schema } from 'yup';
import { FormScope, useFormScope } from './formScope';
import styles from './Rows.module.css';

export interface RowsProps {
  name: string;
  children: (row: { index: number; count: number; remove: () => void }) => ReactNode;
  /** What stands below the rows; `append` adds a row with the schema's defaults, and the focus goes to what is to be typed there. */
  footer?: (append: () => void) => ReactNode;
  /** The fields that a new row has as the one before it. */
  asBefore?: readonly string[];
  /** Told that a row was removed, with a way to put it back where it was, as it was. */
  onRemoved?: (putBack: () => void) => void;
}

/** The repeated part of a SchemaForm: a list of rows, each with its own fields. */
export function Rows({ name, children, footer, asBefore, onRemoved }: RowsProps) {
  const scope = useFormScope();
  const form = Form.useFormInstance();
  return (
    <Form.List name={name}>
      {(rows, { add, remove }, { errors: [message] }) => {
        const removeRow = (index: number) => {
          const value: unknown = form.getFieldValue([name, index]);
          remove(index);
          onRemoved?.(() => add(value, index));
        };
        const append = () => {
          const begun: unknown = (reach(scope.schema, `${name}[0]`) as Schema).getDefault();
          const before = asBefore?.map((field): [string, unknown] => [
            field,
            form.getFieldValue([name, rows.length - 1, field]),
          ]);
          // At once, so that its fields are there.
          flushSync(() => add(Object.assign({}, begun, Object.fromEntries(before ?? []))));
          const fields = form
            .getFieldsError()
            .filter((field) => field.name[0] === name && field.name[1] === rows.length);
          const empty = fields.find((field) => (form.getFieldValue(field.name) ?? '') === '');
          if (empty) form.focusField(empty.name);
        };
        return (
          <>
            {rows.map((row, index) => (
              <FormScope key={row.key} value={{ ...scope, prefix: [name, row.name] }}>
                {children({ index, count: rows.length, remove: () => removeRow(row.name) })}
              </FormScope>
            ))}
            {/* Said about the list as a whole: no row, and so no field, is there to say it. */}
            {message !== undefined && (
              <p role="alert" className={styles.message}>
                {message}
              </p>
            )}
            {footer?.(append)}
          </>
        );
      }}
    </Form.List>
  );
}
