import { Button } from 'antd';
import { useState } from 'react';
import { goodPassword } from '@/office/people/goodPassword';
import { PasswordInput } from '@/ui/PasswordInput';
import styles from './NewPasswordInput.module.css';

export interface NewPasswordInputProps {
  id?: string;
  value?: string;
  onChange?: (password: string) => void;
}

/** A password that somebody else is to have: typed, or made here and shown, to be passed on. */
export function NewPasswordInput({ onChange, ...props }: NewPasswordInputProps) {
  const [made, setMade] = useState('');
  const make = () => {
    const password = goodPassword();
    setMade(password);
    onChange?.(password);
  };
  return (
    <>
      <div className={styles.row}>
        <PasswordInput
          {...props}
          // Another field, so that it begins in sight.
          key={made}
          inSight={made !== ''}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange?.(target.value)}
        />
        <Button onClick={make}>Generate</Button>
      </div>
      <p role="status" className={styles.note}>
        {made !== '' && props.value === made && 'Pass it on now: it is not shown again.'}
      </p>
    </>
  );
}
