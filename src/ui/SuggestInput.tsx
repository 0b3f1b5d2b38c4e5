import { AutoComplete } from 'antd';

export interface SuggestInputProps {
  suggestions: readonly string[];
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  /** Told of a text that was picked, and not typed. */
  onPick?: (text: string) => void;
}

/** A text that is typed, or picked from those known. */
export const SuggestInput = ({ suggestions, onPick, ...props }: SuggestInputProps) => (
  <AutoComplete
    {...props}
    {...(onPick && { onSelect: onPick })}
    options={[...new Set(suggestions)].map((value) => ({ value }))}
    showSearch={{ filterOption: (typed, option) => (option?.value ?? '').toLowerCase().includes(typed.trim().toLowerCase()) }}
  />
);
