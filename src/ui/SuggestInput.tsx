import { AutoComplete } from 'antd';

export interface SuggestInputProps {
  suggestions: readonly string[];
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  /** Told of a text that was picked, and not typed. */
  onPick?: (text: string) => void;
  /** Told when the field is left. */
  onBlur?: () => void;
}

/** A text that is typed, or picked from those known; it stays as typed until one of them is chosen, so Tab and Enter pick none unasked. */
export const SuggestInput = ({ suggestions, onPick, ...props }: SuggestInputProps) => (
  <AutoComplete
    {...props}
    {...(onPick && { onSelect: onPick })}
    defaultActiveFirstOption={false}
    options={[...new Set(suggestions)].map((value) => ({ value }))}
    showSearch={{
      filterOption: (typed, option) => (option?.value ?? '').toLowerCase().includes(typed.trim().toLowerCase()),
    }}
  />
);
