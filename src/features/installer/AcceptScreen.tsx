import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { AnswerBar } from '@/parts/challans/AnswerBar';
import { AnswerCell } from '@/parts/challans/AnswerCell';
import { useChallanAnswers, type ChallanAnswers } from '@/parts/challans/useChallanAnswers';
import { OwnOtps } from '@/parts/challans/OwnOtps';
import { useAppSelector } from '@/parts/hooks';
import { CameraScan } from '@/parts/scanning/CameraScan';
import { useWords } from '@/parts/useWords';
import { WhenReady } from '@/parts/WhenReady';
import { selectLanguage } from '@/store/browser/looksSlice';
import { ANSWER_WORDS } from '@/store/stock/challans/answerWords';
import { isHandedTo, type Challan } from '@/store/stock/challans/challan';
import { shownLines, type ShownLine } from '@/store/stock/challans/challanLines';
import { selectChallanNumbered } from '@/store/stock/challans/challansSlice';
import { turnOf } from '@/store/stock/challans/challanTurn';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { ScanField } from '@/ui/ScanField';
import { Section } from '@/ui/Section';
import styles from './Day.module.css';
import { BAG_WORDS, DAY_WORDS } from './dayWords';
import { ChallanFacts } from './HandedOver';
import { HANDED_OVER_WORDS } from './handedOverWords';
import { VISIT_WORDS } from './visitWords';

interface AcceptLineProps {
  challan: Challan;
  shown: ShownLine;
  answers: ChallanAnswers;
}

/** What a line hands over, and how it is answered: where it waits, that can be chosen. */
function AcceptLine({ challan, shown: { id, mark, name, sim, qty }, answers }: AcceptLineProps) {
  const words = useWords(ANSWER_WORDS);
  const bag = useWords(BAG_WORDS);
  const { pieces } = useWords(HANDED_OVER_WORDS);
  const line = challan.lines[id];
  const details = [mark && name, sim && bag.sim(sim), line?.goods && pieces(qty)].filter(Boolean);
  return (
    <li>
      <strong>{mark || name}</strong>
      <div>{details.join(', ')}</div>
      {line && answers.open.includes(id) ? (
        <AnswerCell
          line={line}
          mark={mark || name}
          answer={answers.typed[id]}
          onAnswer={(given) => answers.answer(id, given)}
          refused={answers.refused}
          language={answers.language}
        />
      ) : (
        line && words[line.outcome]
      )}
    </li>
  );
}

/** The lines of a challan that wait, each with its answer, sealed with one OTP; with that the way leads back to the day. */
function Accepting({ challan }: { challan: Challan }) {
  const { lines } = useWords(HANDED_OVER_WORDS);
  const words = useWords(ANSWER_WORDS);
  const language = useAppSelector(selectLanguage);
  const stock = useAppSelector(selectStock);
  const answers = useChallanAnswers(challan, language);
  const navigate = useNavigate();
  return (
    <Section title={lines} actions={<Button onClick={answers.acceptAll}>{words.acceptAll}</Button>}>
      <ScanField
        label={words.scan}
        hint={words.scanHint}
        onScan={answers.scan}
        camera={(take) => <CameraScan language={language} onCode={take} />}
      />
      <ul className={styles.lines} aria-label={lines}>
        {shownLines(stock, challan.lines).map((shown) => (
          <AcceptLine key={shown.id} challan={challan} shown={shown} answers={answers} />
        ))}
      </ul>
      <AnswerBar challan={challan} answers={answers} onAnswered={() => void navigate(paths.installer)} />
    </Section>
  );
}

/** A challan that is handed over to an installer, on his phone: what it says, and what he answers. */
export default function AcceptScreen() {
  const { challanNumber = '' } = useParams();
  const words = useWords(HANDED_OVER_WORDS);
  const { back } = useWords(VISIT_WORDS);
  const { loading, failed } = useWords(DAY_WORDS);
  const own = useAppSelector(({ origin }) => origin.readBy?.installerId);
  const status = useAppSelector(selectDataStatus);
  const found = useAppSelector((state) => selectChallanNumbered(state, challanNumber));
  const challan = found && isHandedTo(found, own) ? found : undefined;
  return (
    <Page
      title={status === 'ready' && !challan ? words.gone : words.title(challanNumber)}
      actions={<LinkButton to={paths.installer}>{back}</LinkButton>}
    >
      <WhenReady loading={loading} failed={failed}>
        {challan ? (
          <div className={styles.parts}>
            <div className={`${styles.job} ${styles.whole}`}>
              <OwnOtps challans={[challan]} />
              <ChallanFacts challan={challan} />
            </div>
            {turnOf(challan).answer.length > 0 ? (
              <Accepting key={challan.id} challan={challan} />
            ) : (
              <Notice text={words.answered} />
            )}
          </div>
        ) : (
          <Notice text={words.noneSuch(challanNumber)} />
        )}
      </WhenReady>
    </Page>
  );
}
