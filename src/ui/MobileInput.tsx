import { Input } from 'antd';

/** A pasted mobile number without what is not part of it: spaces, dashes, `+91` or a leading 0 (domain facts). */
export const pastedMobile = (text: string): string =>
  text
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '');

export interface MobileInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A mobile number as it is typed; a pasted one loses its `+91`. */
export const MobileInput = ({ onChange, ...props }: MobileInputProps) => (
  <Input
    {...props}
    type="tel"
    autoComplete="off"
    onChange={({ target: { value }, nativeEvent }) => {
      const pasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
      onChange?.(pasted ? pastedMobile(value) : value);
    }}
  />
);
