import type { Finding } from '@/store/business/deviceLookup';
import { formatDate } from '@/format';
import { Facts } from '@/ui/Facts';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import styles from './ListFindings.module.css';

/** What the lists of the product say of a device, each with the way to its row. */
export const ListFindings = ({ findings }: { findings: readonly Finding[] }) => (
  <Section title="What the lists say">
    <Facts
      facts={findings.map(({ list, text, on, to }) => ({
        label: list,
        value: (
          <span className={styles.finding}>
            <OpenLink to={to}>{text}</OpenLink>
            {on === undefined ? '' : ` on ${formatDate(on)}`}
          </span>
        ),
      }))}
    />
  </Section>
);
