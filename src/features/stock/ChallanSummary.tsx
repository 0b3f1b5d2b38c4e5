import { formatCount, formatCountOf, formatDate } from '@/format';
import { paths, searchFor } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { piecesOf } from '@/store/stock/challans/challanDraft';
import { giverOf } from '@/store/stock/challans/challanList';
import { BEING_NUMBERED } from '@/store/billing/papers/paper';
import { ewayBillFacts } from '@/store/billing/papers/ewayBillFacts';
import { registeredFacts } from '@/store/billing/papers/registered';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { isCancelledChallan, isInvoiced, type Challan } from '@/store/stock/challans/challan';
import { proofWords } from '@/store/stock/challans/proof';
import { turnOf } from '@/store/stock/challans/challanTurn';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/Facts';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import styles from './ChallanSummary.module.css';
import { CHALLAN_TONES } from './challanTones';
import { invoiceFacts } from './invoiceFacts';

/** Of a challan, what it is, where it stands, and whose turn it is. */
export function ChallanSummary({ challan }: { challan: Challan }) {
  const unnumbered = useUnnumbered();
  const stock = useAppSelector(selectStock);
  const request = useAppSelector(selectCareRequests).find(({ id }) => id === challan.careRequestId);
  const { answer, receive } = turnOf(challan);
  const proof = proofWords(challan);
  const to = placeName(stock, challan.to);
  return (
    <Section
      title={`${giverOf(stock, challan)} to ${to}`}
      actions={<Badge tone={CHALLAN_TONES[challan.status]}>{challan.status}</Badge>}
    >
      <Facts
        facts={[
          { label: 'Challan', value: shownPlace(challan, unnumbered) },
          ...(isInvoiced(challan)
            ? [
                {
                  label: 'Tax Invoice',
                  value: unnumbered.has(challan.id) ? BEING_NUMBERED : challan.consignment.invoice.docNo,
                },
                ...(challan.consignment.invoice.on === undefined
                  ? []
                  : [{ label: 'Invoice Date', value: formatDate(challan.consignment.invoice.on) }]),
              ]
            : []),
          { label: 'From', value: giverOf(stock, challan) },
          { label: 'To', value: to },
          { label: 'Date', value: formatDate(challan.offeredOn) },
          ...(challan.answeredOn === undefined
            ? []
            : [
                {
                  label: isCancelledChallan(challan) ? 'Cancelled' : 'Answered',
                  value: formatDate(challan.answeredOn),
                },
              ]),
          { label: 'Pieces', value: formatCount(piecesOf(challan.lines)) },
          ...(isInvoiced(challan)
            ? [...invoiceFacts(challan.consignment.invoice), ...registeredFacts(challan.consignment.invoice)]
            : []),
          ...ewayBillFacts(challan.ewayBill),
          ...(proof === undefined ? [] : [{ label: 'Acceptance', value: proof }]),
          ...(request ? [{ label: 'For', value: `Stock request ${request.number} of customer care` }] : []),
        ]}
      />
      {answer.length > 0 && (
        <p className={styles.turn}>
          {to} answers {formatCountOf(answer.length, 'line')}.
        </p>
      )}
      {receive.length > 0 && (
        <p className={styles.turn}>
          {receive.length === 1 ? '1 device is' : `${formatCount(receive.length)} devices are`} accepted and received on{' '}
          <OpenLink
            to={searchFor(
              paths.stocks.received,
              receive.length === 1 ? (challan.lines[receive[0] ?? 0]?.device ?? '') : '',
            )}
          >
            Received Stock
          </OpenLink>
          .
        </p>
      )}
    </Section>
  );
}
