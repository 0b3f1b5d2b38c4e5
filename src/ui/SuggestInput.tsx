import { AutoComplete, type AutoCompleteProps } from 'antd';

export interface SuggestInputProps {
  /** Texts, or what each stands for beside it. */
  suggestions: readonly (string | { value: string; label: string })[];
  placeholder?: string;
  /** Said where none of them has what was typed in it. */
  empty?: string;
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  /** Told of a text that was picked, and not typed. */
  onPick?: (text: string) => void;
  /** Told when the field is left. */
  onBlur?: () => void;
  onInputKeyDown?: NonNullable<AutoCompleteProps['onInputKeyDown']>;
}

/** A text that is typed, or picked from those known; it stays as typed until one of them is chosen, so Tab and Enter pick none unasked. */
export const SuggestInput = ({ suggestions, onPick, empty, ...props }: SuggestInputProps) => (
  <AutoComplete
    {...props}
    {...(onPick && { onSelect: onPick })}
    defaultActiveFirstOption={false}
    {...(empty !== undefined && { notFoundContent: empty })}
    options={[...new Set(suggestions)].map((one) => (typeof one === 'string' ? { value: one, label: one } : one))}
    showSearch={{
      filterOption: (typed, option) =>
        `${option?.value} ${option?.label}`.toLowerCase().includes(typed.trim().toLowerCase()),
    }}
  />
);
