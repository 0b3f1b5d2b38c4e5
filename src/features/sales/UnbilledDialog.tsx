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

const cureOf = ({ company, number, cure }: Unbilled) =>
  ({
    company: { text: 'Company Settings', label: 'Company Settings', to: paths.settings.company },
    bill: { text: 'Edit Bill', label: `Edit Bill of ${company}`, to: paths.sales.editBillOf(number) },
    client: { text: 'Open Client', label: `Open ${company}`, to: paths.sales.detailedClientOf(number) },
  })[cure];

/** Why an account gets no bill, with the way to what mends it, and what its bill would come to. */
function UnbilledAccount({ one }: { one: Unbilled }) {
  const { company, number, reason, amounts } = one;
  const { text, label, to } = cureOf(one);
  return (
    <section aria-label={company} className={styles.account}>
      <div className={styles.why}>
        <p role="status">{reason}</p>
        <LinkButton type="primary" aria-label={label} to={to}>
          {text}
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
