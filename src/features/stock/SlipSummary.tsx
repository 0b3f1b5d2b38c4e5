import { formatCount, formatDate } from '@/format';
import { paths, searchFor } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectChain } from '@/store/stock/onHand/selectChain';
import { piecesOf } from '@/store/stock/challans/slipDraft';
import { giverOf } from '@/store/stock/challans/slipList';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { useUnnumbered } from '@/parts/useUnnumbered';
import type { Slip } from '@/store/stock/challans/slip';
import { turnOf } from '@/store/stock/challans/slipTurn';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/Facts';
import { TextLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import styles from './SlipSummary.module.css';
import { slipTone } from './slipTones';

/** Of a challan, what it is, where it stands, and whose turn it is. */
export function SlipSummary({ slip }: { slip: Slip }) {
  const unnumbered = useUnnumbered();
  const chain = useAppSelector(selectChain);
  const request = useAppSelector(selectCareRequests).find(({ id }) => id === slip.careRequestId);
  const { answer, receive } = turnOf(slip);
  const to = placeName(chain, slip.to);
  return (
    <Section title={`${giverOf(chain, slip)} to ${to}`} actions={<Badge tone={slipTone(slip)}>{slip.status}</Badge>}>
      <Facts
        facts={[
          { label: 'Challan', value: shownPlace(slip, unnumbered) },
          { label: 'From', value: giverOf(chain, slip) },
          { label: 'To', value: to },
          { label: 'Date', value: formatDate(slip.offeredOn) },
          ...(slip.answeredOn === undefined
            ? []
            : [{ label: slip.status === 'Cancelled' ? 'Cancelled' : 'Answered', value: formatDate(slip.answeredOn) }]),
          { label: 'Pieces', value: formatCount(piecesOf(slip.lines)) },
          ...(request ? [{ label: 'For', value: `Stock request ${request.number} of customer care` }] : []),
        ]}
      />
      {answer.length > 0 && (
        <p className={styles.turn}>
          {to} answers {answer.length === 1 ? '1 line' : `${formatCount(answer.length)} lines`}.
        </p>
      )}
      {receive.length > 0 && (
        <p className={styles.turn}>
          {receive.length === 1 ? '1 device is' : `${formatCount(receive.length)} devices are`} accepted and received on{' '}
          <TextLink
            to={searchFor(
              paths.stocks.received,
              receive.length === 1 ? (slip.lines[receive[0] ?? 0]?.device ?? '') : '',
            )}
          >
            Received Stock
          </TextLink>
          .
        </p>
      )}
    </Section>
  );
}
