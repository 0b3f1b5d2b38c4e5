import { Button } from 'antd';
import { useState } from 'react';
import { officeTrouble } from '@/office/officeClient';
import { Message, type MessageProps } from '@/ui/Message';
import { Section } from '@/ui/Section';

interface TestSectionProps {
  title: string;
  /** What the button does, told before it was clicked. */
  hint: string;
  /** Tries it once; gives what came of it, in words. */
  test: () => Promise<string>;
  onTested?: () => Promise<void>;
}

/** Tries once what the office keeps the settings of, and tells what came of it. */
export function TestSection({ title, hint, test, onTested }: TestSectionProps) {
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<Pick<MessageProps, 'tone' | 'title'>>();
  const run = async () => {
    setBusy(true);
    setTested(undefined);
    setTested(
      await test().then(
        (words) => ({ tone: 'success', title: words }) as const,
        (error: unknown) => ({ tone: 'error', title: officeTrouble(error) }) as const,
      ),
    );
    setBusy(false);
    await onTested?.();
  };
  return (
    <Section
      title={title}
      actions={
        <Button loading={busy} onClick={() => void run()}>
          Test
        </Button>
      }
    >
      <div role="status">{tested ? <Message {...tested} /> : hint}</div>
    </Section>
  );
}
