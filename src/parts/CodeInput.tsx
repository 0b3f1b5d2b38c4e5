import { Input, type InputProps } from 'antd';

/** A code of a second factor as it is typed, or filled in by the browser. */
export const CodeInput = (props: InputProps) => (
  <Input {...props} inputMode="numeric" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
);
