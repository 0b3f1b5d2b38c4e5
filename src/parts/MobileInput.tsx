import { Input } from 'antd';
import { pastedMobile } from '@/store/kit/typed/mobile';

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
