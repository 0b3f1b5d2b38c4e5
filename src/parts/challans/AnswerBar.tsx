import { useState } from 'react';
import { useOffice } from '@/parts/office';
import { useSay } from '@/parts/useSay';
import { challanAnswered } from '@/store/facts/challans';
import { wordsIn } from '@/store/kit/language';
import { ANSWER_WORDS } from '@/store/stock/challans/answerWords';
import type { Challan } from '@/store/stock/challans/challan';
import { answersOf } from '@/store/stock/challans/challanAnswers';
import { LimitedButton } from '@/ui/LimitedButton';
import styles from './AnswerBar.module.css';
import { OfficeOtp } from './OfficeOtp';
import { OtpTalk } from './OtpTalk';
import type { ChallanAnswers } from './useChallanAnswers';
import { useReceives } from './useReceives';

interface AnswerBarProps {
  challan: Challan;
  answers: ChallanAnswers;
  onAnswered?: () => void;
}

/** Says what the receiver of a challan answered of its lines, sealed with one OTP where he is not signed in here himself. */
export function AnswerBar({ challan, answers, onAnswered }: AnswerBarProps) {
  const say = useSay();
  const office = useOffice();
  const receives = useReceives(challan);
  const [asking, setAsking] = useState(false);
  const { open, answered, faulty, refused, typed, language } = answers;
  const words = wordsIn(ANSWER_WORDS, language);
  const answer = () => {
    setAsking(false);
    const given = answersOf(challan, typed);
    const accepted = given.filter(({ outcome }) => outcome === 'Accepted').length;
    const done = say(challanAnswered(challan, given), words.answered(String(challan.number), accepted, given.length));
    if (!done) return;
    answers.clear();
    onAnswered?.();
  };
  return (
    <div className={styles.answer}>
      {asking && answered.length > 0 ? (
        <>
          <span>{words.oneOtp(answered.length)}</span>
          {office ? (
            <OfficeOtp office={office} challan={challan} onVerified={answer} onCancel={() => setAsking(false)} />
          ) : (
            <OtpTalk does={challanAnswered} language={language} onVerified={answer} onCancel={() => setAsking(false)} />
          )}
        </>
      ) : (
        <LimitedButton
          does={challanAnswered}
          type="primary"
          disabled={answered.length === 0}
          onClick={() => {
            if (!answers.submit()) return;
            if (receives) answer();
            else setAsking(true);
          }}
        >
          {words.answer(answered.length, open.length)}
        </LimitedButton>
      )}
      {refused && faulty !== undefined && (
        <p role="alert" className={styles.missing}>
          {words.cannot(faulty + 1)}
        </p>
      )}
    </div>
  );
}
