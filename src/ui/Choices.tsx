import { Radio, Select } from 'antd';

interface ChoiceProps<Choice extends string> {
  choices: readonly Choice[];
  id?: string;
  value?: Choice;
  onChange?: (choice: Choice) => void;
}

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

/** One of a few fixed words, from a menu. */
export const WordSelect = <Choice extends string>({ choices, ...props }: ChoiceProps<Choice> & { placeholder?: string }) => (
  <Select {...props} options={optionsOf(choices)} />
);

/** One of two or three fixed words, all of them in sight; `label` is the group's accessible name. */
export const WordRadios = <Choice extends string>({ label, choices, onChange, ...props }: ChoiceProps<Choice> & { label: string }) => (
  <Radio.Group
    {...props}
    aria-label={label}
    optionType="button"
    options={optionsOf(choices)}
    onChange={({ target }) => onChange?.(target.value as Choice)}
  />
);
