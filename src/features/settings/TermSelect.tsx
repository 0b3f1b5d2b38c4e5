import { Select } from 'antd';
import { TOKEN_TERMS } from '@/office/api/tokenSchema';

export interface TermSelectProps {
  id?: string;
  value?: string;
  onChange?: (term: string) => void;
}

/** For how long a token is taken. */
export const TermSelect = (props: TermSelectProps) => (
  <Select {...props} options={TOKEN_TERMS.map((term) => ({ value: term, label: term }))} />
);
