import { formatCount } from '@/format';
import { paths } from '@/paths';
import { OwnOtps } from '@/parts/challans/OwnOtps';
import { useAppSelector } from '@/parts/hooks';
import { useWords } from '@/parts/useWords';
import { selectLanguage } from '@/store/browser/looksSlice';
import { dateIn } from '@/store/care/jobs/visitWords';
import type { Installer } from '@/store/places/installers/installer';
import type { Challan } from '@/store/stock/challans/challan';
import { piecesOf } from '@/store/stock/challans/challanDraft';
import { giverOf } from '@/store/stock/challans/challanList';
import { selectBag } from '@/store/stock/onHand/bag';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { LinkButton } from '@/ui/links';
import { Section } from '@/ui/Section';
import styles from './Day.module.css';
import { HANDED_OVER_WORDS } from './handedOverWords';

/** Who hands a challan over, when, and how much of it. */
export function ChallanFacts({ challan }: { challan: Challan }) {
  const words = useWords(HANDED_OVER_WORDS);
  const language = useAppSelector(selectLanguage);
  const stock = useAppSelector(selectStock);
  return (
    <>
      <div className={styles.when}>{dateIn(language, challan.offeredOn)}</div>
      <strong>{words.from(giverOf(stock, challan, words.store))}</strong>
      <div>{words.pieces(piecesOf(challan.lines))}</div>
    </>
  );
}

/** The challans on their way to an installer's bag, each with what leads on to accepting it; nothing while there are none. */
export function HandedOver({ installer: { id }, today }: { installer: Installer; today: string }) {
  const words = useWords(HANDED_OVER_WORDS);
  const { offered } = useAppSelector((state) => selectBag(state, id, today));
  if (offered.length === 0) return undefined;
  return (
    <Section title={`${words.toAccept} (${formatCount(offered.length)})`}>
      <OwnOtps challans={offered} />
      <ul className={styles.jobs} aria-label={words.toAccept}>
        {offered.map((challan) => (
          <li key={challan.id} className={styles.job}>
            <ChallanFacts challan={challan} />
            <div className={styles.answers}>
              <LinkButton type="primary" to={paths.installerChallanOf(challan.number)}>
                {words.accept(String(challan.number))}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
