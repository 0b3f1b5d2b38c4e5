import { smsSize } from '@/store/care/messages/smsParts';
import { formatCount, formatCountOf } from '@/format';
import { TextArea } from '@/ui/TextArea';
import styles from './SmsMessageInput.module.css';

export interface SmsMessageInputProps {
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** What makes a message long, and into how many SMS it goes; nothing while it fits into one. */
function inParts(message: string): string {
  const { parts, outside } = smsSize(message);
  if (parts === 1) return '';
  const reason = outside === undefined ? '' : `: with “${outside}” an SMS holds fewer characters`;
  return `Sent as ${formatCount(parts)} SMS parts${reason}`;
}

/** The text of an SMS, with its characters counted, and its parts once it is longer than one (domain: GSM 03.38). */
export function SmsMessageInput({ value = '', onChange, ...props }: SmsMessageInputProps) {
  const { characters } = smsSize(value);
  return (
    <>
      <TextArea
        {...props}
        autoSize={{ minRows: 4, maxRows: 10 }}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <div className={styles.size}>
        <span role="status">{inParts(value)}</span>
        <span>{formatCountOf(characters, 'character')}</span>
      </div>
    </>
  );
}
