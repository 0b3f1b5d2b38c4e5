import { Radio, Select } from 'antd';
import { useImperativeHandle, useRef, type Ref } from 'react';

interface ChoiceProps<Choice extends string> {
  choices: readonly Choice[];
  id?: string;
  value?: Choice;
  onChange?: (choice: Choice) => void;
}

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

/** One of a few fixed words, from a menu. */
export const WordSelect = <Choice extends string>({
  choices,
  ...props
}: ChoiceProps<Choice> & { placeholder?: string; 'aria-label'?: string }) => (
  <Select {...props} options={optionsOf(choices)} />
);

interface RadiosProps<Choice extends string> extends ChoiceProps<Choice> {
  label: string;
  ref?: Ref<{ focus: () => void }>;
}

/** One of two or three fixed words, all of them in sight; `label` is the group's accessible name. */
export function WordRadios<Choice extends string>({ label, choices, onChange, ref, ...props }: RadiosProps<Choice>) {
  const group = useRef<HTMLDivElement>(null);
  // A form focuses its first field in error; the group itself cannot have the focus.
  useImperativeHandle(ref, () => ({ focus: () => group.current?.querySelector('input')?.focus() }), []);
  return (
    <Radio.Group
      {...props}
      ref={group}
      aria-label={label}
      optionType="button"
      options={optionsOf(choices)}
      onChange={({ target }) => onChange?.(target.value as Choice)}
    />
  );
}
