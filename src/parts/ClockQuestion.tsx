import { Modal } from 'antd';
import { useState } from 'react';
import { selectReaderLanguage } from '@/store/business/missedWords';
import { dateIn } from '@/store/care/jobs/visitWords';
import { wordsIn, type WordTable } from '@/store/kit/language';
import { useAppSelector } from './hooks';
import { useReasons } from './useReasons';

interface ClockQuestionProps {
  /** ISO date. */
  today: string;
  /** Why that is doubtful, in a sentence. */
  doubt: string;
  onRight: () => void;
  onClose: () => void;
}

const WORDS = {
  question: { en: (day: string) => `Is today ${day}?`, hi: (day: string) => `क्या आज ${day} है?` },
  yes: { en: (day: string) => `Yes, it is ${day}`, hi: (day: string) => `हाँ, आज ${day} है` },
  no: { en: 'No', hi: 'नहीं' },
  series: { en: 'A document takes its day and its series from there.', hi: 'कागज़ पर तारीख वहीं से आती है।' },
  cure: {
    en: 'Nothing was saved yet. Set the clock right, or say that it is, and save again.',
    hi: 'अभी कुछ सहेजा नहीं गया। घड़ी ठीक करें, या बताएँ कि वह ठीक है, और फिर से सहेजें।',
  },
} satisfies WordTable;

/** Asks whether today is what the clock of this device says. */
export default function ClockQuestion({ today, doubt, onRight, onClose }: ClockQuestionProps) {
  const [open, setOpen] = useState(true);
  const language = useAppSelector(selectReaderLanguage);
  const words = wordsIn(WORDS, language);
  const told = useReasons(language);
  const day = dateIn(language, today);
  return (
    <Modal
      title={words.question(day)}
      open={open}
      mask={{ closable: false }}
      okText={words.yes(day)}
      cancelText={words.no}
      onOk={() => {
        onRight();
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <p>
        {told(doubt)} {words.series}
      </p>
      <p>{words.cure}</p>
    </Modal>
  );
}
