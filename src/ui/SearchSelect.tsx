import { Select, type SelectProps } from 'antd';
import { useState } from 'react';

export interface SearchSelectProps<Value extends number | string> {
  options: readonly { value: Value; label: string }[];
  placeholder?: string;
  disabled?: boolean;
  /** Said when there are no options, or none that matches what was typed. */
  empty?: string;
  /** The accessible name, where no Field gives one. */
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  status?: SelectProps['status'];
  id?: string;
  value?: Value | undefined;
  onChange?: (value: Value) => void;
}

/** So many options are drawn at once, and reached by the browser as well; of more only those in sight. */
const DRAWN_WHOLE = 100;

/** A choice of one from many, found by typing any part of its label. */
export function SearchSelect<Value extends number | string>({ options, empty, ...props }: SearchSelectProps<Value>) {
  const [typed, setTyped] = useState('');
  return (
    <Select<Value>
      {...(props as SelectProps<Value>)}
      options={[...options]}
      virtual={options.length > DRAWN_WHOLE}
      showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
      // Who opens the list and goes on with Tab has chosen nothing.
      defaultActiveFirstOption={typed !== ''}
      notFoundContent={empty}
    />
  );
}
