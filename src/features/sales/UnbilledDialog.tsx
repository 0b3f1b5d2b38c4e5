import { Modal } from 'antd';
import { useState } from 'react';
import { formatCountOf } from '@/format';
import { paths } from '@/paths';
import { accountsBilled } from '@/store/facts/accounts';
import type { Unbilled } from '@/store/billing/accounts/unbilled';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { BillLines } from './BillLines';
import styles from './UnbilledDialog.module.css';

/** Why an account gets no bill, with the way to what mends it, and what its bill would come to. */
function UnbilledAccount({ one: { company, number, cure, reason, amounts } }: { one: Unbilled }) {
  const isInBill = cure === 'bill';
  return (
    <section aria-label={company} className={styles.account}>
      <div className={styles.why}>
        <p role="status">{reason}</p>
        <LinkButton
          type="primary"
          aria-label={isInBill ? `Edit Bill of ${company}` : `Open ${company}`}
          to={isInBill ? paths.sales.editBillOf(number) : paths.sales.detailedClientOf(number)}
        >
          {isInBill ? 'Edit Bill' : 'Open Client'}
        </LinkButton>
      </div>
      <BillLines label={`Lines of ${company}`} name={`unbilled.${number}`} amounts={amounts} />
    </section>
  );
}

const titleFor = ([one, ...others]: readonly Unbilled[]) =>
  `No bill for ${one && others.length === 0 ? one.company : formatCountOf(others.length + 1, 'account')}`;

interface UnbilledDialogProps {
  unbilled: readonly Unbilled[];
  /** How many other accounts can be billed all the same. */
  others: number;
  /** Bills those. */
  onBillOthers: () => void;
  onClose: () => void;
}

/** The accounts that get no bill by the Billed button, and the way to bill the others that were ticked with them. */
export default function UnbilledDialog({ unbilled, others, onBillOthers, onClose }: UnbilledDialogProps) {
  const [open, setOpen] = useState(true);
  const billOthers = () => {
    onBillOthers();
    setOpen(false);
  };
  return (
    <Modal
      title={titleFor(unbilled)}
      open={open}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={800}
      footer={
        others > 0 && (
          <LimitedButton does={accountsBilled} onClick={billOthers}>
            Bill the other {formatCountOf(others, 'account')}
          </LimitedButton>
        )
      }
    >
      {unbilled.map((one) => (
        <UnbilledAccount key={one.accountId} one={one} />
      ))}
    </Modal>
  );
}
