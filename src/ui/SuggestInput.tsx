import { AutoComplete } from 'antd';

export interface SuggestInputProps {
  suggestions: readonly string[];
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** A text that is typed, or picked from those known. */
export const SuggestInput = ({ suggestions, ...props }: SuggestInputProps) => (
  <AutoComplete
    {...props}
    options={[...new Set(suggestions)].map((value) => ({ value }))}
    showSearch={{ filterOption: (typed, option) => (option?.value ?? '').toLowerCase().includes(typed.trim().toLowerCase()) }}
  />
);
