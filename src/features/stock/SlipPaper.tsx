import { QRCode } from 'antd';
import { formatCount, formatDate } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { challanCode } from '@/store/chain/challanNumber';
import { placeName } from '@/store/chain/holderWords';
import { selectChain } from '@/store/chain/selectChain';
import { piecesOf } from '@/store/chain/slipDraft';
import { shownLines } from '@/store/chain/slipLines';
import { giverOf } from '@/store/chain/slipList';
import type { Slip } from '@/store/slips/slip';
import styles from './SlipPaper.module.css';

/** A challan as it is printed on A4, and seen nowhere else: the paper that goes with the goods, with its number as a code to be scanned. */
export default function SlipPaper({ slip }: { slip: Slip }) {
  const chain = useAppSelector(selectChain);
  const [from, to] = [giverOf(chain, slip), placeName(chain, slip.to)];
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <div>
          <p className={styles.company}>Trackyard</p>
          <p className={styles.title}>Delivery Challan {slip.number}</p>
          {slip.status === 'Cancelled' && <p className={styles.cancelled}>Cancelled</p>}
        </div>
        <QRCode type="svg" value={challanCode(slip.number)} size={104} className={styles.code ?? ''} color="#000" bgColor="#fff" />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>From</dt>
          <dd>{from}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{formatDate(slip.offeredOn)}</dd>
        </div>
        <div>
          <dt>Pieces</dt>
          <dd>{formatCount(piecesOf(slip.lines))}</dd>
        </div>
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>No</th>
            <th>Product</th>
            <th>Number</th>
            <th>SIM</th>
            <th className={styles.end}>Qty</th>
            <th>Remark</th>
          </tr>
        </thead>
        <tbody>
          {shownLines(chain, slip.lines).map(({ id, name, mark, sim, qty }) => {
            const { outcome = 'Pending', reason, status } = slip.lines[id] ?? {};
            const remarks = [status, outcome === 'Pending' ? undefined : outcome, reason].filter(Boolean);
            return (
              <tr key={id}>
                <td>{id + 1}</td>
                <td>{name}</td>
                <td>{mark}</td>
                <td>{sim}</td>
                <td className={styles.end}>{formatCount(qty)}</td>
                <td>{remarks.join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <footer className={styles.signatures}>
        <p>Given by {from}</p>
        <p>Received by {to}</p>
      </footer>
    </article>
  );
}
