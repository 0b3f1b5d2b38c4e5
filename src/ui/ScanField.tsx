import { Input, type InputRef } from 'antd';
import { useId, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { formatCount } from '@/format';
import { LastAnswers, type PlacedAnswer, type ScanAnswer } from './LastAnswers';
import { scannedTexts } from './scannedTexts';
import styles from './ScanField.module.css';
import { soundScan, type ScanTone } from './scanSound';
import { Spoken } from './Spoken';
import { useBegunIn } from './useBegunIn';

export interface ScanFieldProps {
  label: string;
  hint?: string;
  disabled?: boolean;
  /** Whether it is what its page is opened for, which begins in it. */
  begins?: boolean;
  /** What of a pasted text is taken one after the other; what stands between lines, tabs, commas and semicolons when not given. */
  split?: (pasted: string) => readonly string[];
  /** What becomes of a number. A paste of many asks for all of them before it renders again: each must be known to the next. */
  onScan: (text: string) => ScanAnswer;
  /** Another way to scan, such as a camera, which gives each text that it read. */
  camera?: (take: (text: string) => void) => ReactNode;
  ref?: Ref<InputRef>;
}

const SHOWN = 5;

/** What is said of several answers at once: how many of them are of which tone, the best first. */
function summary(answers: readonly ScanAnswer[]): string {
  const counts = (['good', 'known', 'wrong'] as const).map((tone) => ({
    tone,
    count: answers.filter((one) => one.tone === tone).length,
  }));
  return counts.flatMap(({ tone, count }) => (count > 0 ? `${formatCount(count)} ${tone}` : [])).join(', ');
}

/** The tone that somebody has to know of, of several. */
const worst = (answers: readonly ScanAnswer[]): ScanTone =>
  (['wrong', 'known'] as const).find((tone) => answers.some((one) => one.tone === tone)) ?? 'good';

/**
 * Takes one number after the other, as a scanner types them with Enter after each, or many that are pasted: it keeps the focus,
 * is empty again at once, and shows, says and sounds what became of each.
 */
export function ScanField({
  label,
  hint,
  disabled = false,
  begins = false,
  split = scannedTexts,
  onScan,
  camera,
  ref,
}: ScanFieldProps) {
  const id = useId();
  const whole = useBegunIn(begins);
  const [typed, setTyped] = useState('');
  const [{ last, said }, setAnswered] = useState<{ last: readonly PlacedAnswer[]; said: string }>({
    last: [],
    said: '',
  });
  const take = (texts: readonly string[]) => {
    setTyped('');
    if (texts.length === 0) return;
    const answers = texts.map(onScan);
    soundScan(worst(answers));
    setAnswered((before) => {
      const next = (before.last[0]?.place ?? -1) + 1;
      const newest = answers.map((answer, place) => ({ ...answer, place: next + place })).toReversed();
      const [only, ...further] = answers;
      return {
        last: [...newest, ...before.last].slice(0, SHOWN),
        said: only && further.length === 0 ? only.text : summary(answers),
      };
    });
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    // What an input method still composes is not typed yet.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // A form around the field is not what the scanner means to submit.
    event.preventDefault();
    take(split(event.currentTarget.value));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const texts = split(event.clipboardData.getData('text'));
    // One number that is pasted beside others that were typed is a part of them.
    if (texts.length === 0 || (texts.length === 1 && typed !== '')) return;
    event.preventDefault();
    take(typed.trim() === '' ? texts : [...split(typed), ...texts]);
  };
  return (
    <div ref={whole} className={styles.scan}>
      <label htmlFor={id}>{label}</label>
      <Input
        {...(ref && { ref })}
        id={id}
        size="large"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        disabled={disabled}
        data-begins={begins}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={enter}
        onPaste={paste}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {camera?.((text) => take(split(text)))}
      <Spoken role="status">{said}</Spoken>
      {last.length > 0 && <LastAnswers answers={last} />}
    </div>
  );
}
