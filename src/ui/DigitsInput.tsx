import { Input } from 'antd';

export interface DigitsInputProps {
  prefix?: string;
  id?: string;
  value?: number | string;
  onChange?: (digits: string) => void;
}

/** The digits of what was typed or pasted: the paise of a pasted `Rs. 5,900.50` go, as they must not become rupees. */
export const digitsOf = (text: string): string => text.replace(/(\d)\.\d*(?=\D*$)/, '$1').replaceAll(/\D/g, '');

/** A whole number; whatever is no digit is passed over as it is typed. */
export const DigitsInput = ({ value, onChange, ...props }: DigitsInputProps) => (
  <Input
    {...props}
    inputMode="numeric"
    autoComplete="off"
    value={value ?? ''}
    onChange={({ target }) => onChange?.(digitsOf(target.value))}
  />
);
