import { Button } from 'antd';
import styles from './Offers.module.css';

export interface Offer {
  text: string;
  accept: () => void;
}

/** What can be taken over with a click from what was typed in the fields above; nothing where there is no offer. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers} role="group" aria-label="From what is typed">
      {offers.map(({ text, accept }) => (
        <Button key={text} size="small" onClick={accept}>
          {text}
        </Button>
      ))}
    </div>
  );
}
