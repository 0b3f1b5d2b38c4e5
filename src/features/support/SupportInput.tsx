import { Button, Input } from 'antd';
import { useState } from 'react';
import { cleanLine } from '@/store/kit/typed/cleanText';
import styles from './SupportPanel.module.css';

export interface SupportInputProps {
  label: string;
  /** What the button says. */
  button: string;
  inputMode?: 'numeric';
  onSend: (text: string) => void;
}

/** A line of the chat that is typed: Enter or the button sends it, unless it is blank. */
export function SupportInput({ label, button, onSend, ...props }: SupportInputProps) {
  const [text, setText] = useState('');
  return (
    <form
      className={styles.input}
      onSubmit={(event) => {
        event.preventDefault();
        const said = cleanLine(text);
        if (said === '') return;
        onSend(said);
        setText('');
      }}
    >
      <Input
        {...props}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button htmlType="submit">{button}</Button>
    </form>
  );
}
