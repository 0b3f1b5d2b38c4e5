import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';
import styles from './PasswordInput.module.css';

/** A password, hidden until the person asks to see it. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
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
      {shown ? 'Hide' : 'Show'}
      <span className={styles.spoken}> password</span>
    </Button>
  );
  return <Input {...props} type={shown ? 'text' : 'password'} suffix={toggle} />;
}
