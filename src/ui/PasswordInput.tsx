import { Button, Input, type InputProps } from 'antd';
import { use, useState } from 'react';
import { SaidInDialogs } from './dialogWords';
import styles from './PasswordInput.module.css';
import { Spoken } from './Spoken';

export interface PasswordInputProps extends InputProps {
  /** Whether it begins in sight, as what nobody typed is to be read. */
  inSight?: boolean;
}

/** A password, hidden until the person asks to see it. */
export function PasswordInput({ inSight = false, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(inSight);
  const words = use(SaidInDialogs);
  const toggle = (
    <Button
      type="text"
      size="small"
      className={styles.toggle ?? ''}
      // The cursor stays in the field, and by keyboard the focus stays on the button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        setShown(!shown);
      }}
    >
      {shown ? words.hide : words.show}
      <Spoken> {words.password}</Spoken>
    </Button>
  );
  return <Input {...props} type={shown ? 'text' : 'password'} suffix={toggle} />;
}
