import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, use, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { officeMinute } from '@/format';
import { DAY, MINUTE, MONTH, type DateKind } from './dateKinds';
import styles from './DateInput.module.css';
import { FieldLeft } from './formScope';
import { officeNow } from './officeNow';

interface Typing {
  text: string;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  onDone: () => void;
}

const TypingContext = createContext<Typing | undefined>(undefined);

/** The picker's text field, in which our text stands: the picker's own would drop what it cannot read, and rewrite what is half typed. */
function TypedInput({ onKeyDown, onBlur, ...props }: ComponentProps<'input'>) {
  const typing = use(TypingContext);
  return (
    <input
      {...props}
      value={typing?.text ?? ''}
      onChange={({ target }) => typing?.onType(target.value)}
      onKeyDown={(event) => {
        if (!typing?.onKey(event)) onKeyDown?.(event);
      }}
      onBlur={(event) => {
        typing?.onDone();
        onBlur?.(event);
      }}
    />
  );
}

const components = { input: TypedInput };

/** The ISO minute of now, which what is typed may mean in part. */
const minuteNow = () => officeMinute(new Date());

type PickerProps = ComponentProps<typeof DatePicker>;

interface DateInputProps extends Pick<
  PickerProps,
  'id' | 'ref' | 'status' | 'onFocus' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  value?: string | undefined;
  /** Gets the ISO form of what was typed or picked, or what was typed as it is where it means none: the schema refuses that. */
  onChange?: (value: string) => void;
  /** Gets the same once what was typed is left or entered, and what was picked or stepped to: enough where nobody needs each key. */
  onDone?: (value: string) => void;
  /** What stands where nothing is typed, if not how it may be. */
  placeholder?: string;
}

function Picker({ kind, value = '', onChange, onDone, placeholder, ...props }: DateInputProps & { kind: DateKind }) {
  const { iso, step, picker } = kind;
  const left = use(FieldLeft);
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const [open, setOpen] = useState(false);
  const meant = (text: string) => kind.typed(text, minuteNow()) ?? text.trim();
  // What was typed stands while whoever holds the value takes it, or waits for its end; it is forgotten once something else is held.
  const typing = typed !== undefined && (meant(typed.text) === value || typed.over === value) ? typed.text : undefined;
  const text = typing ?? kind.shown(value);
  const current = typing === undefined ? value : meant(typing);
  const day: Dayjs | undefined =
    kind.typed(current, current) === current && current !== '' ? dayjs(current) : undefined;

  const onType = (next: string) => {
    setTyped({ text: next, over: value });
    onChange?.(meant(next));
  };
  const put = (next: Dayjs) => {
    setTyped(undefined);
    onChange?.(next.format(iso));
    onDone?.(next.format(iso));
  };
  const finish = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onDone?.(current);
    if (current !== '' && day === undefined) left();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      if (event.altKey) setOpen(key === 'ArrowDown');
      else if (day) put(day.add(key === 'ArrowUp' ? 1 : -1, step));
      // What cannot be read stays to be mended.
      else if (current === '') put(officeNow());
      return true;
    }
    if (key === 'Enter') finish();
    // With the calendar open, Enter and Escape are for that alone; closed, for the form and the dialog around.
    if (open && (key === 'Enter' || key === 'Escape')) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      return true;
    }
    return key === 'Enter' || key === 'Escape';
  };

  return (
    <TypingContext value={{ text, onType, onKey, onDone: finish }}>
      <DatePicker
        {...props}
        {...picker}
        components={components}
        value={day ?? null}
        onChange={(next: Dayjs | Dayjs[] | null) => {
          if (dayjs.isDayjs(next)) put(next);
        }}
        open={open}
        onOpenChange={setOpen}
        format={iso}
        placeholder={placeholder ?? kind.hint}
        allowClear={false}
        className={styles.picker ?? ''}
        classNames={{ popup: { root: styles.calendar ?? '' } }}
      />
    </TypingContext>
  );
}

/** A day, kept as an ISO date: typed as `5/9/26`, `5 sep` or `today`, stepped with the arrow keys, or picked from a calendar. */
export const DateInput = (props: DateInputProps) => <Picker {...props} kind={DAY} />;

/** A month, kept as `YYYY-MM`. */
export const MonthInput = (props: DateInputProps) => <Picker {...props} kind={MONTH} />;

/** A minute of a day, kept as `YYYY-MM-DDTHH:MM`. */
export const MinuteInput = (props: DateInputProps) => <Picker {...props} kind={MINUTE} />;
