import { Checkbox, Form } from 'antd';

/** A yes or no of the SchemaForm around, its label beside the box. */
export const TickField = ({ name, label }: { name: string; label: string }) => (
  <Form.Item name={name} valuePropName="checked" noStyle>
    <Checkbox>{label}</Checkbox>
  </Form.Item>
);
