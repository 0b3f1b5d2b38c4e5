import { useAppSelector } from '@/parts/hooks';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { useToday } from '@/parts/useToday';
import { WhenCounted } from '@/parts/WhenCounted';
import { WhenReady } from '@/parts/WhenReady';
import { LEAK_WORDS } from '@/store/stock/leaks/leakKinds';
import type { Noun } from '@/store/business/business';
import { selectWhyWithheld } from '@/store/business/feeds/withheldWords';
import { selectAllLeaks, selectNotLookedFor, selectNotValued } from '@/store/business/leaks/allLeaks';
import { DataTable } from '@/ui/DataTable';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { Section } from '@/ui/Section';
import { formatCount, formatMoney } from '@/format';
import { leakColumns } from './leakColumns';
import styles from './LeaksScreen.module.css';

type Kind = keyof typeof LEAK_WORDS;

/** What is not known of leaks of these kinds, as a noun is withheld here, and why. */
function NotKnown({ what, noun, kinds }: { what: string; noun: Noun; kinds: readonly Kind[] }) {
  const why = useAppSelector((state) => selectWhyWithheld(state, noun));
  return <Notice text={`${what}: ${kinds.map((kind) => LEAK_WORDS[kind].title).join(', ')}. ${why}`} />;
}

const titleOf = (kind: Kind, count: number, stake: number) =>
  `${LEAK_WORDS[kind].title} (${formatCount(count)}${stake > 0 ? `, ${formatMoney(stake)}` : ''})`;

/** The leaks kind by kind, that in front which the address asks for and then the dearest, each with the step that mends it. */
function Leaks() {
  const today = useToday();
  const kinds = useAppSelector((state) => selectAllLeaks(state, today));
  const notLookedFor = useAppSelector(selectNotLookedFor);
  const notValued = useAppSelector((state) => selectNotValued(state, today));
  const asked = useQueryString().params.get('kind');
  const shown = kinds.toSorted((one, other) => Number(other.kind === asked) - Number(one.kind === asked));
  return (
    <>
      {kinds.length === 0 && (
        <Notice role="status" text="No problems found. What is lost, late or not scanned is listed here." />
      )}
      {shown.map(({ kind, leaks, stake }) => (
        <Section key={kind} title={titleOf(kind, leaks.length, stake)}>
          <p className={styles.means}>{LEAK_WORDS[kind].means}</p>
          <DataTable
            label={LEAK_WORDS[kind].title}
            name={kind}
            rows={leaks}
            columns={leakColumns}
            dense
            empty="None."
          />
        </Section>
      ))}
      {notLookedFor.map((one) => (
        <NotKnown key={one.noun} what="Not looked for" {...one} />
      ))}
      {notValued.length > 0 && <NotKnown what="At stake is not known" noun="requests" kinds={notValued} />}
    </>
  );
}

/** What is lost, late or contradicts itself. */
export default function LeaksScreen() {
  return (
    <Page title="Leaks" crumbs={<RecordCrumbs steps={[{ text: 'Leaks' }]} />}>
      <WhenReady loading="Loading leaks..." failed="Error loading leaks.">
        <WhenCounted>
          <Leaks />
        </WhenCounted>
      </WhenReady>
    </Page>
  );
}
